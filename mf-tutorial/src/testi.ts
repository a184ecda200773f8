export const testi = {
  tutorial: 'Video tutorial',
  scopo: 'Qui troverai brevi video che spiegano il portale, con il punto in cui sei arrivato.',
  cosa: ['guardare un video per ogni area del portale', 'cercare un argomento', 'riprendere da dove avevi lasciato'],
  vaiBandi: 'Vai ai bandi',
} as const
