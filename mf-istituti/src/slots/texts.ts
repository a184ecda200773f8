export const texts = {
  titolo: 'Soglie degli indicatori di prassi',
  aiuto:
    'Gli indici di settore confrontano i bilanci con queste soglie. Sono di prassi e non di legge: prima di cambiarle indica da dove vengono.',
  fonte: 'Fonte',
  fonteUsuale: 'CNDCEC, indici di allerta, ottobre 2019',
  data: 'Data della fonte',
  modifica: 'Modifica soglie',
  pubblicate: 'Riprendi le soglie pubblicate',
  salvate: 'Soglie salvate: i KPI le usano da subito.',
} as const
