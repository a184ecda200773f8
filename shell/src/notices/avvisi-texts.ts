import { formatDate } from '@bandiera/domain'
import type { PastNotice } from '../state.ts'
import type { countsOf } from './avvisi-groups.ts'

const count = (quanti: number, uno: string, molti: string): string[] =>
  quanti === 0 ? [] : [`${quanti} ${quanti === 1 ? uno : molti}`]

export const avvisiTexts = {
  title: 'Bandi per le tue aziende',
  registry: 'Registro dei moduli',
  aziendaGone: 'Un’azienda che non vedi più',
  of: (titolo: string) => `Segna come letto: ${titolo}`,
  mark: 'Letto',
  markAll: 'Segna tutte come lette',
  show: (quante: number) => (quante === 1 ? 'Mostra un’altra azienda' : `Mostra altre ${quante} aziende`),
  others: (quante: number) => (quante === 1 ? 'Un’altra azienda' : `Altre ${quante} aziende`),
  loading: 'Caricamento degli avvisi…',
  fresh: 'da leggere',
  today: 'Oggi',
  yesterday: 'Ieri',
  none: 'Nessuna notifica',
  empty:
    'Qui arrivano i nuovi bandi per le tue aziende e le scadenze, e restano gli avvisi che non hai fatto in tempo a leggere.',
  choose: 'Scegli che cosa ricevere',
  clear: 'Svuota',
  kind: { info: 'Informazione', success: 'Fatto', error: 'Errore' } satisfies Record<PastNotice['kind'], string>,
  /** `8 bandi ammissibili, 1 bando in chiusura`. */
  sum: ({ nuovi, possibili, cambiati, scadenze, chiusi }: ReturnType<typeof countsOf>): string =>
    [
      ...count(nuovi, 'bando ammissibile', 'bandi ammissibili'),
      ...count(possibili, 'nuovo incrocio', 'nuovi incroci'),
      ...count(cambiati, 'bando cambiato', 'bandi cambiati'),
      ...count(scadenze, 'bando in chiusura', 'bandi in chiusura'),
      ...count(chiusi, 'bando chiuso', 'bandi chiusi'),
    ].join(', '),
  line: (nome: string, somma: string): string => (somma ? `${nome}: ${somma}` : nome),
  /** After the title of the first grant: `, chiude il 29/11/2026, e altri 7`. */
  afterBando: (quanti: number, chiude: string | undefined): string => {
    const data = chiude ? `, chiude il ${formatDate(chiude)}` : ''
    if (quanti <= 1) return data
    return `${data && `${data},`} e ${quanti === 2 ? 'un altro' : `altri ${quanti - 1}`}`
  },
} as const
