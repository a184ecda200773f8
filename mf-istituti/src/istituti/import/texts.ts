export const texts = {
  importIt: 'Aggiorna tassi',
  title: 'Aggiorna tassi da CSV',
  aiuto:
    'Scarica i tassi di oggi, correggili nel foglio di calcolo e carica il file: prima di scrivere vedi l’esito di ogni riga.',
  download: 'Scarica i tassi di oggi',
  fileName: 'tassi.csv',
  file: 'File CSV dei tassi',
  aiutoFile: 'Colonne: Istituto, Prodotto, TAN minimo, TAN massimo e, se vuoi, Valido dal e Valido al.',
  trial: 'Non ho ancora scritto niente: controlla l’esito di ogni riga.',
  nothing: 'Non c’è niente da aggiornare: i tassi del file sono già quelli del portale.',
  onlyErrors: 'Nessuna riga si può usare: correggi il file e caricalo di nuovo.',
  apply: (n: number) => (n === 1 ? 'Aggiorna 1 prodotto' : `Aggiorna ${n} prodotti`),
  updated: (n: number) => (n === 1 ? 'Tassi aggiornati per 1 prodotto.' : `Tassi aggiornati per ${n} prodotti.`),
  notWritten: (n: number) =>
    n === 1
      ? '1 prodotto non è stato aggiornato: il motivo è nella sua riga.'
      : `${n} prodotti non sono stati aggiornati: il motivo è nella loro riga.`,
  running: 'Aggiornamento…',
  otherFile: 'Carica un altro file',
  columns: {
    istituto: 'Istituto',
    prodotto: 'Prodotto',
    tanMin: 'TAN minimo',
    tanMax: 'TAN massimo',
    validoDal: 'Valido dal',
    validoAl: 'Valido al',
  },
  errors: {
    colonna: (nome: string) => `Nel file manca la colonna «${nome}»: scarica i tassi di oggi e parti da quel file.`,
    inPiu: 'La riga ha più celle delle colonne: metti tra virgolette i testi che contengono il separatore.',
    istituto: (nome: string) => `Nessun istituto si chiama «${nome}»: scrivi il nome come nel portale.`,
    piuIstituti: (nome: string) => `Più istituti si chiamano «${nome}»: dai loro nomi diversi, poi ricarica il file.`,
    prodotto: (nome: string) => `L’istituto non ha un prodotto «${nome}»: scrivi il nome come nel portale.`,
    piuProdotti: (nome: string) => `L’istituto ha più prodotti «${nome}»: dai loro nomi diversi, poi ricarica il file.`,
    numero: (campo: string, testo: string) => `${campo}: «${testo}» non è un numero. Scrivi per esempio 4,25.`,
    giorno: (campo: string, testo: string) => `${campo}: «${testo}» non è una data. Scrivi per esempio 31/12/2026.`,
    senzaTan: 'Scrivi almeno uno dei due TAN.',
    doppia: (riga: number) => `Lo stesso prodotto è già alla riga ${riga}: lascia una riga sola.`,
  },
} as const
