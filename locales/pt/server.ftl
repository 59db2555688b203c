# O que um servidor diz a quem lhe pergunta.
server-front = Este é um servidor de Lisboa e Madeira, compilado sem as suas páginas para o navegador («make run» inclui-as). Joga-se no terminal com: azulejo play --server { $address }
server-guest = Convidado
server-malformed = Não é possível ler o pedido: { $reason }
server-too-large = É demasiado longo.
server-no-session = O servidor ainda não te conhece: pede primeiro uma sessão.
server-forbidden = Nesta mesa isso não te cabe a ti.
server-not-found = Isso não existe aqui, ou não é para ti.
server-method = Este endereço não aceita pedidos desse tipo.
server-cross-site = O pedido vem de outro sítio.
server-stale = A mesa já avançou; eis como está.
server-too-many =
    { $seconds ->
        [one] Demasiados pedidos de uma vez. Tenta de novo daqui a um segundo.
       *[other] Demasiados pedidos de uma vez. Tenta de novo daqui a { $seconds } segundos.
    }
server-unavailable = Não foi possível registá-lo, por isso nada mudou. Tenta de novo.
server-late = A resposta não chegou a tempo, por isso não se sabe se o pedido foi cumprido. Envia-o de novo com o mesmo id: será cumprido uma só vez.
server-internal = Algo correu mal no servidor. Nada mudou.
server-not-now = Não é o momento.
server-not-over = O jogo ainda não acabou.
server-not-started = O jogo ainda não começou.
server-started-already = O jogo já começou.
server-table-closed = Esta mesa está fechada.
server-bad-id = O identificador do pedido deve ter de 1 a 64 caracteres.
server-empty = Não há nada para dizer.
server-seated-already = Já tens um lugar nesta mesa.
server-other-seat = O convite é para outro lugar.
server-no-free-seat = Esse lugar não está livre.
server-by-invitation = A partida já começou: os lugares que ficaram livres são dados por quem abriu a mesa, por convite.
server-seat-taken = Esse lugar está ocupado.
server-seats-open = Ainda há lugares livres.
server-no-such-seat = Esse lugar não existe.
server-no-such-game = Esse jogo não existe.
server-one-seat = Um lugar basta para uma pessoa.
server-bad-level = Os níveis vão de 1 a 5.
server-bad-nonce = A palavra para a semente pode ter no máximo 64 caracteres.
server-bad-name = Um nome pode ter no máximo 40 caracteres, sem caracteres de controlo.
server-bad-language = As línguas são en, it, es e pt.
server-bad-code = Este código não é conhecido.
server-bad-invitation = Este convite já não é válido.
server-no-hints = Nesta mesa não se dão conselhos.
server-too-many-tables = Tens demasiadas mesas abertas.
server-too-many-bots = Tens demasiados bots nas tuas mesas.
server-too-many-analyses = Estão a ser avaliadas demasiadas partidas. Tenta mais tarde.
server-too-many-sockets = Tens demasiadas ligações.
server-too-many-followed = Segues demasiadas mesas.
