import { texts as shell } from '../texts.ts'

const retry = 'Riprova; se succede ancora, avvisa chi gestisce il portale.'

export const sessionTexts = {
  retryingIn: (secondi: number) => `Riprovo tra ${secondi} s`,
  retryIn: (secondi: number) => `Riprova tra ${secondi} s`,
  loginFailed: 'Accesso non riuscito',
  errori: {
    expired: 'La sessione è scaduta: accedi di nuovo.',
    ended: shell.sessionEnded,
    clock:
      'L’accesso non vale ancora: forse l’orologio di questo computer è indietro. Controlla data e ora, poi riprova.',
    notRecognised: 'Il server non riconosce il tuo accesso: accedi di nuovo.',
    notCompleted: 'Il server non ha potuto completare l’accesso: accedi di nuovo.',
    refused: `Il server ha respinto la richiesta senza dire perché. ${retry}`,
    oldPage: 'Questa pagina chiede qualcosa che il server non conosce: ricarica la pagina.',
    unreadable: shell.unreadableAnswer,
    options:
      'La pagina non è riuscita a collegarsi come previsto: ricaricala. Se succede ancora, avvisa chi gestisce il portale.',
    interrupted: shell.connectionLost,
    server: 'Il server ha un problema e non può rispondere adesso. Riprova tra poco.',
    tooMuch: 'Hai troppe schede del portale aperte: chiudi quelle che non ti servono, poi riprova.',
    silence: shell.noAnswer,
    updates: `Il server non riesce a consegnare gli aggiornamenti. ${retry}`,
    restart: 'Il server si sta riavviando: aspetta un momento, poi riprova.',
    unknown: 'È successo un errore che questa pagina non conosce. Riprova; se succede ancora, ricarica la pagina.',
  },
} as const
