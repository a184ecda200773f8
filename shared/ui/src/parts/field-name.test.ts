import { fieldName } from './field-name.ts'

const labels = { bilanci: 'Bilanci', referente: 'Referente', 'compenso.fisso': 'Compenso fisso', note: 'Note' }

it.each([
  ['note', 'Note'],
  ['compenso.fisso', 'Compenso fisso'],
  ['bilanci.0', 'Bilanci (1)'],
  ['bilanci.1.totaleAttivo', 'Bilanci (2), totale attivo'],
  ['referente.codiceFiscale', 'Referente, codice fiscale'],
  ['compenso.percentuale', 'Percentuale'],
  ['sedi.0.cap', 'Cap'],
  ['capitaleSociale', 'Capitale sociale'],
])('calls %s %j', (path, name) => {
  expect(fieldName(path, labels)).toBe(name)
})
