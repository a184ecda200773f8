import { addMonths, type Azienda, type Bando, type Criterio, OBJECTIVES, province } from '@bandiera/domain'
import { createEngine } from './engine/create-engine.ts'
import type { Input } from './engine/state.ts'

/** Runs until the engine reaches about its full speed. */
export const WARM_UPS = 32

/** JavaScript is slow on its first runs: a worker that starts early has compiled the code by the time the real records arrive. */
export function warmUp(): void {
  // parsed like real records, so that the objects have the same hidden classes; literals in source have others
  const world: Input = JSON.parse(JSON.stringify(smallWorld()))
  const engine = createEngine(world)
  const [azienda, bando] = [world.aziende[0]!, world.bandi[0]!]
  engine.countAll()
  engine.rankingOfAzienda(azienda._id)
  engine.rankingOfBando(bando._id)
  engine.nearMisses(azienda._id)
  engine.missingData(azienda._id)
  engine.apply({ aziende: { put: [{ ...azienda, sedi: [] }] } })
}

const AZIENDE = 150
const BANDI = 60
const TODAY = '2026-01-01'
const DIVISIONS = ['01', '10', '25', '41', '46', '47', '55', '56', '62', '70', '85', '96']
const FORMS = ['srl', 'ditta_individuale', 'spa', 'snc', 'sas', 'cooperativa', 'srls', 'stp'] as const
const QUALIFICHE = ['femminile', 'giovanile', 'startupInnovativa'] as const
const CLASSES = ['micro', 'piccola', 'media', 'grande'] as const
/** Staff and turnover in euro, each up to the limit of a class and beyond the last. */
const SIZES = [
  { ula: 10, ricavi: 2e6 },
  { ula: 50, ricavi: 1e7 },
  { ula: 250, ricavi: 5e7 },
  { ula: 900, ricavi: 3e8 },
]

/** As varied as real records: code that V8 optimised for uniform ones is thrown away at the first different one. */
export function smallWorld(): Input {
  const draw = createDraw()
  return {
    aziende: Array.from({ length: AZIENDE }, (_, n) => azienda(draw, `a${n}`)),
    bandi: Array.from({ length: BANDI }, (_, n) => bando(draw, `b${n}`)),
    contesto: {
      oggi: TODAY,
      esigenze: OBJECTIVES.map((nome) => ({ id: nome, nome, obiettivi: [nome] })),
      nucleo: false,
    },
  }
}

/** Draws a whole number from 0 up to, and without, `below`: a linear congruential generator with the constants of Numerical Recipes. */
type Draw = (below: number) => number

function createDraw(): Draw {
  let state = 1
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(list.length)]!
const some = <T>(draw: Draw, list: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: 1 + draw(most) }, () => pick(draw, list))),
]
const codice = (draw: Draw, digits: number) => ({
  codice: `${pick(draw, DIVISIONS)}${1 + draw(9)}${1 + draw(4)}${draw(10)}${draw(3)}`.slice(0, digits),
  versione: '2025' as const,
})

function azienda(draw: Draw, _id: string): Azienda {
  const known = <T extends object>(part: T): T | object => (draw(9) === 0 ? {} : part)
  const { ula, ricavi } = SIZES[Math.max(0, draw(12) - 8)]!
  return {
    _id,
    professionisti: [],
    gestoreId: 'g',
    ragioneSociale: _id,
    ...known({ formaGiuridica: pick(draw, FORMS) }),
    ...known({ dataCostituzione: addMonths(TODAY, -draw(500)) }),
    ...known({ sedi: [{ tipo: 'legale', operativa: true, provincia: pick(draw, province()).codice }] }),
    ...known({ ateco: Array.from({ length: 1 + draw(3) }, () => codice(draw, 6)) }),
    bilanci: [{ anno: 2025, ...known({ ula: draw(ula) }), ...known({ ricavi: draw(100 * ricavi) / 100 }) }],
    qualifiche: Object.fromEntries(QUALIFICHE.flatMap((nome) => (draw(9) === 0 ? [] : [[nome, draw(4) === 0]]))),
    ...known({ aiuti: [{ regime: 'deMinimis', dataConcessione: '2025-03-01', esl: 5000 * draw(70) }] }),
    ...known({
      esigenze: some(draw, OBJECTIVES, 5).map((esigenzaId) => ({ esigenzaId, stato: 'aperta' as const })),
    }),
  }
}

type WithoutId = Criterio extends infer One ? (One extends Criterio ? Omit<One, 'id'> : never) : never

const CRITERI: readonly ((draw: Draw) => WithoutId)[] = [
  (draw) => ({ tipo: 'territorio', regioni: some(draw, province(), 6).map(({ regione }) => regione) }),
  (draw) => ({ tipo: 'territorio', province: some(draw, province(), 6).map((provincia) => provincia.codice) }),
  (draw) => ({ tipo: 'ateco', ammessi: Array.from({ length: 1 + draw(8) }, () => codice(draw, 2 + draw(5))) }),
  (draw) => ({ tipo: 'ateco', tutti: true, esclusi: [codice(draw, 2), codice(draw, 4)] }),
  (draw) => ({ tipo: 'dimensione', ammesse: CLASSES.slice(0, 1 + draw(3)) }),
  (draw) => ({ tipo: 'formaGiuridica', ammesse: some(draw, FORMS, 5) }),
  (draw) => ({ tipo: 'eta', mesiMax: 6 * (2 + draw(20)) }),
  (draw) => ({ tipo: 'eta', mesiMin: 6 * (2 + draw(20)) }),
  (draw) => ({ tipo: 'fatturato', min: 50_000 * (1 + draw(60)) }),
  (draw) => ({ tipo: 'fatturato', max: 50_000 * (1 + draw(60)) }),
  (draw) => ({ tipo: 'dipendenti', max: 1 + draw(40) }),
  (draw) => ({ tipo: 'dipendenti', min: 1 + draw(40) }),
  (draw) => ({ tipo: 'qualifica', unaDi: some(draw, QUALIFICHE, 2) }),
  (draw) => ({ tipo: 'deMinimis', importo: 10_000 * (1 + draw(20)) }),
  (draw) => ({ tipo: 'obiettivo', ammessi: some(draw, OBJECTIVES, 6) }),
]

function bando(draw: Draw, _id: string): Bando {
  const kinds = some(draw, CRITERI, 7)
  const chiusura = draw(12)
  return {
    _id,
    createdBy: 'e',
    data: {
      gestori: [],
      titolo: _id,
      dataApertura: '2025-01-01',
      ...(chiusura > 1 && { dataChiusura: chiusura === 2 ? '2025-12-01' : '2026-03-31' }),
      criteri: kinds.map((make, n) => ({ id: `${n}`, peso: 1 + draw(5), ...make(draw) })),
    },
  }
}
