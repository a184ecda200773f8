export const texts = {
  nome: { uno: 'istituto', molti: 'istituti', genere: 'm' },
  torna: 'Istituti credito',
  nonTrovato: 'Questo istituto non esiste o non è tra quelli che puoi vedere.',
  vuoto: 'Non c’è ancora nessun istituto',
  vuotoAiuto:
    'Aggiungi una banca, un confidi o una società di leasing con i suoi prodotti: i gestori che scegli li confronteranno in FINANZIAMENTI.',
  nuovoTitolo: 'Nuovo istituto',
  crea: 'Crea istituto',
  creato: 'Istituto creato. Ora puoi aggiungere i suoi prodotti.',
  salvato: 'Istituto salvato.',
  elimina: 'Elimina istituto',
  eliminato: 'Istituto eliminato.',
  confermaElimina: (nome: string, prodotti: number) => ({
    title: `Eliminare ${nome}?`,
    text: `${prodotti === 1 ? 'Anche il suo prodotto sparisce' : `Anche i suoi ${prodotti} prodotti spariscono`} dai confronti dei gestori. Resta nel cestino per 90 giorni.`,
  }),
  colonne: { nome: 'Istituto', prodotti: 'Prodotti', tan: 'TAN', validita: 'Validità', gestori: 'Gestori' },
  validita: {
    validi: 'Validi',
    scaduti: (n: number) => (n === 1 ? '1 scaduto' : `${n} scaduti`),
    filtro: { scaduti: 'Con prodotti scaduti', validi: 'Tutti i prodotti validi', nessuno: 'Senza prodotti' },
  },
  schede: 'Parti dell’istituto',
  tab: { prodotti: 'Prodotti', dati: 'Dati e gestori', storico: 'Storico' },
  fieldTexts: {
    referente: (n: number) => `Referente ${n}`,
    aggiungiReferente: 'Aggiungi referente',
    togliReferente: (n: number) => `Togli il referente ${n}`,
  },
  modificaDati: 'Modifica dati',
  nessunGestore: 'Nessun gestore: i prodotti non compaiono in nessun confronto.',
} as const
