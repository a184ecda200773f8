export const texts = {
  redazione: 'I tuoi bandi',
  nessunBandoEditore: 'Non c’è ancora nessun bando: importali dal catalogo degli incentivi o scrivi il primo.',
  vaiAiBandi: 'Vai ai bandi',
  bozze: 'bozze',
  inRevisione: 'in revisione',
  pubblicatiInScadenza: 'pubblicati in scadenza',
  daControllare: 'importati da controllare',
} as const
