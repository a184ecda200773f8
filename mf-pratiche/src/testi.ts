import { archivio } from './testi/archivio.ts'
import { elenco } from './testi/elenco.ts'
import { pagina } from './testi/pagina.ts'
import { passo } from './testi/passo.ts'
import { widgets } from './testi/widgets.ts'

export const testi = {
  pratiche: 'Pratiche',
  pratica: 'Pratica',
  archivio: 'Archivio',
  archivioParole: 'chiuse concluse archiviate scaduti',
  nuova: 'Nuova pratica',
  nuovaParole: 'apri crea domanda',
  documenti: 'Documenti',
  nome: { uno: 'pratica', molti: 'pratiche' },
  vaiPratiche: 'Torna alle pratiche',
  vaiIncroci: 'Trova i bandi adatti',
  nonTrovata: 'Questa pratica non esiste o non è tra quelle che puoi vedere.',
  azienda: 'Azienda',
  bando: 'Bando',
  stato: 'Stato',
  nessuno: 'Nessuno',
  unCollega: 'Un collega',
  apri: 'Apri',
  salvato: 'Salvato',
  avvisi: {
    titolo: 'Scaduti per te',
    scaduta: (cosa: string, data: string) => `È passato il termine del ${data}: ${cosa}`,
  },
  elenco,
  passo,
  pagina,
  chiuse: archivio,
  widgets,
} as const
