import { texts as shell } from '../texts.ts'

const retry = 'Riprova; se succede ancora, avvisa chi gestisce il portale.'

/** Italian texts of the session: what happened, and what to do. */
export const sessionTexts = {
  scaduta: 'Sessione scaduta',
  scadutaTesto: 'Accedi di nuovo per continuare: quello che hai scritto è ancora qui.',
  mostra: 'Mostra',
  nascondi: 'Nascondi',
  esci: 'Esci',
  riprovoTra: (secondi: number) => `Riprovo tra ${secondi} s`,
  riprovaTra: (secondi: number) => `Riprova tra ${secondi} s`,
  accessoFallito: 'Accesso non riuscito',
  errori: {
    scaduto: 'La sessione è scaduta: accedi di nuovo.',
    finito: shell.sessioneFinita,
    orologio:
      'L’accesso non vale ancora: forse l’orologio di questo computer è indietro. Controlla data e ora, poi riprova.',
    nonRiconosciuto: 'Il server non riconosce il tuo accesso: accedi di nuovo.',
    nonCompletato: 'Il server non ha potuto completare l’accesso: accedi di nuovo.',
    respinta: `Il server ha respinto la richiesta senza dire perché. ${retry}`,
    paginaVecchia: 'Questa pagina chiede qualcosa che il server non conosce: ricarica la pagina.',
    incomprensibile: shell.rispostaIncomprensibile,
    opzioni:
      'La pagina non è riuscita a collegarsi come previsto: ricaricala. Se succede ancora, avvisa chi gestisce il portale.',
    interrotta: shell.connessioneInterrotta,
    server: 'Il server ha un problema e non può rispondere adesso. Riprova tra poco.',
    troppo: 'Hai troppe schede del portale aperte: chiudi quelle che non ti servono, poi riprova.',
    silenzio: shell.nessunaRisposta,
    aggiornamenti: `Il server non riesce a consegnare gli aggiornamenti. ${retry}`,
    riavvio: 'Il server si sta riavviando: aspetta un momento, poi riprova.',
    sconosciuto: 'È successo un errore che questa pagina non conosce. Riprova; se succede ancora, ricarica la pagina.',
  },
} as const
