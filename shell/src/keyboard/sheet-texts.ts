/** Of the sheet alone, which loads when it is opened. */
export const sheetTexts = {
  chiudi: 'Chiudi',
  gruppi: { generali: 'Ovunque', vai: 'Vai a una pagina', pagina: 'In questa pagina', elenco: 'Nell’elenco' },
  cerca: 'Cerca pagine, azioni e dati',
  esci: 'Chiudi ciò che è aperto',
  successiva: 'Riga successiva',
  precedente: 'Riga precedente',
  seleziona: 'Seleziona la riga',
  modifica: 'Modifica un dato della riga',
  apri: 'Apri la riga',
  invio: 'Invio',
  spiega:
    'Funzionano quando non stai scrivendo in un campo. Se le spegni, la ricerca resta sul bottone «Cerca» in alto e il ' +
    'resto nei menu.',
  spente: 'Adesso sono spente su questo browser.',
} as const
