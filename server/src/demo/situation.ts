import {
  addDays,
  daysBetween,
  OBJECTIVES,
  type Aiuto,
  type Azienda,
  type EsigenzaAzienda,
  esigenzaId,
} from '@bandiera/domain'
import type { Settore } from './settori.ts'
import { daysAgo, inDays, rounded, type World } from './random.ts'

type Forse = boolean | null
const maybe = ({ random }: World, yes: number, no: number): Forse =>
  random.weighted<Forse>([
    [true, yes],
    [false, no],
    [null, Math.max(0, 100 - yes - no)],
  ])

/** `null` = not asked yet. */
export function makeQualifiche(world: World, azienda: Azienda, settore: Settore): Record<string, Forse> {
  const { random, oggi } = world
  const young = daysBetween(azienda.dataCostituzione ?? oggi, oggi) < 5 * 365
  const capital = azienda.formaGiuridica === 'srl' || azienda.formaGiuridica === 'srls'
  const startup = Boolean(settore.innovativo && young && capital) && random.chance(0.7)
  return {
    startupInnovativa: startup,
    pmiInnovativa: !startup && Boolean(settore.innovativo && capital) && random.chance(0.3),
    femminile: maybe(world, 22, 60),
    giovanile: maybe(world, young ? 28 : 8, 64),
    artigiana: settore.artigiano ? maybe(world, 70, 20) : false,
    cooperativa: azienda.formaGiuridica?.startsWith('cooperativa') ?? null,
  }
}

export function makeRegolarita(world: World): NonNullable<Azienda['regolarita']> {
  const durc = maybe(world, 80, 5)
  const polizza = maybe(world, 62, 14)
  return {
    durc: { esito: durc, ...(durc ? { scadenza: inDays(world, 5, 118) } : {}) },
    noProcedure: maybe(world, 92, 1),
    noDifficolta: maybe(world, 84, 4),
    polizzaCatastrofale: { esito: polizza, ...(polizza ? { scadenza: inDays(world, 20, 360) } : {}) },
    antimafia: maybe(world, 70, 0),
  }
}

const AIUTI = [
  'Voucher digitalizzazione',
  'Contributo fiere',
  'Garanzia FdG',
  'Nuova Sabatini',
  'Bando camerale',
  'Credito d’imposta',
]

/** Aids of the last four years: some are already outside the three-year window, a few fill the ceiling. */
export function makeAiuti(world: World, azienda: Azienda, settore: Settore): Aiuto[] {
  const { random } = world
  const count = random.weighted([
    [0, 55],
    [1, 25],
    [2, 14],
    [3, 6],
  ])
  const ceiling = settore.agricolo ? 45_000 : random.chance(0.06) ? 280_000 : 70_000
  return Array.from({ length: count }, () => {
    const esl = rounded((random.int(5, 100) / 100) * ceiling, 100)
    const dataConcessione = daysAgo(world, 20, 4 * 365)
    const before = dataConcessione < (azienda.dataCostituzione ?? '')
    return {
      regime: settore.agricolo ? 'deMinimisAgricolo' : 'deMinimis',
      descrizione: random.pick(AIUTI),
      dataConcessione: before ? addDays(azienda.dataCostituzione!, 30) : dataConcessione,
      importo: esl,
      esl,
      cor: String(random.int(1_000_000, 29_999_999)),
      fonte: random.chance(0.8) ? ('RNA' as const) : ('manuale' as const),
    }
  }).filter((aiuto) => aiuto.dataConcessione <= world.oggi)
}

export function makeEsigenze(world: World): EsigenzaAzienda[] {
  const { random } = world
  const count = random.weighted([
    [0, 25],
    [1, 45],
    [2, 22],
    [3, 8],
  ])
  return random.sample(OBJECTIVES, count).map((obiettivo) => ({
    esigenzaId: esigenzaId(obiettivo),
    ...(random.chance(0.8) ? { importo: rounded(10 ** (4 + random.next() * 1.9), 1000) } : {}),
    entro: inDays(world, 30, 500),
    stato: random.chance(0.85) ? ('aperta' as const) : ('coperta' as const),
  }))
}
