// What an update makes of a record, read anew from https://www.mongodb.com/docs/manual/reference/operator/update/ and
// /core/document/#dot-notation, without a line of the server.
import { oracleMatches, oracleOrder } from './query-oracle.ts'

type Doc = Record<string, unknown>
export class Refused extends Error {}

const text = (value: unknown): string => JSON.stringify(value) ?? 'missing'
const isObject = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with what `change` makes of the place that the steps name; missing objects are made when it `creates`. */
function changed(value: unknown, steps: readonly string[], { change, creates }: Change): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return change(value)
  if (value === undefined && !creates) return undefined
  if (value === undefined || isObject(value)) {
    const inside = changed(value?.[step], rest, { change, creates })
    const { [step]: _old, ...others } = value ?? {}
    if (inside === undefined) return value === undefined ? undefined : others
    return { ...value, [step]: inside }
  }
  if (!Array.isArray(value) || !/^\d+$/.test(step)) throw new Refused(`${step} in ${text(value)}`)
  const inside = changed(value[Number(step)], rest, { change, creates })
  if (inside === undefined) return Number(step) < value.length ? value.with(Number(step), null) : value
  const padding = Array.from({ length: Math.max(0, Number(step) + 1 - value.length) }, () => null)
  return [...value, ...padding].with(Number(step), inside)
}
interface Change {
  change: (value: unknown) => unknown
  creates: boolean
}

/** A whole update; `Refused` where MongoDB answers an error. */
export function oracleUpdated(doc: Doc, update: Record<string, Doc>): Doc {
  let now: unknown = doc
  for (const [operator, changes] of Object.entries(update)) {
    for (const [path, operand] of Object.entries(changes)) now = one(now, operator, path.split('.'), operand)
  }
  return now as Doc
}

function one(doc: unknown, operator: string, steps: string[], operand: unknown): unknown {
  const creates = operator !== '$unset' && operator !== '$pull'
  try {
    return changed(doc, steps, { change: (value) => applied(operator, value, operand), creates })
  } catch (error) {
    // what cannot be there need not be taken away
    if (error instanceof Refused && operator === '$unset') return doc
    throw error
  }
}

function applied(operator: string, value: unknown, operand: unknown): unknown {
  if (operator === '$set') return operand
  if (operator === '$unset') return undefined
  if (operator === '$inc') {
    if (value !== undefined && typeof value !== 'number') throw new Refused('$inc')
    return ((value as number | undefined) ?? 0) + (operand as number)
  }
  if (operator === '$min' || operator === '$max') {
    if (value === undefined) return operand
    const isLess = oracleOrder(operand, value) < 0
    const isMore = oracleOrder(operand, value) > 0
    return (operator === '$min' ? isLess : isMore) ? operand : value
  }
  if (value === undefined && operator === '$pull') return undefined
  if (value !== undefined && !Array.isArray(value)) throw new Refused(operator)
  const list = (value as unknown[] | undefined) ?? []
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
