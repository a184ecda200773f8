export const texts = {
  title: 'Soglie degli indicatori di prassi',
  aiuto:
    'Gli indici di settore confrontano i bilanci con queste soglie. Sono di prassi e non di legge: prima di cambiarle indica da dove vengono.',
  source: 'Fonte',
  usualSource: 'CNDCEC, indici di allerta, ottobre 2019',
  data: 'Data della fonte',
  edit: 'Modifica soglie',
  publishedOnes: 'Riprendi le soglie pubblicate',
  savedMany: 'Soglie salvate: i KPI le usano da subito.',
} as const
