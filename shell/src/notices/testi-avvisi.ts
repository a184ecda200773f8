import { formatDate, type Avviso } from '@bandiera/domain'

const aziende = (quante: number, nome: string | undefined): string =>
  quante > 1 ? `${quante} aziende` : (nome ?? 'un’azienda che non vedi più')

/** Italian texts of the notices that stay. */
export const testi = {
  titolo: 'Bandi per le tue aziende',
  bandoSparito: 'Un bando che non vedi più',
  di: (titolo: string) => `Segna come letto: ${titolo}`,
  segna: 'Letto',
  segnaTutti: 'Segna tutti come letti',
  altri: (quanti: number) => (quanti === 1 ? 'Mostra un altro bando' : `Mostra altri ${quanti} bandi`),
  caricamento: 'Caricamento degli avvisi…',
  nuova: 'da leggere',
  /** What a notice says under the title of its grant. */
  riga: ({ tipo, chiude, quante }: Avviso, nome: string | undefined): string => {
    const chi = aziende(quante, nome)
    if (tipo === 'scadenza') return `Chiude il ${formatDate(chiude)}: ${chi}`
    return tipo === 'nuovo_incrocio' ? `Nuovo incrocio: ${chi}` : `Il bando è cambiato: ${chi}`
  },
} as const
