export const texts = {
  name: { uno: 'istituto', molti: 'istituti', genere: 'm' },
  goBack: 'Istituti credito',
  notFound: 'Questo istituto non esiste o non è tra quelli che puoi vedere.',
  empty: 'Non c’è ancora nessun istituto',
  emptyHelp:
    'Aggiungi una banca, un confidi o una società di leasing con i suoi prodotti: i gestori che scegli li confronteranno in FINANZIAMENTI.',
  newTitle: 'Nuovo istituto',
  create: 'Crea istituto',
  createdOne: 'Istituto creato. Ora puoi aggiungere i suoi prodotti.',
  saved: 'Istituto salvato.',
  remove: 'Elimina istituto',
  deleted: 'Istituto eliminato.',
  confirmDelete: (nome: string, prodotti: number) => ({
    title: `Eliminare ${nome}?`,
    text: `${prodotti === 1 ? 'Anche il suo prodotto sparisce' : `Anche i suoi ${prodotti} prodotti spariscono`} dai confronti dei gestori. Resta nel cestino per 90 giorni.`,
  }),
  columns: { nome: 'Istituto', prodotti: 'Prodotti', tan: 'TAN', validita: 'Validità', gestori: 'Gestori' },
  validita: {
    valid: 'Validi',
    expiredMany: (n: number) => (n === 1 ? '1 scaduto' : `${n} scaduti`),
    filtro: { scaduti: 'Con prodotti scaduti', validi: 'Tutti i prodotti validi', nessuno: 'Senza prodotti' },
  },
  tabs: 'Parti dell’istituto',
  tab: { products: 'Prodotti', data: 'Dati e gestori', history: 'Storico' },
  fieldTexts: {
    referente: (n: number) => `Referente ${n}`,
    addReferente: 'Aggiungi referente',
    removeReferente: (n: number) => `Togli il referente ${n}`,
  },
  editData: 'Modifica dati',
  noGestore: 'Nessun gestore: i prodotti non compaiono in nessun confronto.',
} as const
