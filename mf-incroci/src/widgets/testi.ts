/** Italian texts of what the module shows on the start page. */
export const testi = {
  titolo: 'Nuovi incroci',
  conteggio: 'Incroci aperti',
  nuovi: 'Bandi aperti da poco, con le aziende ammissibili',
  nessunNuovo: 'Tra i bandi aperti negli ultimi 30 giorni nessuno va bene a un’azienda.',
  perAzienda: 'Aziende con più bandi ammissibili',
  nessuno: 'Nessuna azienda è ammissibile a un bando aperto: completa i dati che mancano.',
  vuoto: 'Servono almeno un’azienda e un bando pubblicato.',
  vai: 'Vai agli incroci',
  aziende: (n: number) => (n === 1 ? '1 azienda' : `${n} aziende`),
  bandi: (n: number) => (n === 1 ? '1 bando' : `${n} bandi`),
} as const
