/** Texts of the data that would settle most grants. */
export const testi = {
  titolo: (n: number, bandi: number) =>
    bandi === 1
      ? 'Completa un dato e un altro bando diventa verificabile'
      : n === 1
        ? `Completa un dato e altri ${bandi} bandi diventano verificabili`
        : `Completa ${n} dati e altri ${bandi} bandi diventano verificabili`,
  testo: 'Sono i bandi che aspettano un solo dato di questa azienda: con la risposta si sa se è ammissibile.',
  elenco: 'Dati da completare',
  diventano: (bandi: number) =>
    bandi === 1 ? 'Un altro bando diventa verificabile' : `Altri ${bandi} bandi diventano verificabili`,
} as const
