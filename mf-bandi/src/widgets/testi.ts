/** Italian texts of what the module shows on the start page. */
export const testi = {
  inScadenza: 'Bandi in scadenza',
  redazione: 'I tuoi bandi',
  entro30: 'entro 30 giorni',
  aperti: 'aperti',
  prossimi: 'I primi che chiudono',
  tutti: 'Tutti i bandi in chiusura',
  nessuno: 'Nessun bando chiude nei prossimi 30 giorni.',
  nessunBandoLettore: 'Non c’è ancora nessun bando: quelli che un editore ti assegna stanno nell’elenco dei bandi.',
  nessunBandoEditore: 'Non c’è ancora nessun bando: importali dal catalogo degli incentivi o scrivi il primo.',
  vaiAiBandi: 'Vai ai bandi',
  bozze: 'bozze',
  inRevisione: 'in revisione',
  pubblicatiInScadenza: 'pubblicati in scadenza',
  daControllare: 'importati da controllare',
} as const
