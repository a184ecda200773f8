import { createRandom, type Random } from '@bandiera/factories/random'
import type { Aiuto, Azienda } from '../azienda/azienda.ts'
import { addMonths } from '../dates/calendar.ts'
import { jointCeilingText } from './ceilings.ts'
import { deMinimisRoom } from './de-minimis.ts'
import { addDays } from '../text/formats.ts'

const REGIMI = ['deMinimis', 'deMinimisAgricolo', 'deMinimisPesca', 'deMinimisSieg'] as const
type Regime = (typeof REGIMI)[number]
const aiuto = (regime: Regime, esl: number, dataConcessione = '2025-03-01'): Aiuto => ({ regime, dataConcessione, esl })
const azienda = (aiuti: Aiuto[], over: Partial<Azienda> = {}): Azienda => ({
  _id: 'a',
  professionisti: [],
  gestoreId: 'g',
  ragioneSociale: 'Rossi Srl',
  aiuti,
  ...over,
})
const room = (aiuti: Aiuto[], regime: Regime, day = '2026-11-25') => {
  const { residuo, residuoMinimo } = deMinimisRoom(azienda(aiuti), regime, day)
  return [residuo, residuoMinimo]
}
const [gen, agr, pes, sieg] = REGIMI

it.each<[string, Aiuto[], Regime, [number, number]]>([
  ['general and agricultural over the ceiling', [aiuto(gen, 280_000), aiuto(agr, 40_000)], gen, [0, 0]],
  ['the agricultural side of the same', [aiuto(gen, 280_000), aiuto(agr, 40_000)], agr, [0, 0]],
  ['agricultural aid uses the general ceiling', [aiuto(agr, 20_000)], gen, [280_000, 280_000]],
  ['general aid leaves less than the agricultural ceiling', [aiuto(gen, 280_000)], agr, [20_000, 20_000]],
  ['general aid leaves the whole agricultural ceiling', [aiuto(gen, 250_000)], agr, [50_000, 50_000]],
  ['general and fishery', [aiuto(gen, 270_000), aiuto(pes, 25_000)], pes, [5_000, 5_000]],
  ['three of them', [aiuto(gen, 240_000), aiuto(agr, 30_000), aiuto(pes, 20_000)], gen, [10_000, 10_000]],
  ['fishery alone', [aiuto(pes, 25_000)], pes, [15_000, 15_000]],
  ['fishery alone, whole', [aiuto(pes, 40_000)], pes, [0, 0]],
  ['agricultural alone is not held by fishery', [aiuto(agr, 45_000)], agr, [5_000, 5_000]],
  ['agricultural with fishery: not read', [aiuto(agr, 20_000), aiuto(pes, 10_000)], agr, [30_000, 10_000]],
  ['fishery with agricultural: not read', [aiuto(agr, 30_000)], pes, [40_000, 10_000]],
  ['SIEG alone', [aiuto(sieg, 700_000)], sieg, [50_000, 50_000]],
  ['SIEG with general: not read', [aiuto(sieg, 600_000), aiuto(gen, 100_000)], sieg, [150_000, 50_000]],
  ['general with SIEG: not read', [aiuto(sieg, 600_000)], gen, [300_000, 150_000]],
])('leaves room under both ceilings: %s', (_name, aiuti, regime, expected) => {
  expect(room(aiuti, regime)).toEqual(expected)
})

it('says in words which sum is over which ceiling, and by which article', () => {
  const { insieme } = deMinimisRoom(azienda([aiuto(gen, 280_000), aiuto(agr, 40_000)]), gen, '2026-11-25')
  expect(insieme.map((one) => [jointCeilingText(one).replaceAll('\u00A0', ' '), one.norma, one.certo])).toEqual([
    ['320.000 € su 300.000 €, de minimis e agricolo insieme', 'Reg. UE 2023/2831, art. 5, par. 2', true],
  ])
})

it('counts the aids of the single undertaking in every regime', () => {
  const gruppo = [{ relazione: 'controllata', aiuti: [aiuto(agr, 40_000)] }]
  expect(deMinimisRoom(azienda([aiuto(gen, 270_000)], { gruppo }), gen, '2026-11-25').residuo).toBe(0)
})

it('keeps the call’s own ceiling beside the shared one', () => {
  const aiuti = [aiuto(gen, 260_000), aiuto(agr, 10_000)]
  expect(deMinimisRoom(azienda(aiuti), agr, '2026-11-25', 15_000).residuo).toBe(5_000)
  expect(deMinimisRoom(azienda(aiuti), agr, '2026-11-25', 200_000).residuo).toBe(30_000)
})

it('never takes more room from a call than the regulation leaves', () => {
  const more = deMinimisRoom(azienda([aiuto(agr, 10_000)]), agr, '2026-11-25', 200_000)
  expect([more.massimale, more.residuo]).toEqual([50_000, 40_000])
  expect(deMinimisRoom(azienda([]), agr, '2034-01-01', 15_000).massimale).toBe(15_000)
})

// --- over the whole kind

const OGGI = '2026-11-25'
const ESL = [0, 0.1, 0.2, 1_234.56, 10_000, 39_999.99, 40_000, 100_000, 260_000, 299_999.99, 300_000, 600_000]

function randomAiuti(random: Random): Aiuto[] {
  return Array.from({ length: random.int(7) }, () =>
    aiuto(
      random.one(REGIMI),
      random.one(ESL),
      addDays(OGGI, random.one([0, 1, -1, -400, -1095, -1096, -1097, -30, 200])),
    ),
  )
}

/** The greatest further aid, in euro, that no written rule forbids: tried one by one, in cents and by hand. */
function byHand(aiuti: Aiuto[], regime: Regime, day: string): number {
  const since = addMonths(day, -36)
  const used = (...of: Regime[]) =>
    aiuti
      .filter((one) => one.dataConcessione >= since && one.dataConcessione <= day && of.includes(one.regime as Regime))
      .reduce((cents, { esl }) => cents + Math.round(esl * 100), 0)
  const fits = (more: number): boolean => {
    const own = used(regime) + more
    if (regime === sieg) return own <= 75_000_000
    const ceiling = { [gen]: 30_000_000, [agr]: 5_000_000, [pes]: 4_000_000 }[regime]!
    return own <= ceiling && used(gen, agr, pes) + more <= 30_000_000
  }
  let most = 0
  for (let step = 2 ** 27; step >= 1; step /= 2) if (fits(most + step)) most += step
  return most / 100
}

it('is the greatest aid that still fits, in every order of the aids: 3,000 sets of aids on any day', () => {
  const random = createRandom(2831)
  for (let round = 0; round < 3000; round += 1) {
    const aiuti = randomAiuti(random)
    const day = addDays(OGGI, random.int(40) - 20)
    for (const regime of REGIMI) {
      expect([aiuti, regime, room(aiuti, regime, day)[0]]).toEqual([aiuti, regime, byHand(aiuti, regime, day)])
      expect(room(random.shuffle(aiuti), regime, day)).toEqual(room(aiuti, regime, day))
    }
  }
})

it('no further aid ever raises a residual, and what is doubtful never raises it: 2,000 sets', () => {
  const random = createRandom(1408)
  for (let round = 0; round < 2000; round += 1) {
    const aiuti = randomAiuti(random)
    const more = [...aiuti, ...randomAiuti(random)]
    for (const regime of REGIMI) {
      const [before, after] = [room(aiuti, regime), room(more, regime)]
      expect([after[0]! <= before[0]!, after[1]! <= before[1]!, after[1]! <= after[0]!, after[1]! >= 0]).toEqual([
        true,
        true,
        true,
        true,
      ])
    }
  }
})

it('slides by day: an aid counts up to the same day of the third year, for shared ceilings too', () => {
  const aiuti = [aiuto(agr, 40_000, '2025-03-01'), aiuto(gen, 280_000, '2026-01-01')]
  expect([room(aiuti, gen, '2028-03-01')[0], room(aiuti, gen, '2028-03-02')[0]]).toEqual([0, 20_000])
})
