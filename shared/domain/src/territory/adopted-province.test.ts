import { adoptedProvince, adoptProvince, onProvince, type ProvinceTable } from './adopted-province.ts'
import { checkRea } from '../codes/company-codes.ts'
import { movedCriteri, provinciaIn } from './comuni-changes.ts'
import { findProvincia } from './find-provincia.ts'
import { province, BUNDLED_PROVINCE } from './province.ts'
import { placeCodes, placeName, provinciaByCode } from './territory.ts'

// Sulcis became part of a provincia of another code, and Cesena is one of its own
const [sulcis] = BUNDLED_PROVINCE.oggi.filter(({ codice }) => codice === '119')
const NEWER: ProvinceTable = {
  oggi: [
    ...BUNDLED_PROVINCE.oggi.filter(({ codice }) => codice !== '119'),
    { codice: '120', sigla: 'XC', nome: 'Cesena Nuova', regione: '08', capoluoghi: [] },
    { codice: '121', sigla: 'XS', nome: 'Costa del Sulcis', regione: '20', capoluoghi: [] },
  ],
  prima: [...BUNDLED_PROVINCE.prima, { ...sulcis!, capoluoghi: [], al: '', in: ['121'], intere: ['121'] }],
}
afterEach(() => adoptProvince(undefined))

it('reads provinces of a newer table by code, sigla and name, wherever a provincia is read', () => {
  expect([findProvincia('Cesena Nuova'), provinciaByCode('120'), checkRea('XC 12345').ok]).toEqual([
    undefined,
    undefined,
    false,
  ])
  adoptProvince(NEWER)
  expect(
    ['Cesena Nuova', 'xc', '120', 'Provincia di Cesena Nuova', 'Cesena Nuova (XC)'].map(
      (text) => findProvincia(text)?.codice,
    ),
  ).toEqual(Array(5).fill('120'))
  expect(placeCodes({ comune: '120001' })).toEqual({ comune: '120001', provincia: '120', regione: '08' })
  expect([placeName('120'), placeName('119')]).toEqual(['Cesena Nuova', 'Sulcis Iglesiente (non c’è più)'])
  expect(checkRea('XC 12345')).toEqual({ ok: true, valore: 'XC-12345' })
  expect(province().map(({ codice }) => codice)).not.toContain('119')
  expect(movedCriteri([{ id: 'a', tipo: 'territorio', province: ['119'] }], { oggi: '2027-01-01' })).toMatchObject([
    { province: ['121'] },
  ])
  expect([provinciaIn('119', ['121']), provinciaIn('121', ['119']), provinciaIn('121', ['118'])]).toEqual([
    true,
    true,
    false,
  ])
})

it('notifies listeners once for each other table, and gives the bundled one back', () => {
  const heard: (ProvinceTable | undefined)[] = []
  const stop = onProvince(() => heard.push(adoptedProvince()))
  for (const tavola of [NEWER, NEWER, undefined, undefined]) adoptProvince(tavola)
  stop()
  adoptProvince(NEWER)
  expect(heard).toEqual([NEWER, undefined])
  adoptProvince(undefined)
  expect(province()).toBe(BUNDLED_PROVINCE.oggi)
})
