/** Objectives of a grant and of a company's need, as the official catalogue names them. The settings of every page read them. */
export const OBJECTIVES = [
  'Sostegno investimenti',
  'Sostegno liquidità',
  'Internazionalizzazione',
  'Innovazione e ricerca',
  "Start up/Sviluppo d'impresa",
  'Digitalizzazione',
  'Transizione ecologica',
  "Crisi d'impresa",
  'Inclusione sociale',
  'Imprenditoria giovanile',
  'Imprenditoria femminile',
  'Formazione',
  'Rafforzamento del capitale',
] as const
