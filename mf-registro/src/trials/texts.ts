export const texts = {
  tabs: 'Che cosa provare',
  intro: 'Qui non cambia niente: leggi soltanto che cosa succederebbe.',
  shell: 'Con un’altra shell',
  shellNote: 'Scegli lo shell.json di un’altra build del portale (shell/dist/shell.json), oppure incolla il suo testo.',
  file: 'shell.json',
  text: 'Testo di shell.json',
  textError: 'Questo non è uno shell.json: servono version, contracts e shared.',
  waiting: 'Sto provando…',
  feature: 'Senza una funzione',
  featureNote: 'Scegli un cliente e spunta le funzioni che non avrebbe più.',
  tenant: 'Cliente',
  chooseTenant: 'Scegli un cliente…',
  features: 'Funzioni da spegnere',
  fixed: (label: string) => `${label} (non se ne può fare a meno)`,
  off: (label: string) => `${label} (già spenta)`,
  featuresError: 'Non riesco a leggere le funzioni di questo cliente',
  nothing: 'Nessun cliente riceverebbe qualcosa di diverso.',
  noFeatures: 'Non cambierebbe niente per questo cliente.',
  refused: (n: number) =>
    n === 1
      ? 'Non si può: un cliente resterebbe senza qualcosa di cui non può fare a meno.'
      : `Non si può: in ${n} casi un cliente resterebbe senza qualcosa di cui non può fare a meno.`,
  table: 'Che cosa cambierebbe',
  stays: 'Non si può',
  without: (chiavi: readonly string[]) => `senza ${chiavi.join(', ')}`,
  notUsed: 'nessuna pagina lo caricherebbe più',
} as const
