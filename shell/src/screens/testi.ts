/** Texts of the shell's own pages. */
export const testi = {
  accediPrima: 'Per vedere questa pagina devi prima accedere.',
  cerca: 'Cerca una pagina, un’azienda o un bando',
  quante: (pagine: number) => (pagine === 1 ? '1 pagina' : `${pagine} pagine`),
  cercaIn: (testo: string, elenco: string) => `Cerca «${testo}» in ${elenco}`,
  pagine: 'Pagine',
  neiDati: 'Nei dati',
  nessunaPagina: (testo: string) => `Nessuna tua pagina si chiama «${testo}».`,
  account: 'Il tuo account',
  documentoCaricamento: 'Sto cercando il documento…',
} as const
