/** Texts of the frame around the pages. */
export const testi = {
  inEvidenza: 'Collegamento in evidenza',
  chiudi: 'Chiudi',
  popupBloccato: 'Il browser ha bloccato la finestra. Consenti le finestre di questo sito, oppure',
  popupQui: 'apri la pagina qui',
  stampatoIl: (giorno: string) => `Stampato il ${giorno}`,
} as const
