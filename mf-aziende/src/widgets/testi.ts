/** Italian texts of what the module shows on the start page. */
export const testi = {
  titolo: 'Aziende da completare',
  daCompletare: 'da completare',
  inTutto: 'in tutto',
  meno: 'Quelle di cui si sa meno',
  tutte: 'Tutte quelle da completare',
  complete: 'Di ogni azienda si sa tutto quello che serve agli incroci.',
  nessunaGestore: 'Non c’è ancora nessuna azienda: aggiungi la prima.',
  nessunaAltri: 'Non c’è ancora nessuna azienda.',
} as const
