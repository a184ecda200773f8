import { createRandom, type Random } from '@bandiera/factories/random'
import { recordReading } from '@bandiera/factories/reading'
import { codiceFiscaleCheckLetter } from './codice-fiscale.ts'
import { controlLetter, partitaIvaCheckDigit } from './check-digits.ts'
import { codeChecks, tidied } from './code-checks.ts'

type Code = keyof typeof codeChecks

it.each<[Code, string, string]>([
  ['cap', ' 24044 ', '24044'],
  ['cap', '20121\u200b', '20121'],
  ['cap', 'I-24044', '24044'],
  ['cap', '24044,00', '24044'],
  ['cup', 'j11b20000120001', 'J11B20000120001'],
  ['cup', 'CUP: J11B 2000 0120 001', 'J11B20000120001'],
  ['cor', 'COR 1.623.443', '1623443'],
  ['cor', ' r-12345 ', 'R-12345'],
  ['iban', 'IT60 X054 2811 1010 0000 0123 456\u200b', 'IT60X0542811101000000123456'],
  ['iban', 'IBAN: it60x0542811101000000123456', 'IT60X0542811101000000123456'],
  ['partitaIva', '\u200e01234567897', '01234567897'],
  ['partitaIva', '="01234567897"', '01234567897'],
  ['partitaIva', '01234567897,00', '01234567897'],
  ['partitaIva', '1234567897.0', '01234567897'],
  ['partitaIva', '1234567897', '01234567897'],
  ['partitaIva', '1.234.567.897,00', '01234567897'],
  ['partitaIva', "'01234567897", '01234567897'],
  ['partitaIva', 'IT 01234567897', '01234567897'],
  ['partitaIva', 'IT1234567897', '01234567897'],
  ['partitaIva', 'P. IVA: IT01234567897', '01234567897'],
  ['partitaIva', 'C.F./P.IVA 01234567897', '01234567897'],
  ['codiceFiscale', 'C.F. rssmra85t10a562s', 'RSSMRA85T10A562S'],
  ['codiceFiscale', 'RSS MRA 85T10 A562S', 'RSSMRA85T10A562S'],
  ['codiceFiscale', '1234567897', '01234567897'],
  ['rea', 'REA MI-1234567', 'MI-1234567'],
  ['rea', 'N. REA MI 1234567', 'MI-1234567'],
  ['rea', 'MI1234567', 'MI-1234567'],
  ['rea', 'MI - 1234567', 'MI-1234567'],
  ['rea', 'mi–1234567', 'MI-1234567'],
  ['rea', 'R.E.A. n. MI/1.234.567', 'MI-1234567'],
  ['rea', 'REA: MI n° 1234567', 'MI-1234567'],
  ['rea', 'RE 123456', 'RE-123456'],
  ['rea', 'REA RE 123456', 'RE-123456'],
  ['rea', 'N. NA 123456', 'NA-123456'],
  ['rea', '1234567 (MI)', 'MI-1234567'],
  ['sdi', ' m5uxcr1 ', 'M5UXCR1'],
  ['sdi', 'Codice SDI: M5UXCR1', 'M5UXCR1'],
  ['abi', '05428\u00a0', '05428'],
  ['abi', '5428', '05428'],
  ['abi', 'ABI 3069', '03069'],
  ['cup', '«J11B20000120001»', 'J11B20000120001'],
  ['cor', 'n. 1623443', '1623443'],
  ['cor', 'COR n. 1623443', '1623443'],
  ['cor', 'N-1623443', 'N-1623443'],
  ['iban', 'Cod. IBAN IT60X0542811101000000123456', 'IT60X0542811101000000123456'],
  ['iban', 'Coordinate IBAN: IT60 X 05428 11101 000000123456', 'IT60X0542811101000000123456'],
  ['partitaIva', 'P. Iva n. 01234567897', '01234567897'],
  ['partitaIva', 'C.F. e P.IVA 01234567897', '01234567897'],
  ['partitaIva', 'P.IVA e C.F.: 01234567897', '01234567897'],
  ['partitaIva', '01234567897 (IT)', '01234567897'],
  ['partitaIva', '(IT) 01234567897', '01234567897'],
  ['partitaIva', '«01234567897»', '01234567897'],
  ['rea', 'CCIAA di Milano n. 1234567', 'MI-1234567'],
  ['rea', 'Milano 1.234.567', 'MI-1234567'],
  ['rea', 'MI - REA 1234567', 'MI-1234567'],
  ['rea', 'Camera di commercio di Bergamo 123456', 'BG-123456'],
  ['sdi', 'cod. dest. M5UXCR1', 'M5UXCR1'],
  ['pec', 'PEC rossi@pec.it', 'rossi@pec.it'],
  ['sito', 'http:/www.esempio.it', 'http://www.esempio.it'],
  ['sito', 'https//esempio.it', 'https://esempio.it'],
  ['sito', 'http:// www.esempio.it', 'http://www.esempio.it'],
  ['sito', 'Sito: www.esempio.it.', 'https://www.esempio.it'],
  ['email', 'mailto:Ada@Studio.IT', 'Ada@studio.it'],
  ['email', 'Ada Rossi <ada@studio.it>;', 'ada@studio.it'],
  ['email', '\ufeffada@studio.it ', 'ada@studio.it'],
  ['pec', 'PEC: Rossi@Pec.it', 'rossi@pec.it'],
  ['sito', 'www.esempio.it\u200b', 'https://www.esempio.it'],
])('reads the %s «%s» as %s', (code, text, valore) => {
  expect(codeChecks[code](text)).toEqual({ ok: true, valore })
})

it.each<[Code, string, RegExp]>([
  ['partitaIva', '1,23457E+10', /Excel ha arrotondato/],
  ['codiceFiscale', '1.23457e10', /Excel ha arrotondato/],
  ['partitaIva', '1234567890', /ha 10 cifre/],
  ['partitaIva', 'DE123456789', /sole cifre/],
  ['cup', 'J11B2000012000', /ha 14 caratteri/],
  ['cup', '111B20000120001', /una lettera, due cifre/],
  ['cap', '2404', /5 cifre/],
  ['cor', '12', /COR/],
  ['rea', 'XX 1234567', /«XX» non è la sigla/],
  ['email', 'ada@studio.it bob@studio.it', /spazio/],
])('does not read the %s «%s», and says why', (code, text, motivo) => {
  expect(codeChecks[code](text)).toEqual({ ok: false, motivo: expect.stringMatching(motivo) })
  expect(tidied(codeChecks[code])(text)).toBe(text)
})

const digits = (random: Random, n: number) => Array.from({ length: n }, () => random.int(10)).join('')
const letters = (random: Random, n: number) =>
  Array.from({ length: n }, () => String.fromCharCode(65 + random.int(26))).join('')

/** One right code of each kind that has places to group and a name. */
const VALID: Partial<Record<Code, { name: string; make: (random: Random) => string }>> = {
  partitaIva: { name: 'P.IVA', make: (random) => withDigit(`${1 + random.int(9)}${digits(random, 9)}`) },
  codiceFiscale: { name: 'C.F.', make: person },
  iban: { name: 'IBAN', make: account },
  rea: {
    name: 'REA',
    make: (random) => `${random.one(['MI', 'NA', 'RE', 'NO', 'FO', 'RM'])}-${1 + random.int(9)}${digits(random, 5)}`,
  },
  cap: { name: 'CAP', make: (random) => digits(random, 5) },
  abi: { name: 'ABI', make: (random) => digits(random, 5) },
  cup: {
    name: 'CUP',
    make: (random) => `${letters(random, 1)}${digits(random, 2)}${letters(random, 1)}${digits(random, 11)}`,
  },
  cor: { name: 'COR', make: (random) => `${1 + random.int(9)}${digits(random, 3 + random.int(5))}` },
  sdi: { name: 'SDI:', make: (random) => `M${digits(random, 6)}` },
}
const withDigit = (ten: string): string => `${ten}${partitaIvaCheckDigit(ten)}`

function person(random: Random): string {
  const fifteen = `${letters(random, 6)}${digits(random, 2)}${random.one([...'ABCDEHLMPRST'])}${10 + random.int(20)}${letters(random, 1)}${digits(random, 3)}`
  return `${fifteen}${codiceFiscaleCheckLetter(fifteen)}`
}

function account(random: Random): string {
  const bban = `${digits(random, 10)}${digits(random, 12)}`
  const whole = `${controlLetter(bban)}${bban}`
  const spelled = [...`${whole}IT00`].map((char) => Number.parseInt(char, 36)).join('')
  return `IT${String(98n - (BigInt(spelled) % 97n)).padStart(2, '0')}${whole}`
}

const MARKS = ['\u200b', '\ufeff', '\u200e', '\u202c', '\u00ad', '\u2060']
const inserted = (random: Random, text: string, mark: string): string => {
  const at = random.int(text.length + 1)
  return `${text.slice(0, at)}${mark}${text.slice(at)}`
}
const DECORATIONS: ((text: string, random: Random, name: string) => string)[] = [
  (text) => ` ${text}\u00a0`,
  (text, random) => inserted(random, text, random.one(MARKS)),
  (text) => text.toLowerCase(),
  (text, random) => inserted(random, text, random.one([' ', '\u00a0', '\u2009'])),
  (text) => `="${text}"`,
  (text) => `"${text}"`,
  (text, _random, name) => `${name} ${text}`,
  (text, _random, name) => `${name}: ${text}\t`,
  (text) => text.replace(/^(..)/, '$1–'),
]

it('reads every right code as itself, however it is decorated', () => {
  const random = createRandom(20_261_128)
  for (const [code, { make, name }] of Object.entries(VALID) as [
    Code,
    { make: (random: Random) => string; name: string },
  ][]) {
    for (let draw = 0; draw < 400; draw += 1) {
      const valore = make(random)
      let text = valore
      // a code inside a formula or behind a name is decorated first
      for (const decorate of random.shuffle(DECORATIONS.slice(0, 4)).slice(random.int(4)))
        text = decorate(text, random, name)
      const outer = random.one(DECORATIONS.slice(4))
      text = code === 'cor' && outer === DECORATIONS[8] ? text : outer(text, random, name)
      expect([code, text, codeChecks[code](text)]).toEqual([code, text, { ok: true, valore }])
    }
  }
  const read = 400 * Object.keys(VALID).length
  recordReading({ kind: 'codes', from: 'generated', read, asked: 0, refused: 0, wrong: 0 })
})

it('makes no wrong code right: an accepted code is in the text, but for the zeros that Excel drops', () => {
  const random = createRandom(5)
  // "MI n. 123456" names the number
  const plain = (text: string) =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .replace(/(?<=^[A-Z]{2})N(?=\d)/, '')
  for (const [code, { make }] of Object.entries(VALID) as [Code, { make: (random: Random) => string }][]) {
    for (let draw = 0; draw < 1000; draw += 1) {
      const right = make(random)
      const at = random.int(right.length)
      const text = random.one([
        `${right.slice(0, at)}${right.slice(at + 1)}`,
        `${right.slice(0, at)}${random.int(10)}${right.slice(at + 1)}`,
        `${right.slice(0, at)}${letters(random, 1)}${right.slice(at)}`,
        `${right.slice(0, at)}${right.slice(at + 1, at + 2)}${right[at]}${right.slice(at + 2)}`,
      ])
      const verdict = codeChecks[code](text)
      const kept =
        !verdict.ok || plain(text).endsWith(plain(verdict.valore)) || `00${plain(text)}`.endsWith(plain(verdict.valore))
      expect([code, text, verdict, kept]).toEqual([code, text, verdict, true])
    }
  }
})
