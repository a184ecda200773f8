import { judgeCells } from '../../test/trial.ts'
import type { JudgedRow } from './merge.ts'

const asked = ({ daControllare }: JudgedRow) => daControllare.map(({ motivo }) => motivo).join(' ')

it.each([
  ['02 1234567 / 340 1234567', '+39021234567', /340 1234567/],
  ['035/123456', '+39035123456', /^$/],
  ['0039 340 1234567', '+393401234567', /^$/],
  ['+39 02 1234567; +39 340 1234567', '+39021234567', /340/],
  ['Cell. 340-1234567', '+393401234567', /^$/],
  ['02 1234567 int. 12', '+39021234567;ext=12', /^$/],
  ['02 1234567-8', undefined, /più numeri/],
  ['02 1234567/8', undefined, /più numeri/],
  ['02 1234567 / 68', undefined, /più numeri/],
  ['3401234567.0', '+393401234567', /^$/],
  ['340 1234567 (Mario)', '+393401234567', /^$/],
  ['Sig.ra Rossi 340 1234567', '+393401234567', /^$/],
  ['Tel. 02 1234567 Fax 02 7654321', '+39021234567', /^$/],
  ['tel/fax 02 1234567', '+39021234567', /^$/],
  ['02 1234567 r.a.', '+39021234567', /^$/],
  ['cell 340 1234567 uff 02 1234567', '+393401234567', /02 1234567/],
  ['(+39) 340 1234567', '+393401234567', /^$/],
  ['+39 (0)2 1234567', '+39021234567', /^$/],
  ['02 1234567 interno 3', '+39021234567;ext=3', /^$/],
  ['212345678', '+390212345678', /letto come 0212345678/],
  ['355123456', undefined, /un fisso senza lo zero/],
  ['3,40123E+09', undefined, /Excel ha arrotondato/],
  ['0041 91 922 33 44', '+41919223344', /^$/],
  ['02-1234567 (int. 3)', '+39021234567;ext=3', /^$/],
  ['fax 02 1234567 tel 02 7654321', '+39027654321', /^$/],
  ['3401234567 - Mario; 3407654321 - Luca', '+393401234567', /3407654321/],
  ['non ha', undefined, /^$/],
  ['Fax 02 1234567', undefined, /./],
  ['1,23E+09', undefined, /./],
  ['n.d.', undefined, /^$/],
])('the phone «%s» is %s', async (text, expected, remark) => {
  const row = await judgeCells({ Telefono: text })
  expect(row.nuova?.telefono).toBe(expected)
  expect(asked(row)).toMatch(remark)
})

it.each([
  ['144', 'Roma', 'RM', '00144'],
  ['7100', '', 'SS', '07100'],
  ['9131', '', 'Cagliari', '09131'],
  ['5100', '', 'TR', '05100'],
  ['144', 'Milano', 'MI', undefined],
  ['2012', 'Milano', 'MI', undefined],
  ['1100', 'Aosta', 'AO', undefined],
  ['6900', 'Lugano', 'EE', undefined],
  ['00000', 'Milano', 'MI', undefined],
  ['20121 Milano', '', '', '20121'],
])('the CAP «%s» of «%s» (%s) is %s', async (cap, comune, provincia, expected) => {
  const row = await judgeCells({ CAP: cap, Comune: comune, Provincia: provincia })
  expect(row.nuova?.sedi?.[0]?.cap).toBe(expected)
})
