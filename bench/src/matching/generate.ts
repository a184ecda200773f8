import { addMonths, province, type Azienda, type Bando, type Criterio } from '@bandiera/domain'
import { createRandom, type Random } from '@bandiera/factories/random'

export const TODAY = '2026-11-21'
export const OBJECTIVES = Array.from({ length: 24 }, (_, i) => `obiettivo ${i}`)
/** The catalogue of needs: each has one objective. */
export const ESIGENZE = OBJECTIVES.map((nome, i) => ({ id: `e${i}`, nome, obiettivi: [nome] }))
const LEGAL_FORMS = [
  'srl',
  'ditta_individuale',
  'spa',
  'snc',
  'sas',
  'cooperativa',
  'srls',
  'consorzio',
  'stp',
] as const
const FLAGS = ['femminile', 'giovanile', 'startupInnovativa'] as const
const SIZE_CLASSES = ['micro', 'piccola', 'media', 'grande'] as const
/** Staff and turnover of each class, and how many companies in a thousand are of it or smaller. */
const SIZES = [
  { upTo: 890, ula: [0, 9], ricavi: 1.9 },
  { upTo: 978, ula: [10, 49], ricavi: 9 },
  { upTo: 995, ula: [50, 249], ricavi: 48 },
  { upTo: 1000, ula: [250, 900], ricavi: 300 },
] as const

const CODES = Array.from({ length: 1282 }, (_, i) => {
  const divisione = String(1 + Math.floor((i * 98) / 1282)).padStart(2, '0')
  return `${divisione}${1 + (i % 9)}${1 + (i % 4)}${i % 10}${1 + (i % 3)}`
})

/** Companies and grants as records of the portal: every datum is missing one time in ten. */
export function generate(size: { aziende: number; bandi: number }, seed: number) {
  const random = createRandom(seed)
  return {
    aziende: Array.from({ length: size.aziende }, (_, i) => anAzienda(random, `a${String(i).padStart(6, '0')}`)),
    bandi: Array.from({ length: size.bandi }, (_, i) => aBando(random, `b${String(i).padStart(5, '0')}`)),
  }
}

export function anAzienda(random: Random, _id: string): Azienda {
  const known = <T extends object>(part: T): T | object => (random.chance(0.9) ? part : {})
  const at = random.int(1000)
  const { ula, ricavi } = SIZES.find(({ upTo }) => at < upTo)!
  const code = () => ({ codice: CODES[Math.floor(CODES.length * random.next() ** 1.5)]!, versione: '2025' as const })
  const flags = FLAGS.flatMap((flag) => (random.chance(0.9) ? [[flag, random.chance(0.2)]] : []))
  return {
    _id,
    professionisti: [],
    gestoreId: 'g',
    ragioneSociale: _id,
    ...known({ formaGiuridica: LEGAL_FORMS[Math.floor(LEGAL_FORMS.length * random.next() ** 2)]! }),
    ...known({ dataCostituzione: addMonths(`2026-10-${10 + random.int(19)}`, -random.int(500)) }),
    ...known({ sedi: [{ tipo: 'legale', operativa: true, provincia: random.one(province()).codice }] }),
    ...known({ ateco: Array.from({ length: 1 + random.int(3) }, code) }),
    bilanci: [
      {
        anno: 2025,
        ...known({ ula: ula[0] + random.int(ula[1] - ula[0] + 1) }),
        ...known({ ricavi: Math.round(random.next() * ricavi * 1e8) / 100 }),
      },
    ],
    qualifiche: Object.fromEntries(flags),
    ...known({ aiuti: [{ regime: 'deMinimis', dataConcessione: '2025-03-01', esl: 5000 * random.int(70) }] }),
    ...known({
      esigenze: Array.from({ length: 1 + random.int(5) }, () => ({
        esigenzaId: `e${random.int(24)}`,
        stato: 'aperta' as const,
      })),
    }),
  }
}

export function aBando(random: Random, _id: string): Bando {
  const kinds = random.shuffle(MAKERS).slice(0, 2 + Math.floor(random.next() * random.next() * 8))
  const criteri = kinds.map((make, i) => ({ id: `c${i}`, peso: 1 + random.int(5), ...make(random) }) as Criterio)
  const dataChiusura = random.chance(0.06) ? '2026-11-01' : random.chance(0.15) ? undefined : '2027-03-31'
  return { _id, createdBy: 'e', data: { gestori: [], titolo: _id, dataApertura: '2026-01-01', dataChiusura, criteri } }
}

const some = <T>(random: Random, list: readonly T[], most: number): T[] =>
  random.shuffle(list).slice(0, 1 + random.int(most))
const prefixes = (random: Random, most: number) =>
  some(random, CODES, most).map((codice) => ({
    codice: codice.slice(0, random.one([2, 2, 3, 4, 6])),
    versione: '2025',
  }))

const MAKERS: ((random: Random) => object)[] = [
  (random) =>
    random.chance(0.7)
      ? { tipo: 'territorio', regioni: [...new Set(some(random, province(), 8).map(({ regione }) => regione))] }
      : { tipo: 'territorio', province: some(random, province(), 6).map(({ codice }) => codice) },
  (random) =>
    random.chance(0.7)
      ? { tipo: 'ateco', ammessi: prefixes(random, 9) }
      : { tipo: 'ateco', tutti: true, esclusi: prefixes(random, 3) },
  (random) => ({ tipo: 'dimensione', ammesse: SIZE_CLASSES.slice(0, 1 + random.int(3)) }),
  (random) => ({ tipo: 'formaGiuridica', ammesse: some(random, LEGAL_FORMS, 5) }),
  (random) => ({ tipo: 'eta', [random.chance(0.5) ? 'mesiMin' : 'mesiMax']: 6 * (2 + random.int(20)) }),
  (random) => ({ tipo: 'fatturato', [random.chance(0.6) ? 'min' : 'max']: 50_000 * (1 + random.int(60)) }),
  (random) => ({ tipo: 'dipendenti', [random.chance(0.5) ? 'min' : 'max']: 1 + random.int(40) }),
  (random) => ({ tipo: 'qualifica', unaDi: some(random, FLAGS, 2) }),
  (random) => ({ tipo: 'deMinimis', importo: 10_000 * (1 + random.int(20)) }),
  (random) => ({ tipo: 'obiettivo', ammessi: some(random, OBJECTIVES, 6) }),
]
