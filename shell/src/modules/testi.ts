import type { FailureKind } from '@bandiera/wire'

const elenco = new Intl.ListFormat('it')
const avvisa = 'Avvisa chi amministra il portale.'

/** Italian texts about modules that do not come up; each says what happened and what to do. */
export const testi = {
  nonRisponde: (name: string) => `Il modulo ${name} non risponde`,
  caricamento: (name: string) => `Caricamento di ${name}…`,
  precedente: (name: string, version: string, failed: string) =>
    `Stai usando la versione ${version} di ${name}: la ${failed} non risponde`,
  aggiornamento: (names: readonly string[]) => `Aggiornamento di ${elenco.format(names)}`,
  usaOra: 'Usa ora',
  primaSalva: 'Hai modifiche non salvate: salvale o annullale, poi potrai usarlo subito.',
  dallaProssima: 'Lo userai dalla prossima pagina che apri.',
  urgente: {
    title: (names: readonly string[]) => `Aggiornamento importante di ${elenco.format(names)}`,
    text: 'Chi amministra il portale chiede di usarlo subito: la pagina resta aperta, cambia solo questa parte.',
    unsaved: 'Chi amministra il portale chiede di usarlo subito, ma hai modifiche non salvate: se lo usi ora le perdi.',
    later: 'Dopo aver salvato',
  },
  perche: {
    network: 'I suoi file non sono arrivati. Controlla la connessione e riprova: il resto del portale funziona.',
    timeout: 'I suoi file non sono arrivati entro 8 secondi. Riprova: il resto del portale funziona.',
    integrity: `I suoi file non sono quelli pubblicati, quindi non li ho eseguiti. ${avvisa}`,
    execution: `Si è fermato con un errore all’avvio. Riprova; se succede ancora: ${avvisa.toLowerCase()}`,
    contract: `È fatto per un’altra versione del portale. ${avvisa}`,
    render: 'Si è fermato mentre mostrava questa pagina. Riprova, o continua in un’altra parte del portale.',
  } satisfies Record<FailureKind, string>,
} as const
