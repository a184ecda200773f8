export const keyboardTexts = {
  scorciatoie: 'Scorciatoie da tastiera',
  chiudi: 'Chiudi',
  bottone: 'Cerca',
  gruppi: { generali: 'Ovunque', vai: 'Vai a una pagina', pagina: 'In questa pagina' },
  cerca: 'Cerca pagine, azioni e dati',
  aiuto: 'Mostra le scorciatoie',
  esci: 'Chiudi ciò che è aperto',
  cercaQui: 'Cerca in questa pagina',
  poi: 'poi',
  vaiA: 'Vai a: premi una lettera',
  spiega:
    'Funzionano quando non stai scrivendo in un campo. Se le spegni, la ricerca resta sul bottone «Cerca» in alto e il ' +
    'resto nei menu.',
  spente: 'Adesso sono spente su questo browser.',
} as const
