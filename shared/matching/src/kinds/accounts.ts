import {
  type Azienda,
  type Bilancio,
  type CriterioOfKind,
  decimalsFor,
  formatNumber,
  kpiLabels,
  missing,
  shortEuro as euro,
  shortNumber,
} from '@bandiera/domain'
import type { Reading } from '../engine/reading.ts'
import { between, inRange, judge, ofCompany, ofGrant } from '../judgement.ts'
import { known, type KleeneValue } from '../kleene.ts'
import type { MatchingContext, Judgement, Rule } from '../evaluation.ts'

type Voce = 'ricavi' | 'ula'
interface FigureText {
  name: string
  voce: Voce
  show: (value: number) => string
}

const people = (value: number): string => `${shortNumber(value, 1)} addetti`

/** Turnover of the last approved accounts, item A1 of the income statement (art. 2425 c.c.). */
const fatturato: Rule<CriterioOfKind<'fatturato'>> = (criterio, azienda) =>
  range({ name: 'Fatturato', voce: 'ricavi', show: euro }, criterio, azienda)

/** Staff of the last approved accounts in annual work units (Rec. 2003/361/EC, annex, art. 5). */
const dipendenti: Rule<CriterioOfKind<'dipendenti'>> = (criterio, azienda) =>
  range({ name: 'Organico', voce: 'ula', show: people }, criterio, azienda)

/** Accounts that a company has approved (art. 2364 and 2478-bis c.c.); a list never filled in is unknown, an empty one none. */
const bilanci: Rule<CriterioOfKind<'bilanci'>> = ({ minimo }, { bilanci: all }) => {
  // a half-filled form may have no number yet
  const regola = (minimo ?? 1) === 1 ? 'Almeno un bilancio approvato' : `Almeno ${minimo} bilanci approvati`
  if (!all) return judge('da_verificare', { regola, manca: ofCompany(missing('bilanci')) })
  const count = approvedCount(all)!
  const text = count === 1 ? '1 bilancio' : `${count} bilanci`
  return judge(countValue(minimo, count), { regola, valoreAzienda: text, dettaglio: text })
}

const approvedCount = (all: readonly Bilancio[] | undefined): number | undefined =>
  all && new Set(all.filter((each) => each.approvato !== false).map((each) => each.anno)).size

const countValue = (minimo: number, count: number | undefined): KleeneValue =>
  known(count === undefined ? null : count >= minimo)

const OPERATORS = { '>=': 'almeno', '<=': 'al massimo', '>': 'oltre', '<': 'sotto' }

/** An index of the last accounts (domain rule 2.9): a field of that name, else what the context computes. */
const kpi: Rule<CriterioOfKind<'kpi'>> = ({ indice, op, soglia }, azienda, contesto) => {
  const nome = kpiLabels[indice] ?? indice
  const limit = soglia === undefined ? '' : ` ${OPERATORS[op]} ${shortNumber(soglia)}`
  const regola = `${nome || 'Indice di bilancio'}${limit}`
  const value = indexOf(azienda, indice, contesto)
  const valore = indexValue({ op, soglia }, value)
  if (value === undefined) {
    return judge(valore, {
      regola,
      manca: { lato: 'azienda', campo: 'bilanci', etichetta: `Dati di bilancio: ${nome}` },
    })
  }
  const text = formatNumber(
    value,
    decimalsFor(value, 2, (shown) => indexValue({ op, soglia }, shown)),
  )
  return judge(valore, { regola, valoreAzienda: `${nome}: ${text}`, dettaglio: text })
}

function indexOf(azienda: Azienda, indice: string, contesto: MatchingContext): number | undefined {
  const own = (lastBilancio(azienda) as Record<string, unknown> | undefined)?.[indice]
  return typeof own === 'number' ? own : (contesto.kpi?.(azienda, indice) ?? undefined)
}

function indexValue({ op, soglia }: Pick<CriterioOfKind<'kpi'>, 'op' | 'soglia'>, value?: number): KleeneValue {
  if (value === undefined) return 'da_verificare'
  return known({ '>=': value >= soglia, '<=': value <= soglia, '>': value > soglia, '<': value < soglia }[op])
}

function range({ name, voce, show }: FigureText, limits: { min?: number; max?: number }, azienda: Azienda): Judgement {
  const text = between(limits.min, limits.max, show)
  const regola = text ? `${name} ${text}` : name
  const year = lastBilancio(azienda)
  const value = year?.[voce]
  const valoreAzienda = value === undefined ? undefined : `${show(value)} nel ${year!.anno}`
  if (!text) return judge('da_verificare', { regola, valoreAzienda, manca: ofGrant(`Limiti: ${name.toLowerCase()}`) })
  if (value === undefined) {
    return judge('da_verificare', { regola, manca: ofCompany(missing(`bilanci.${voce}`, pathOf(azienda, voce))) })
  }
  return judge(rangeValue(limits, value), { regola, valoreAzienda, dettaglio: show(value) })
}

/** The verdict of limits on a figure; unknown without a figure, or without a limit. */
export function rangeValue({ min, max }: { min?: number; max?: number }, value: number | undefined): KleeneValue {
  if (value === undefined || (min === undefined && max === undefined)) return 'da_verificare'
  return known(inRange(value, min, max))
}

/** All figures are read from the last approved accounts (Rec. 2003/361/EC, annex, art. 4.1); an older one never replaces a missing figure. */
export function lastBilancio({ bilanci = [] }: Azienda): Bilancio | undefined {
  let last: Bilancio | undefined
  for (const each of bilanci) {
    if (each.approvato !== false && (!last || last.anno < each.anno)) last = each
  }
  return last
}

function pathOf(azienda: Azienda, voce: string): string {
  const last = lastBilancio(azienda)
  return last ? `bilanci.${azienda.bilanci!.indexOf(last)}.${voce}` : 'bilanci'
}

type Figure = number | undefined

const keyOf = (figure: Figure): string => (figure === undefined ? '' : String(figure))

/** Figures on a line; one that is not a number is decided alone. */
const line = {
  place: (figure: Figure): number | null => (figure === undefined || Number.isNaN(figure) ? null : figure),
  at: (place: number): Figure => place,
}

type Ranged = CriterioOfKind<'fatturato' | 'dipendenti'>

const figureReading = <C extends Ranged>(column: C['tipo'], voce: Voce): Reading<C, Figure> => ({
  column: () => column,
  fields: ['bilanci'],
  values: (azienda) => [lastBilancio(azienda)?.[voce]],
  key: keyOf,
  decide: rangeValue,
  order: {
    ...line,
    from: (criterio) => (criterio.min === undefined ? null : { ...criterio, max: undefined }),
    upTo: (criterio) => (criterio.max === undefined ? null : { ...criterio, min: undefined }),
  },
})

const bilanciReading: Reading<CriterioOfKind<'bilanci'>, Figure> = {
  column: () => 'bilanci',
  fields: ['bilanci'],
  values: (azienda) => [approvedCount(azienda.bilanci)],
  key: keyOf,
  decide: ({ minimo }, count) => countValue(minimo, count),
}

/** The context may read any field of the company, so all of them count. */
const kpiReading: Reading<CriterioOfKind<'kpi'>, Figure> = {
  column: ({ indice }) => `kpi ${indice}`,
  fields: [],
  reads: ['kpi'],
  values: (azienda, { indice }, contesto) => [indexOf(azienda, indice, contesto)],
  key: keyOf,
  decide: indexValue,
  order: {
    ...line,
    from: (criterio) => (criterio.op.startsWith('>') ? criterio : null),
    upTo: (criterio) => (criterio.op.startsWith('<') ? criterio : null),
  },
}

export const accountsRules = { fatturato, dipendenti, bilanci, kpi }
export const accountsReadings = {
  fatturato: figureReading<CriterioOfKind<'fatturato'>>('fatturato', 'ricavi'),
  dipendenti: figureReading<CriterioOfKind<'dipendenti'>>('dipendenti', 'ula'),
  bilanci: bilanciReading,
  kpi: kpiReading,
}
