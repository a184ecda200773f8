// What an update makes of a record, read anew from https://www.mongodb.com/docs/manual/reference/operator/update/ and
// /core/document/#dot-notation, without a line of the server. MongoDB's own tests (src/mongo/db/update/*_test.cpp) say what the manual
// leaves open: `$rename` of what is missing does nothing, through a list it is an error.
import { oracleMatches, oracleOrder } from './query-oracle.ts'

type Doc = Record<string, unknown>
export class Refused extends Error {}

const text = (value: unknown): string => JSON.stringify(value) ?? 'missing'
const isObject = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with what `change` makes of the place that the steps name; missing objects are made when it `creates`. */
function changed(value: unknown, steps: readonly string[], how: Change): unknown {
  const { change, creates, filters = [] } = how
  const [step, ...rest] = steps
  if (step === undefined) return change(value)
  if (step.startsWith('$[')) {
    if (!Array.isArray(value)) throw new Refused(`${step} of ${text(value)}`)
    const isMeant = (item: unknown) => step === '$[]' || filters.some((one) => isFiltered(item, step.slice(2, -1), one))
    const items = value.map((item) => (isMeant(item) ? (changed(item, rest, how) ?? null) : item))
    return items
  }
  if (value === undefined && !creates && !steps.some(isItems)) return undefined
  if (value === undefined || isObject(value)) {
    const inside = changed(value?.[step], rest, how)
    const { [step]: _old, ...others } = value ?? {}
    if (inside === undefined) return value === undefined ? undefined : others
    return { ...value, [step]: inside }
  }
  if (!Array.isArray(value) || !/^\d+$/.test(step)) {
    // what cannot be there need not be taken away
    if (how.takes && !steps.some(isItems)) return value
    throw new Refused(`${step} in ${text(value)}`)
  }
  const inside = changed(value[Number(step)], rest, how)
  if (inside === undefined) return Number(step) < value.length ? value.with(Number(step), null) : value
  const padding = Array.from({ length: Math.max(0, Number(step) + 1 - value.length) }, () => null)
  return [...value, ...padding].with(Number(step), inside)
}
interface Change {
  change: (value: unknown) => unknown
  creates: boolean
  takes?: boolean
  filters?: readonly Doc[] | undefined
}

const isItems = (step: string): boolean => step.startsWith('$[')
const isFiltered = (item: unknown, name: string, filter: Doc): boolean =>
  Object.keys(filter).every((key) => key.split('.')[0] === name) && oracleMatches({ [name]: item }, filter)

/** A whole update; `Refused` where MongoDB answers an error. */
export function oracleUpdated(
  doc: Doc,
  update: Record<string, Doc>,
  given: { filters?: Doc[]; inserts?: true } = {},
): Doc {
  let now: unknown = doc
  for (const [operator, changes] of Object.entries(update)) {
    if (operator === '$setOnInsert' && !given.inserts) continue
    for (const [path, operand] of Object.entries(changes))
      now =
        operator === '$rename'
          ? renamed(now as Doc, path.split('.'), (operand as string).split('.'))
          : one(now, operator, { steps: path.split('.'), filters: given.filters }, operand)
  }
  return now as Doc
}

interface Steps {
  steps: string[]
  filters: Doc[] | undefined
}

function one(doc: unknown, operator: string, { steps, filters }: Steps, operand: unknown): unknown {
  const creates = !['$unset', '$pull', '$pullAll', '$pop'].includes(operator)
  const takes = operator === '$unset'
  return changed(doc, steps, { change: (value) => applied(operator, value, operand), creates, takes, filters })
}

/** What is on the way to a place, from the record down to the last thing that is there; `Refused` when the way is barred. */
function wayTo(doc: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps
  if (step === undefined || doc === undefined) return []
  if (Array.isArray(doc) && /^\d+$/.test(step)) return [doc, ...wayTo(doc[Number(step)], rest)]
  if (!isObject(doc)) throw new Refused(`${step} in ${text(doc)}`)
  return [doc, ...wayTo(doc[step], rest)]
}

function renamed(doc: Doc, from: string[], to: string[]): unknown {
  const sources = wayTo(doc, from)
  const value = (sources[from.length - 1] as Doc | undefined)?.[from.at(-1)!]
  if (value === undefined) return doc
  if (sources.some(Array.isArray) || wayTo(doc, to).some(Array.isArray)) throw new Refused('$rename in a list')
  const without = changed(doc, from, { change: () => undefined, creates: false })
  return changed(without, to, { change: () => value, creates: true })
}

function applied(operator: string, value: unknown, operand: unknown): unknown {
  if (operator === '$set' || operator === '$setOnInsert') return operand
  if (operator === '$unset') return undefined
  if (operator === '$inc') {
    if (value !== undefined && typeof value !== 'number') throw new Refused('$inc')
    return ((value as number | undefined) ?? 0) + (operand as number)
  }
  if (operator === '$mul') {
    if (value !== undefined && typeof value !== 'number') throw new Refused('$mul')
    return value === undefined ? 0 : value * (operand as number)
  }
  if (operator === '$min' || operator === '$max') {
    if (value === undefined) return operand
    const isLess = oracleOrder(operand, value) < 0
    const isMore = oracleOrder(operand, value) > 0
    return (operator === '$min' ? isLess : isMore) ? operand : value
  }
  if (value === undefined && ['$pull', '$pullAll', '$pop'].includes(operator)) return undefined
  if (value !== undefined && !Array.isArray(value)) throw new Refused(operator)
  const list = (value as unknown[] | undefined) ?? []
  if (operator === '$pop') return operand === 1 ? list.slice(0, -1) : list.slice(1)
  if (operator === '$pullAll')
    return list.filter((item) => !(operand as unknown[]).some((one) => text(one) === text(item)))
  if (operator === '$pull') return list.filter((item) => !isPulled(item, operand))
  const each = isObject(operand) && '$each' in operand ? (operand as { $each: unknown[]; $position?: number }) : null
  const added = each ? each.$each : [operand]
  if (operator === '$push') {
    const at = each?.$position ?? list.length
    const place = at < 0 ? Math.max(0, list.length + at) : Math.min(at, list.length)
    return [...list.slice(0, place), ...added, ...list.slice(place)]
  }
  return added.reduce<unknown[]>(
    (all, item) => (all.some((had) => text(had) === text(item)) ? all : [...all, item]),
    list,
  )
}

function isPulled(item: unknown, operand: unknown): boolean {
  if (!isObject(operand)) return text(item) === text(operand)
  const isCondition = Object.keys(operand)[0]?.startsWith('$')
  return isCondition ? oracleMatches({ item }, { item: operand }) : isObject(item) && oracleMatches(item, operand)
}
