export const texts = {
  editorialWork: 'I tuoi bandi',
  noBandoEditore: 'Non c’è ancora nessun bando: importali dal catalogo degli incentivi o scrivi il primo.',
  goToBandi: 'Vai ai bandi',
  drafts: 'bozze',
  inReview: 'in revisione',
  publishedExpiring: 'pubblicati in scadenza',
  toCheck: 'importati da controllare',
} as const
