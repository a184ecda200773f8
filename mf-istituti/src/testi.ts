export const testi = {
  istituti: 'Istituti credito',
  istituto: 'Istituto di credito',
  credito: 'FINANZIAMENTI',
  creditoSofabis: 'CALCOLO KPI',
  prestiti: 'PRESTITI',
  elenco: {
    scopo: 'Qui terrai gli istituti di credito e i loro prodotti, con tassi e validità.',
    cosa: ['aggiungere un istituto e i suoi prodotti', 'scegliere i gestori che li vedono', 'aggiornare i tassi'],
  },
  dettaglio: {
    scopo: 'Qui gestirai i prodotti di questo istituto.',
    cosa: ['aggiornare importi, durate e tassi', 'indicare quali aziende possono chiederli'],
  },
  confronto: {
    scopo: 'Qui confronterai i finanziamenti adatti a un’azienda e leggerai i suoi indici di bilancio.',
    cosa: [
      'confrontare rata, costo totale e TAEG indicativo di più prodotti',
      'vedere il piano di ammortamento',
      'leggere i KPI anno per anno, con la formula di ciascuno',
    ],
  },
  richiesta: {
    scopo: 'Qui chiederai un prestito per un’azienda, passo dopo passo.',
    cosa: ['indicare importo e durata', 'scegliere l’azienda', 'inviare la richiesta'],
  },
  vaiIncroci: 'Trova i bandi adatti a un’azienda',
  vaiAziende: 'Apri le aziende',
  vaiIstituti: 'Torna agli istituti',
  vaiBandi: 'Apri i bandi',
  prodotti: 'Prodotti',
  disponibili: (istituti: number, prodotti: number) =>
    `Ci sono già ${istituti === 1 ? '1 istituto' : `${istituti} istituti`} con ${prodotti === 1 ? '1 prodotto' : `${prodotti} prodotti`}.`,
  nessuno: 'Non c’è ancora nessun istituto.',
  nonTrovato: 'Questo istituto non esiste o non è tra quelli che puoi vedere.',
  chiudi: 'Chiudi',
} as const
