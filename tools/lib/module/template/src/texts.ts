/** Italian texts of the module. */
export const texts = {
  title: 'Placeholder',
  aziende: 'Aziende',
  loading: 'Caricamento delle aziende…',
  empty: 'Nessuna azienda',
  emptyHelp: 'Quando ci saranno delle aziende le troverai qui.',
  count: (n: number) => (n === 1 ? '1 azienda' : `${n} aziende`),
  more: 'Mostra altre aziende',
  visible: 'aziende',
} as const
