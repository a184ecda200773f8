/** Texts of what no operator has seen yet. */
export const reportTexts = {
  titolo: 'Da guardare',
  guasto: (id: string, versione: string, persone: number, cliente: string) =>
    `${id} ${versione} si è fermato per ${persone === 1 ? '1 persona' : `${persone} persone`} di ${cliente}`,
  ritiro: (id: string, versione: string, clienti: string) =>
    clienti
      ? `${id} ${versione} non c’è più per ${clienti}`
      : `${id} ${versione} è stato ritirato: non lo usava nessuno`,
  clienti: (nomi: readonly string[], quanti: number) =>
    quanti > nomi.length ? `${nomi.join(', ')} e altri ${quanti - nomi.length}` : nomi.join(', '),
  scrive: (chi: string | null, quando: string) =>
    `Così lo racconta la pagina di ${chi ?? 'una persona che non c’è più'}, ${quando}:`,
  intanto: 'Chi l’ha incontrato riceve intanto la versione di prima, per un giorno; gli altri tengono questa.',
  chi: (chi: string | null, quando: string) => `${chi ?? 'sistema'}, ${quando}`,
  indietro: 'Torna indietro per tutti',
  tieni: 'Tieni questa versione',
  visto: 'Ho visto',
  di: (azione: string, id: string, versione: string) => `${azione}: ${id} ${versione}`,
  fatto: { indietro: 'Il cliente è tornato alla versione di prima.', tieni: 'La versione resta a tutti.', visto: '' },
} as const
