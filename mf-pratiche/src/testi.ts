export const testi = {
  pratiche: 'Pratiche',
  pratica: 'Pratica',
  archivio: 'Archivio pratiche',
  archivioParole: 'chiuse concluse',
  nome: { uno: 'pratica', molti: 'pratiche' },
  elenco: {
    scopo: 'Qui seguirai ogni domanda di agevolazione dalla verifica dei requisiti all’erogazione.',
    cosa: [
      'vedere le pratiche per stato, per scadenza e per responsabile',
      'raccogliere i documenti richiesti da ogni bando',
      'avanzare di stato solo quando la legge e il bando lo permettono',
    ],
  },
  dettaglio: {
    scopo: 'Qui gestirai una pratica: stato, documenti, scadenze, note e storia.',
    cosa: ['completare la lista dei documenti', 'segnare scadenze e attività', 'vedere chi ha fatto che cosa e quando'],
  },
  chiuse: {
    scopo: 'Qui troverai le pratiche chiuse, da consultare o da riaprire.',
    cosa: ['cercare per anno e per azienda', 'ripristinare una pratica chiusa per errore'],
  },
  vaiIncroci: 'Trova i bandi adatti a un’azienda',
  vaiPratiche: 'Torna alle pratiche',
  visibili: (n: number) =>
    n === 1 ? 'Vedi già 1 pratica di questo portale.' : `Vedi già ${n} pratiche di questo portale.`,
  nessuna: 'Non c’è ancora nessuna pratica.',
  nonTrovata: 'Questa pratica non esiste o non è tra quelle che puoi vedere.',
  azienda: 'Azienda',
  stato: 'Stato',
  tipo: 'Tipo',
} as const
