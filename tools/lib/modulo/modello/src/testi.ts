/** Italian texts of the module. */
export const testi = {
  titolo: 'Modello',
  aziende: 'Aziende',
  caricamento: 'Caricamento delle aziende…',
  vuoto: 'Nessuna azienda',
  vuotoAiuto: 'Quando ci saranno delle aziende le troverai qui.',
  quante: (n: number) => (n === 1 ? '1 azienda' : `${n} aziende`),
  altre: 'Mostra altre aziende',
  visibili: 'aziende',
} as const
