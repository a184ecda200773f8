import type { FailureKind } from '@bandiera/wire'

const tellAdmin = 'Avvisa chi amministra il portale.'

export const moduleTexts = {
  notAnswering: (name: string) => `Il modulo ${name} non risponde`,
  loading: (name: string) => `Caricamento di ${name}…`,
  previous: (name: string, version: string, failed: string) =>
    `Stai usando la versione ${version} di ${name}: la ${failed} non risponde`,
  reason: {
    network: 'I suoi file non sono arrivati. Controlla la connessione e riprova: il resto del portale funziona.',
    timeout: 'I suoi file non sono arrivati entro 8 secondi. Riprova: il resto del portale funziona.',
    integrity: `I suoi file non sono quelli pubblicati, quindi non li ho eseguiti. ${tellAdmin}`,
    execution: `Si è fermato con un errore all’avvio. Riprova; se succede ancora: ${tellAdmin.toLowerCase()}`,
    contract: `È fatto per un’altra versione del portale. ${tellAdmin}`,
    render: 'Si è fermato mentre mostrava questa pagina. Riprova, o continua in un’altra parte del portale.',
    altered:
      'Un altro programma, come la traduzione della pagina o un’estensione del browser, l’ha modificata mentre era aperta. Riprova: il modulo non ha errori.',
    missing:
      'Una sua parte non è più sul server: forse è uscita una versione nuova. Con «Riprova» la pagina si ricarica.',
    undeclared: `Ha usato dati che non dichiara di usare. ${tellAdmin}`,
  } satisfies Record<FailureKind, string>,
} as const
