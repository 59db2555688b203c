### Uma mesa num servidor, no cliente de texto.

## Comandos: a palavra, como se escreve, o que faz

client-command-say = dizer
    .usage = dizer TEXTO
    .help = diz alguma coisa a quem está à mesa
client-command-seats = lugares
    .usage = lugares
    .help = mostra quem se senta onde, e como voltar a encontrar a mesa
client-command-invite = convidar
    .usage = convidar
    .help = cria uma ligação para os lugares livres, se foste tu que abriste a mesa
client-command-hand = ceder
    .usage = ceder LUGAR level1…level5, ou ceder LUGAR open
    .help = cede a um bot um lugar que ninguém ocupa, ou liberta o de um bot, se foste tu que abriste a mesa
client-command-leave = abandonar
    .usage = abandonar
    .help = desistes do teu lugar
client-command-recovery = recuperação
    .usage = recuperação
    .help = mostra um código que leva os teus lugares para outro computador
client-command-recover = recuperar
    .usage = recuperar CÓDIGO
    .help = retoma os teus lugares a partir de outro computador
network-quit = sai do programa; o teu lugar continua a ser teu

## À entrada

network-ask-name = Como te chamas?
network-forgotten = O servidor já não te conhece: ali és de novo um convidado.
network-recovered = Os teus lugares já estão aqui.
network-recovery = O teu código é { $code }. No outro computador escreve: azulejo play --server { $address } --recover { $code }
network-recover-before = Só se pode fazer antes de te sentares: azulejo play --server URL --recover CÓDIGO
network-lobby = Escreve o número de uma mesa, cola um convite, ou escreve o nome de um jogo para abrir uma mesa nova.
network-lobby-unknown = A mesa «{ $text }» não está na lista.
network-no-tables = Ainda não há nenhuma mesa.
network-tables-mine = As tuas mesas
network-tables-open = Abertas a todos
network-table =
    { $state ->
        [gathering] { $game } com { $people }: à espera de jogadores
        [yours] { $game } com { $people }: é a tua vez
        [over] { $game } com { $people }: o jogo acabou
        [closed] { $game } com { $people }: fechada
       *[running] { $game } com { $people }: o jogo está a decorrer
    }

## À mesa

network-you = tu
network-free =
    { $count ->
        [one] um lugar livre
       *[other] { $count } lugares livres
    }
network-seat = { $seat }: { $person }
network-seat-left = O lugar { $seat } fica livre.
network-seat-yours = O lugar { $seat } é teu.
network-seat-taken = { $person } ocupa o lugar { $seat }.
network-watching = Não tens lugar aqui: estás a assistir.
network-invitation = Para quem quiseres convidar: azulejo play --table { $link }
network-gathering =
    { $count ->
        [0] Já estão todos. Falta quem abriu a mesa começar o jogo.
        [one] Ainda há um lugar livre. O jogo começa quando alguém o ocupar.
       *[other] Ainda há { $count } lugares livres. O jogo começa quando estiverem todos ocupados.
    }
network-said = { $name }: «{ $text }»
network-rematch = As mesmas pessoas podem voltar a jogar na mesa { $table }.
network-closed = Esta mesa foi fechada antes de o jogo começar.
network-left = De momento ninguém ocupa o lugar { $seat }.
network-left-host = De momento ninguém ocupa o lugar { $seat }. «ceder { $seat } level3» dá-o a um bot, «convidar» cria uma ligação para quem o quiser.
network-hand-how = Escreve-se assim: { $usage }
network-leave-sure = Desistes do teu lugar. Avanço?
network-left-seat = Deixaste o teu lugar.
network-seat-kept = O teu lugar continua a ser teu. Para voltar: azulejo play --server { $address } --table { $table }
network-table-id = A mesa é { $table }.
network-commitment = O que o acaso trouxer está fixado por { $commitment }; «azulejo replay» compara-o com o registo.
network-lost = Perdeu-se a ligação ao servidor. A tentar de novo…
network-back = De novo em linha.

## Erros

network-error-no-server = Que servidor? Acrescenta --server com o endereço, ou dá a ligação inteira.
network-error-address = «{ $text }» não é o endereço de um servidor: escreve-o como http://192.168.1.20:8400
network-error-unreachable = Ninguém responde em { $address }. O servidor está ligado, e o endereço está certo?
network-error-strange = O que responde em { $address } não é um servidor destes jogos, ou é de outra versão ({ $reason }).
network-error-unsure = Perdeu-se a ligação a { $address } antes da resposta. Antes de tentares de novo, vê se a mesa foi aberta: azulejo play --server { $address }
network-error-table = Não há aqui nenhuma mesa «{ $text }», ou não é para ti.
network-error-session = Isto não é uma sessão. Afasta o ficheiro para entrares como novo convidado.
