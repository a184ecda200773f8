/** Texts of the switches. */
export const featureTexts = {
  facoltative: 'Facoltative',
  base: 'Di base',
  annulla: 'Annulla modifica',
  errore: 'Non riesco a mostrare le funzioni',
  accesa: (nome: string) => `${nome}: accesa. La vede chi apre o ricarica il portale.`,
  spenta: (nome: string) => `${nome}: spenta. Chi ha una pagina aperta è avvisato.`,
  pagine: (titoli: readonly string[]) =>
    titoli.length === 0
      ? 'Nessuna pagina propria.'
      : `${titoli.length === 1 ? 'Pagina' : 'Pagine'}: ${titoli.join(', ')}.`,
  fuoriMenu: 'Non ha una voce nel menu di questo portale: portaci con un collegamento.',
  riservata: (n: number) =>
    n === 1
      ? 'Adesso ce l’ha 1 account, con chi lavora per lui.'
      : `Adesso ce l’hanno ${n} account, con chi lavora per loro.`,
  fissa: 'Sempre accesa: senza, nessuno potrebbe riaccendere niente.',
} as const
