const elenco = new Intl.ListFormat('it')

/** Italian texts about newer versions of what is on screen; apart from `testi.ts`, because few pages need them. */
export const testi = {
  aggiornamento: (names: readonly string[]) => `Aggiornamento di ${elenco.format(names)}`,
  usaOra: 'Usa ora',
  primaSalva: 'Hai modifiche non salvate: salvale o annullale, poi potrai usarlo subito.',
  dallaProssima: 'Lo userai dalla prossima pagina che apri.',
  urgente: {
    title: (names: readonly string[]) => `Aggiornamento importante di ${elenco.format(names)}`,
    text: 'Chi amministra il portale chiede di usarlo subito: la pagina resta aperta, cambia solo questa parte.',
    unsaved: 'Chi amministra il portale chiede di usarlo subito, ma hai modifiche non salvate: se lo usi ora le perdi.',
    later: 'Dopo aver salvato',
  },
} as const
