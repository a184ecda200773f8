export const keyboardTexts = {
  scorciatoie: 'Scorciatoie da tastiera',
  bottone: 'Cerca',
  aiuto: 'Mostra le scorciatoie',
  cercaQui: 'Cerca in questa pagina',
  poi: 'poi',
  vaiA: 'Vai a: premi una lettera',
} as const
