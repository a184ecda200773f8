import { createRandom, type Random } from '@bandiera/factories/random'
import { recordReading } from '@bandiera/factories/reading'
import { readAmount, readNumber } from './read-number.ts'

const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark)
const parts = (n: number): [string, string] => {
  const [whole = '0', fraction = ''] = n.toFixed(2).split('.')
  return [whole, fraction]
}

/** Writers of the platform: making one costs more than a hundred amounts. */
const euro = (locale: string, currencyDisplay: 'symbol' | 'code' | 'name' = 'symbol') =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', currencyDisplay }).format

/** Ways in which programs and people write an amount to the cent; each says one number only. */
const WRITERS: Record<string, (n: number) => string> = {
  italian: (n) =>
    parts(n)
      .map((one, i) => (i === 0 ? grouped(one, '.') : one))
      .join(','),
  italianPlain: (n) => parts(n).join(','),
  program: (n) => parts(n).join('.'),
  english: (n) =>
    parts(n)
      .map((one, i) => (i === 0 ? grouped(one, ',') : one))
      .join('.'),
  swiss: (n) =>
    parts(n)
      .map((one, i) => (i === 0 ? grouped(one, '’') : one))
      .join('.'),
  spaces: (n) =>
    parts(n)
      .map((one, i) => (i === 0 ? grouped(one, ' ') : one))
      .join(','),
  thinSpaces: (n) =>
    parts(n)
      .map((one, i) => (i === 0 ? grouped(one, '\u202f') : one))
      .join(','),
  intl: euro('it-IT'),
  intlCode: euro('it-IT', 'code'),
  intlName: euro('it-IT', 'name'),
  german: euro('de-CH'),
  english2: euro('en-IE'),
  euroBefore: (n) => `€ ${WRITERS.italian!(n)}`,
  euroAfter: (n) => `${WRITERS.italian!(n)} di euro`,
  thousands: (n) => `${String((n / 1000).toFixed(5)).replace('.', ',')} mila euro`,
  millions: (n) => `${String((n / 1e6).toFixed(8)).replace('.', ',')} mln`,
  formula: (n) => `="${WRITERS.italian!(n)}"`,
  marked: (n) => `\ufeff\u200e${WRITERS.italian!(n)}\u200b\u00a0`,
}
const SIGNS: ((text: string) => string)[] = [
  (text) => `-${text}`,
  (text) => `– ${text}`,
  (text) => `${text}-`,
  (text) => `(${text})`,
  (text) => `−${text}`,
  (text) => `( ${text} )`,
]

function randomAmount(random: Random): number {
  const size = 10 ** random.int(10)
  const n = random.chance(0.4) ? random.int(size) : Math.round(random.next() * size * 100) / 100
  return random.chance(0.1) ? Number(`1e${random.int(9)}`) : n
}

it('reads back every amount that any writer wrote', () => {
  const random = createRandom(20_261_127)
  for (let draw = 0; draw < 1500; draw += 1) {
    const n = randomAmount(random)
    const written = Object.entries(WRITERS).map(([name, write]) => [name, write(n)] as const)
    const text = WRITERS[random.one(['italian', 'english', 'swiss', 'euroBefore'] as const)]!(n)
    const signed = SIGNS.map((sign) => sign(text))
    // one comparison for a draw: 36,000 of jest cost more than the reading
    expect([
      n,
      written.map(([name, one]) => [name, one, readAmount(one)]),
      signed.map((one) => [one, readAmount(one, { signed: true })]),
    ]).toEqual([
      n,
      written.map(([name, one]) => [name, one, { valore: n }]),
      signed.map((one) => [one, { valore: n === 0 ? 0 : -n }]),
    ])
  }
  const read = 1500 * (Object.keys(WRITERS).length + SIGNS.length)
  recordReading({ kind: 'amounts', from: 'generated', read, asked: 0, refused: 0, wrong: 0 })
})

/** Every number that some country could mean by the digits: each mark either parts thousands or is the decimal one. */
function everyReading(text: string): Set<number> {
  const found = new Set<number>()
  const bare = text
    .replace(/^ *'(?=.*\d)/, '')
    .replace(/€\.(?=[ -]|$)|(?<=\d)[.,]-+(?=[ €]*$)/g, '')
    .replace(/^[-+(€ ]+|[-+)€ =]+$/g, '')
    .replace(/[.,]$/, '')
  const marks = [...bare.matchAll(/\D/g)].map(({ index }) => index)
  for (const decimal of [-1, ...marks.slice(-1)]) {
    const whole = decimal < 0 ? bare : bare.slice(0, decimal)
    const groups = whole.split(/\D/)
    const signs = new Set(whole.replace(/\d/g, ''))
    const even = groups.every((group, i) =>
      i === 0 ? groups.length === 1 || (group.length > 0 && group.length < 4) : group.length === 3,
    )
    const sign = bare[decimal] ?? ''
    if (
      !even ||
      signs.size > 1 ||
      (decimal >= 0 && (!'.,'.includes(sign) || (signs.has(sign) && !/\.\d{1,2}$/.test(bare))))
    )
      continue
    const value = Number(`${groups.join('') || '0'}.${decimal < 0 ? '0' : bare.slice(decimal + 1)}`)
    if (/\d/.test(bare)) found.add(value)
  }
  return found
}

it('gives no number but one that the digits can mean, and never chooses between two beyond the stated rule', () => {
  const random = createRandom(7)
  const wrong: unknown[] = []
  let read = 0
  for (let draw = 0; draw < 60_000; draw += 1) {
    const text = Array.from({ length: 1 + random.int(9) }, () => random.one([..."00123456789.,.,.' -+()€"])).join('')
    const { valore } = readNumber(text, { signed: true, units: ['€'] })
    if (valore === null || valore === undefined) continue
    read += 1
    const below = /[-(]/.test(text.replace(/(?<=\d)[.,]-+[ €]*$/, '')) && valore !== 0
    if (!everyReading(text).has(Math.abs(valore)) || valore < 0 !== below) wrong.push([text, valore])
  }
  expect(wrong).toEqual([])
  expect(read).toBeGreaterThan(5000)
})

it('never throws on any text, and never gives what is no number', () => {
  const random = createRandom(8)
  const pieces = [
    '1',
    '.',
    ',',
    '000',
    'milioni',
    'mila',
    'k',
    'M',
    ' ',
    ' e ',
    'un',
    'mezzo',
    '€',
    'euro',
    'di ',
    '-',
    '(',
    ')',
    '%',
    'E+',
    '\u200b',
    '\n',
    '"',
    '=',
    'ù',
    '🙂',
    '١',
    '٫',
    '½',
    '²',
    '１',
  ]
  const unsound: unknown[] = []
  for (let draw = 0; draw < 40_000; draw += 1) {
    const text = Array.from({ length: random.int(8) }, () => random.one(pieces)).join('')
    const { valore, motivo } = readAmount(text, {
      signed: random.chance(0.5),
      max: random.chance(0.2) ? 1000 : undefined,
    })
    const sound =
      motivo === undefined
        ? valore === null || Number.isFinite(valore)
        : /^[^\d]{10}|^.{20}/.test(motivo) && !/undefined|NaN/.test(motivo)
    if (!sound) unsound.push([text, valore, motivo])
  }
  expect(unsound).toEqual([])
})
