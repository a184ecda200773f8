/** Objectives as the official catalogue names them, each with the need that a new catalogue of needs has for it. */
export const objectiveNeeds = {
  'Sostegno investimenti': 'Acquistare macchinari e attrezzature',
  'Sostegno liquidità': 'Avere più liquidità',
  Internazionalizzazione: 'Vendere all’estero',
  'Innovazione e ricerca': 'Sviluppare nuovi prodotti',
  "Start up/Sviluppo d'impresa": 'Avviare o far crescere l’impresa',
  Digitalizzazione: 'Digitalizzare processi e vendite',
  'Transizione ecologica': 'Ridurre consumi ed emissioni',
  "Crisi d'impresa": 'Superare un momento di crisi',
  'Inclusione sociale': 'Assumere persone svantaggiate',
  'Imprenditoria giovanile': 'Fare impresa da giovani',
  'Imprenditoria femminile': 'Fare impresa da donne',
  Formazione: 'Formare il personale',
  'Rafforzamento del capitale': 'Rafforzare il capitale',
} as const
export const OBJECTIVES = Object.keys(objectiveNeeds) as (keyof typeof objectiveNeeds)[]
