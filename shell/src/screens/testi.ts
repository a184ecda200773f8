/** Texts of the shell's own pages. */
export const testi = {
  accediPrima: 'Per vedere questa pagina devi prima accedere.',
  cerca: 'Cerca una pagina o un nome',
  quante: (pagine: number) => (pagine === 1 ? '1 pagina' : `${pagine} pagine`),
  cercaIn: (testo: string, elenco: string) => `Cerca «${testo}» in ${elenco}`,
  pagine: 'Pagine',
  neiDati: 'Nei dati',
  nessunaPagina: (testo: string) => `Nessuna tua pagina si chiama «${testo}».`,
  account: 'Il tuo account',
  documentoCaricamento: 'Sto cercando il documento…',
  terziTitolo: 'Siti di altri dentro il portale',
  terzi: (sito: string) =>
    `La pagina Rent mostra ${sito}, che non è di chi gestisce questo portale. Quando la apri, il tuo browser si collega a ` +
    'quel sito, che viene a sapere il tuo indirizzo di rete e può conservare cookie propri: valgono le sue regole. Finché ' +
    'non apri la pagina, nessun collegamento parte.',
  sitoAffitti: (host: string | null) =>
    host ? `il sito degli affitti ${host}` : 'il sito degli affitti di un altro gestore',
} as const
