import { PortalError } from '../errors.ts'
import { guardFilter, isPlain } from './filter-guard.ts'
import { isFieldPath } from './mongo/expressions.ts'
import { accumulators } from './mongo/group.ts'
import { parseProjection, parseSort, refuseWide } from './shape.ts'

const STAGES = ['$match', '$sort', '$limit', '$skip', '$project', '$count', '$group']
const MOST_STAGES = 20
const MOST_ACCUMULATORS = 64
const MOST_KEYS = 32

/** Throws unless a decoded pipeline is made of allowed stages in their proper shape. */
export function guardPipeline(pipeline: unknown): asserts pipeline is Record<string, unknown>[] {
  if (!Array.isArray(pipeline) || pipeline.length > MOST_STAGES) {
    throw new PortalError('QUERY_INVALID', `pipeline vuole un elenco di al più ${MOST_STAGES} passi`)
  }
  pipeline.forEach(guardStage)
}

function guardStage(stage: unknown): void {
  const [[name, value] = ['', null], ...others] = isPlain(stage) ? Object.entries(stage) : []
  if (others.length > 0 || name === '') throw new PortalError('QUERY_INVALID', 'ogni passo ha un solo operatore')
  if (!STAGES.includes(name)) throw new PortalError('QUERY_OPERATOR', name)
  if (name === '$match') guardFilter(value)
  if (name === '$sort') parseSort(value)
  if (name === '$project') guardProject(value)
  if (name === '$group') guardGroup(value)
  const wantsNumber = name === '$limit' || name === '$skip'
  if (wantsNumber && (!Number.isSafeInteger(value) || (value as number) < 0)) {
    throw new PortalError('QUERY_INVALID', `${name} vuole un numero intero`)
  }
  if (name === '$count' && !isFieldName(value))
    throw new PortalError('QUERY_INVALID', '$count vuole il nome di un campo')
}

/** Fields kept, left out, or copied from another field (`"$path"`). */
function guardProject(value: unknown): void {
  if (!isPlain(value)) throw new PortalError('QUERY_INVALID', '$project vuole un oggetto')
  // a copy stands for a field that is kept
  parseProjection(Object.fromEntries(Object.entries(value).map(([name, on]) => [name, isFieldPath(on) ? 1 : on])))
}

function guardGroup(value: unknown): void {
  if (!isPlain(value)) throw new PortalError('QUERY_INVALID', '$group vuole un oggetto')
  refuseWide(value, MOST_ACCUMULATORS + 1, 'accumulatori')
  if (value._id === undefined) throw new PortalError('QUERY_INVALID', '$group vuole _id, anche null')
  for (const [field, expression] of Object.entries(value)) {
    if (field === '_id') guardKey(expression)
    else guardAccumulator(field, expression)
  }
}

/** What to group by: a constant, a field, or several fields by name. */
function guardKey(key: unknown): void {
  if (isPlain(key)) refuseWide(key, MOST_KEYS, 'campi di raggruppamento')
  if (isPlain(key)) return Object.entries(key).forEach(([name, part]) => guardNamed(name, part))
  guardScalar(key)
}

function guardAccumulator(field: string, expression: unknown): void {
  const [[operator, operand] = ['', null], ...others] = isPlain(expression) ? Object.entries(expression) : []
  if (others.length > 0 || operator === '') throw new PortalError('QUERY_INVALID', `${field} vuole un accumulatore`)
  if (!Object.hasOwn(accumulators, operator)) throw new PortalError('QUERY_OPERATOR', operator)
  if (!isFieldName(field)) throw new PortalError('QUERY_INVALID', `${field} non è il nome di un campo`)
  if (operator !== '$count') guardScalar(operand)
}

function guardNamed(name: string, value: unknown): void {
  if (name.startsWith('$')) throw new PortalError('QUERY_OPERATOR', name)
  guardScalar(value)
}

function guardScalar(value: unknown): void {
  const wrong = typeof value === 'object' && value !== null
  if (wrong || (typeof value === 'string' && value.startsWith('$') && !isFieldPath(value))) {
    throw new PortalError('QUERY_INVALID', 'in $group si usano campi ("$nome") e valori semplici')
  }
}

const isFieldName = (value: unknown): boolean => typeof value === 'string' && value !== '' && !/[.$]/.test(value)
