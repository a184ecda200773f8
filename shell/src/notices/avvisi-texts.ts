import { formatDate } from '@bandiera/domain'
import type { AvvisiCounts } from './avvisi-groups.ts'

const count = (quanti: number, uno: string, molti: string): string[] =>
  quanti === 0 ? [] : [`${quanti} ${quanti === 1 ? uno : molti}`]

/** Italian texts of the notices that stay. */
export const avvisiTexts = {
  titolo: 'Bandi per le tue aziende',
  registro: 'Registro dei moduli',
  aziendaSparita: 'Un’azienda che non vedi più',
  di: (titolo: string) => `Segna come letto: ${titolo}`,
  segna: 'Letto',
  segnaTutti: 'Segna tutti come letti',
  mostra: (quante: number) => (quante === 1 ? 'Mostra un’altra azienda' : `Mostra altre ${quante} aziende`),
  altre: (quante: number) => (quante === 1 ? 'Un’altra azienda' : `Altre ${quante} aziende`),
  caricamento: 'Caricamento degli avvisi…',
  nuova: 'da leggere',
  /** `8 bandi ammissibili, 1 bando in chiusura`. */
  somma: ({ nuovi, possibili, cambiati, scadenze, chiusi }: AvvisiCounts): string =>
    [
      ...count(nuovi, 'bando ammissibile', 'bandi ammissibili'),
      ...count(possibili, 'nuovo incrocio', 'nuovi incroci'),
      ...count(cambiati, 'bando cambiato', 'bandi cambiati'),
      ...count(scadenze, 'bando in chiusura', 'bandi in chiusura'),
      ...count(chiusi, 'bando chiuso', 'bandi chiusi'),
    ].join(', '),
  riga: (nome: string, somma: string): string => (somma ? `${nome}: ${somma}` : nome),
  /** After the title of the first grant: `, chiude il 29/11/2026, e altri 7`. */
  dopoBando: (quanti: number, chiude: string | undefined): string => {
    const data = chiude ? `, chiude il ${formatDate(chiude)}` : ''
    if (quanti <= 1) return data
    return `${data && `${data},`} e ${quanti === 2 ? 'un altro' : `altri ${quanti - 1}`}`
  },
} as const
