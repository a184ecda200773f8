import { formatDate } from '@bandiera/domain'

const tabella = (giorno: string): string => (giorno ? `raccordo ISTAT del ${formatDate(giorno)}` : 'raccordo ISTAT')

/** Words for codes of 2025 that stand for those of 2007. */
export const raccordo = {
  proposti: 'Codici ATECO 2025 proposti',
  proposto: ({ codice, titolo }: { codice: string; titolo: string }, da: string, giorno: string) =>
    `ATECO 2025: ${codice} proposto dal ${tabella(giorno)} per ${da}. Titolo del 2025: ${titolo}`,
  scegli: 'Scegli…',
  scegliPer: (da: string) => `Codice ATECO 2025 per ${da}`,
  piuDiUno: (da: string, giorno: string) =>
    `${da} corrisponde a più codici nel ${tabella(giorno)}: scegli quello della visura. Se non c’è, aggiungilo con Modifica.`,
  conferma: 'Conferma',
  confermaDi: (da: string) => `Conferma il codice 2025 per ${da}`,
  aggiunto: (codice: string) => `Aggiunto ${codice} (ATECO 2025).`,
} as const
