import { findProvincia } from './find-provincia.ts'
import { province, formerProvince } from './province.ts'
import { provinciaByCode } from './territory.ts'

const siglaOf = (text: string) => findProvincia(text)?.sigla

it.each([
  ['Bolzano/Bozen', 'BZ'],
  ['Bozen', 'BZ'],
  ['BOZEN - BOLZANO', 'BZ'],
  ['Südtirol', 'BZ'],
  ['(BZ)', 'BZ'],
  ['bz', 'BZ'],
  ['Bolzano (BZ)', 'BZ'],
  ['Bolzano BZ', 'BZ'],
  ['Provincia autonoma di Bolzano', 'BZ'],
  ['P.A. di Trento', 'TN'],
  ['Reggio Emilia', 'RE'],
  ['REGGIO NELL’EMILIA', 'RE'],
  ["Reggio nell'Emilia (RE)", 'RE'],
  ['Reggio Calabria', 'RC'],
  ['Reggio di Calabria', 'RC'],
  ['FO', 'FC'],
  ['fo', 'FC'],
  ['Forlì', 'FC'],
  ["Forli'", 'FC'],
  ['Forlì Cesena', 'FC'],
  ['PS', 'PU'],
  ['Pesaro-Urbino', 'PU'],
  ['Pesaro', 'PU'],
  ['Aosta', 'AO'],
  ["Valle d'Aosta/Vallée d'Aoste", 'AO'],
  ['Val d’Aosta', 'AO'],
  ['Monza Brianza', 'MB'],
  ['Monza e Brianza', 'MB'],
  ['MONZA-BRIANZA', 'MB'],
  ['Massa Carrara', 'MS'],
  ['Città metropolitana di Milano', 'MI'],
  ["Citta' Metropolitana di Roma Capitale", 'RM'],
  ['Libero consorzio comunale di Agrigento', 'AG'],
  ['Prov. di Bergamo', 'BG'],
  ["Provincia dell'Aquila", 'AQ'],
  ['Aquila', 'AQ'],
  ['Spezia', 'SP'],
  ['B\u200BG', 'BG'],
  ['\u00A0BG\u00A0', 'BG'],
  ['Verbania', 'VB'],
  ['BAT', 'BT'],
  ['OT', 'OT'],
  ['Gallura', 'OT'],
  ['Olbia-Tempio', 'OT'],
  ['Sulcis Iglesiente', 'CI'],
  ['Carbonia-Iglesias', 'CI'],
  ['VS', 'VS'],
  ['Sud Sardegna', 'SU'],
  ['016', 'BG'],
])('reads %s as %s', (text, sigla) => {
  expect(siglaOf(text)).toBe(sigla)
})

it('gives the provinces of today where those that were bear the same name or sigla', () => {
  const codes = ['SS', 'Sassari', 'NU', 'CA', 'OR', 'OG', 'VS', 'Cagliari'].map((text) => findProvincia(text)?.codice)
  expect(codes).toEqual(['112', '112', '114', '118', '115', '116', '117', '118'])
  expect(findProvincia('090')).toMatchObject({ al: '2025-12-31', in: ['112', '113'] })
})

it.each(['', ' ', '()', 'Estero', 'EE', 'Reggio', 'Milano (BG)', 'Padania', 'XX', '999', 'Sardegna', '12'])(
  'reads no provincia in «%s»',
  (text) => {
    expect(findProvincia(text)).toBeUndefined()
  },
)

/** A name as files write it. */
const SPELLINGS: Record<string, (name: string) => string> = {
  capitals: (name) => name.toUpperCase(),
  'small letters': (name) => name.toLowerCase(),
  'no accents': (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
  'an apostrophe for an accent': (name) => name.normalize('NFD').replace(/\p{M}/gu, "'"),
  'curly apostrophes': (name) => name.replaceAll("'", '’'),
  'a space for an apostrophe': (name) => name.replaceAll("'", "' "),
  'spaces for dashes': (name) => name.replaceAll('-', ' '),
  'dashes with spaces': (name) => name.replaceAll('-', ' – '),
  'no-break spaces': (name) => `\u00A0${name.replaceAll(' ', '\u00A0')} `,
  'provincia di': (name) => `Provincia di ${name}`,
}

it.each(Object.entries(SPELLINGS))('reads every name and sigla written with %s', (_, write) => {
  const wrong = province().flatMap((one) =>
    [one.nome, one.sigla, `${one.nome} (${one.sigla})`, `${one.nome} ${one.sigla}`]
      .filter((text) => findProvincia(write(text)) !== one)
      .map(write),
  )
  expect(wrong).toEqual([])
})

it('knows where the provinces that were lie today', () => {
  for (const { in: into, intere, regione } of formerProvince()) {
    expect(into.length).toBeGreaterThan(0)
    expect(into.map((code) => provinciaByCode(code)?.regione)).toEqual(into.map(() => regione))
    expect(intere.every((code) => into.includes(code))).toBe(true)
  }
})
