import type { FailureKind } from './failure.ts'

const avvisa = 'Avvisa chi amministra il portale.'

/** Italian texts about modules that do not come up; each says what happened and what to do. */
export const testi = {
  nonRisponde: (name: string) => `Il modulo ${name} non risponde`,
  caricamento: (name: string) => `Caricamento di ${name}…`,
  perche: {
    network: 'I suoi file non sono arrivati. Controlla la connessione e riprova: il resto del portale funziona.',
    timeout: 'I suoi file non sono arrivati entro 8 secondi. Riprova: il resto del portale funziona.',
    integrity: `I suoi file non sono quelli pubblicati, quindi non li ho eseguiti. ${avvisa}`,
    execution: `Si è fermato con un errore all’avvio. Riprova; se succede ancora: ${avvisa.toLowerCase()}`,
    contract: `È fatto per un’altra versione del portale. ${avvisa}`,
    render: 'Si è fermato mentre mostrava questa pagina. Riprova, o continua in un’altra parte del portale.',
  } satisfies Record<FailureKind, string>,
} as const
