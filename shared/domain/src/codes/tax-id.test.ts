import { createRandom, type Random } from '@bandiera/factories/random'
import { recordReading } from '@bandiera/factories/reading'
import { checkCodiceFiscale } from './codice-fiscale.ts'
import { checkTaxId, taxIdCountry } from './tax-id.ts'
import { dimensione } from '../dimensione/dimensione.ts'

it.each([
  ['DE123456789', 'DE123456789', 'Germania'],
  ['de 123 456 789', 'DE123456789', 'Germania'],
  ['FR 40 303 265 045', 'FR40303265045', 'Francia'],
  ['CHE-116.281.710', 'CHE116281710', 'Svizzera'],
  ['CHE-116.281.710 IVA', 'CHE116281710', 'Svizzera'],
  ['CHE-116.281.710 MWST', 'CHE116281710', 'Svizzera'],
  ['GB 123 4567 89', 'GB123456789', 'Regno Unito'],
  ['UK 123456789', 'GB123456789', 'Regno Unito'],
  ['GB GD001', 'GBGD001', 'Regno Unito'],
  ['XI 123456789', 'XI123456789', 'Regno Unito'],
  ['ATU12345678', 'ATU12345678', 'Austria'],
  ['ES B-12345678', 'ESB12345678', 'Spagna'],
  ['EL 123456789', 'EL123456789', 'Grecia'],
  ['NL123456789B01', 'NL123456789B01', 'Paesi Bassi'],
  ['IE1234567WA', 'IE1234567WA', 'Irlanda'],
  ['FRAB123456789', 'FRAB123456789', 'Francia'],
  ['NO 923 609 016 MVA', 'NO923609016', 'Norvegia'],
  ['SM 12345', 'SM12345', 'San Marino'],
  ['US 12-3456789', 'US123456789', 'Stati Uniti'],
  ['VAT DE123456789', 'DE123456789', 'Germania'],
  ['USt-IdNr. DE 123 456 789', 'DE123456789', 'Germania'],
  ['\u00A0DE\u00A0123456789 ', 'DE123456789', 'Germania'],
])('takes %s of a foreign company, tidied and with its country', (text, valore, paese) => {
  expect(checkTaxId(text)).toEqual({ ok: true, valore })
  expect(taxIdCountry(text)?.nome).toBe(paese)
})

it.each([
  ['RSSMRA85T10A562A', /dovrebbe essere S/],
  ['RSSMRA85T10A56', /14 caratteri/],
  ['DEAMRA85T10A562A', /dovrebbe essere/],
  ['01234567891', /dovrebbe essere 7/],
  ['IT01234567891', /./],
  ['123456789', /9 cifre/],
  ['HRB 12345', /sigla del paese/],
  ['ZZ123456789', /sigla del paese/],
  ['EU123456789', /sigla del paese/],
  ['DE', /sigla del paese/],
  ['DE12', /sigla del paese/],
  ['DE123456789/é', /sigla del paese/],
  ['', /Inserisci/],
])('refuses %s', (text, motivo) => {
  expect(checkTaxId(text)).toEqual({ ok: false, motivo: expect.stringMatching(motivo) })
  expect(taxIdCountry(text)).toBeNull()
})

// --- over the whole kind

/** Numbers of many countries by the shape of their VAT number: N a digit, X a letter or a digit. */
const SHAPES =
  `ATUNNNNNNNN BENNNNNNNNNN BGNNNNNNNNN BGNNNNNNNNNN CYNNNNNNNNX CZNNNNNNNN CZNNNNNNNNNN DENNNNNNNNN DKNNNNNNNN
EENNNNNNNNN ELNNNNNNNNN ESXNNNNNNNX FINNNNNNNN FRXXNNNNNNNNN HRNNNNNNNNNNN HUNNNNNNNN IENNNNNNNX IENNNNNNNXX LTNNNNNNNNN
LTNNNNNNNNNNNN LUNNNNNNNN LVNNNNNNNNNNN MTNNNNNNNN NLNNNNNNNNNBNN PLNNNNNNNNNN PTNNNNNNNNN RONNNNNNNN SENNNNNNNNNNNN
SINNNNNNNN SKNNNNNNNNNN GBNNNNNNNNN GBNNNNNNNNNNNN CHENNNNNNNNN NONNNNNNNNN USNNNNNNNNN CNNNNNNNNNNNNNNNNNNN JPNNNNNNNNNNNNN`.split(
    /\s+/,
  )

function written(random: Random): [string, string] {
  const shape = random.one(SHAPES)
  const start = shape.startsWith('CHE') || shape.startsWith('ATU') ? 3 : 2
  const draw = (char: string) => (char === 'N' ? random.int(10) : char === 'X' ? random.one([...'ABKLWXZ019']) : char)
  const valore = shape.slice(0, start) + Array.from(shape.slice(start), draw).join('')
  const spaced = [...valore]
    .map((char) => char + (random.chance(0.25) ? random.one([' ', '.', '-', '\u00A0', '/']) : ''))
    .join('')
  return [random.chance(0.3) ? spaced.toLowerCase() : spaced, valore]
}

it('reads numbers of 31 countries however they are spaced, and what it gives back it reads again: 3,000', () => {
  const random = createRandom(2682)
  for (let round = 0; round < 3000; round += 1) {
    const [text, valore] = written(random)
    expect([text, checkTaxId(text)]).toEqual([text, { ok: true, valore }])
    expect(checkTaxId(valore)).toEqual({ ok: true, valore })
  }
  recordReading({ kind: 'foreign numbers', from: 'generated', read: 3000, asked: 0, refused: 0, wrong: 0 })
})

it('judges Italian numbers, right and wrong, as it always did: 3,000', () => {
  const random = createRandom(11)
  const letters = [...'ABCDEFGHILMNOPRSTUVZ']
  const pick = (n: number, from: readonly string[]) => Array.from({ length: n }, () => random.one(from)).join('')
  const digits = (n: number) => pick(n, [...'0123456789'])
  for (let round = 0; round < 3000; round += 1) {
    const person =
      pick(6, letters) +
      digits(2) +
      random.one([...'ABCDEHLMPRST']) +
      digits(2) +
      pick(1, letters) +
      digits(3) +
      pick(1, letters)
    const text = random.one([person, person.slice(0, 15), digits(11), digits(9), `IT${digits(11)}`])
    expect([text, checkTaxId(text)]).toEqual([text, checkCodiceFiscale(text)])
  }
})

it('counts a foreign parent for the size', () => {
  const gruppo = [
    {
      relazione: 'controllante',
      denominazione: 'Müller GmbH',
      cf: 'DE123456789',
      ula: 400,
      ricavi: 9e7,
      totaleAttivo: 9e7,
    },
  ]
  const bilanci = [{ anno: 2025, ula: 20, ricavi: 3e6, totaleAttivo: 3e6 }]
  const azienda = { _id: 'a', gestoreId: 'g', professionisti: [], ragioneSociale: 'X', bilanci, gruppo }
  expect(dimensione(azienda)).toMatchObject({ classe: 'grande', aggregato: true })
})
