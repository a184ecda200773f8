/** Texts of the page that says what would happen. */
export const texts = {
  schede: 'Che cosa provare',
  intro: 'Qui non cambia niente: leggi soltanto che cosa succederebbe.',
  shell: 'Con un’altra shell',
  shellNota: 'Scegli lo shell.json di un’altra build del portale (shell/dist/shell.json), oppure incolla il suo testo.',
  file: 'shell.json',
  testo: 'Testo di shell.json',
  testoErrore: 'Questo non è uno shell.json: servono version, contracts e shared.',
  prova: 'Che cosa succederebbe',
  attesa: 'Sto provando…',
  funzione: 'Senza una funzione',
  funzioneNota: 'Scegli un cliente e spunta le funzioni che non avrebbe più.',
  cliente: 'Cliente',
  scegliCliente: 'Scegli un cliente…',
  funzioni: 'Funzioni da spegnere',
  fissa: (label: string) => `${label} (non se ne può fare a meno)`,
  spenta: (label: string) => `${label} (già spenta)`,
  erroreFunzioni: 'Non riesco a leggere le funzioni di questo cliente',
  niente: 'Nessun cliente riceverebbe qualcosa di diverso.',
  nienteFunzioni: 'Non cambierebbe niente per questo cliente.',
  rifiutata: (n: number) =>
    n === 1
      ? 'Non si può: un cliente resterebbe senza qualcosa di cui non può fare a meno.'
      : `Non si può: in ${n} casi un cliente resterebbe senza qualcosa di cui non può fare a meno.`,
  tabella: 'Che cosa cambierebbe',
  resta: 'Non si può',
  senza: (chiavi: readonly string[]) => `senza ${chiavi.join(', ')}`,
  nonUsato: 'nessuna pagina lo caricherebbe più',
} as const
