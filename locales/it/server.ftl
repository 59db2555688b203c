# Ciò che un server dice a chi lo interroga.
server-front = Questo è un server per Lisboa e Madeira, compilato senza le sue pagine per il browser («make run» le comprende). Si gioca dal terminale con: azulejo play --server { $address }
server-guest = Ospite
server-malformed = La richiesta non si può leggere: { $reason }
server-too-large = È troppo lungo.
server-no-session = Il server non ti conosce ancora: chiedi prima una sessione.
server-forbidden = A questo tavolo non spetta a te.
server-not-found = Qui non c’è niente del genere, oppure non è per te.
server-method = A questo indirizzo non si può chiedere in questo modo.
server-cross-site = La richiesta viene da un altro sito.
server-stale = Il tavolo è andato avanti; ecco a che punto è.
server-too-many =
    { $seconds ->
        [one] Troppe richieste insieme. Riprova tra un secondo.
       *[other] Troppe richieste insieme. Riprova tra { $seconds } secondi.
    }
server-unavailable = Non è stato possibile registrarlo, quindi nulla è cambiato. Riprova.
server-late = La risposta non è arrivata in tempo, quindi non si sa se è stato fatto. Invialo di nuovo con lo stesso id: sarà fatto una volta sola.
server-internal = Qualcosa è andato storto sul server. Nulla è cambiato.
server-not-now = Non è il momento.
server-not-over = La partita non è ancora finita.
server-not-started = La partita non è cominciata.
server-started-already = La partita è già cominciata.
server-table-closed = Questo tavolo è chiuso.
server-bad-id = L’identificativo della richiesta deve avere da 1 a 64 caratteri.
server-empty = Non c’è niente da dire.
server-seated-already = Hai già un posto a questo tavolo.
server-other-seat = L’invito è per un altro posto.
server-no-free-seat = Quel posto non è libero.
server-by-invitation = La partita è cominciata: i posti lasciati liberi li assegna chi ospita, su invito.
server-seat-taken = Quel posto è occupato.
server-seats-open = Ci sono ancora posti liberi.
server-no-such-seat = Quel posto non esiste.
server-no-such-game = Quel gioco non c’è.
server-one-seat = Un posto basta per una persona.
server-bad-level = I livelli vanno da 1 a 5.
server-bad-nonce = La parola per il seme può avere al massimo 64 caratteri.
server-bad-name = Un nome può avere al massimo 40 caratteri, senza caratteri di controllo.
server-bad-language = Le lingue sono en, it, es e pt.
server-bad-code = Questo codice non è noto.
server-bad-invitation = Questo invito non è più valido.
server-no-hints = A questo tavolo non si danno consigli.
server-too-many-tables = Hai troppi tavoli aperti.
server-too-many-bots = Hai troppi bot ai tuoi tavoli.
server-too-many-analyses = Si stanno giudicando troppe partite. Riprova più tardi.
server-too-many-sockets = Hai troppe connessioni.
server-too-many-followed = Segui troppi tavoli.
