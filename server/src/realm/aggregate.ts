import type { CollectionName } from '@bandiera/domain'
import { Aggregator } from 'mingo'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../routes/visitor.ts'
import { guardFilter, isPlain } from './filter-guard.ts'
import { parseFilter } from './filter.ts'
import { sortedBy, type Sort } from './mongo/sort.ts'
import { visible } from './read.ts'
import { parseProjection, parseSort, projected } from './shape.ts'

const STAGES = ['$match', '$sort', '$limit', '$skip', '$project', '$count', '$group']
const ACCUMULATORS = ['$sum', '$avg', '$min', '$max', '$first', '$last', '$push', '$addToSet', '$count']
const MOST_STAGES = 20

/** `aggregate` over what the visitor sees: the policy comes before the first stage, and stages are an allow-list. */
export async function aggregate(visitor: Visitor, coll: CollectionName, pipeline: unknown): Promise<object[]> {
  if (!Array.isArray(pipeline) || pipeline.length > MOST_STAGES) {
    throw new PortalError('QUERY_INVALID', `pipeline vuole un elenco di al più ${MOST_STAGES} passi`)
  }
  pipeline.forEach(guardStage)
  const first = isPlain(pipeline[0]) ? pipeline[0].$match : undefined
  const views: object[] = []
  for await (const view of visible(visitor, coll, parseFilter(coll, first ?? {}))) views.push(view)
  const stages = (first === undefined ? pipeline : pipeline.slice(1)) as Record<string, unknown>[]
  return stages.reduce((docs, stage) => staged(coll, docs, stage), views)
}

/** What a stage makes of the records before it. */
function staged(coll: CollectionName, docs: object[], stage: Record<string, unknown>): object[] {
  const [[name, value] = ['', null]] = Object.entries(stage)
  switch (name) {
    case '$match':
      return docs.filter(parseFilter(coll, value).test)
    case '$sort':
      return parseSort(value) ? sortedBy(docs, value as Sort) : docs
    case '$limit':
      return docs.slice(0, value as number)
    case '$skip':
      return docs.slice(value as number)
    // of nothing it gives no document
    case '$count':
      return docs.length > 0 ? [{ [value as string]: docs.length }] : []
    case '$project':
      return hasCopies(value as object)
        ? computed(docs, stage)
        : docs.map((doc) => projected(doc, parseProjection(value)))
    default:
      return computed(docs, stage)
  }
}

/** A stage that calculates, run by the engine; what it does not understand is the client's mistake. */
function computed(docs: object[], stage: Record<string, unknown>): object[] {
  try {
    return new Aggregator([stage], { scriptEnabled: false }).run(docs as Record<string, unknown>[])
  } catch (error) {
    throw new PortalError('QUERY_INVALID', error instanceof Error ? error.message : String(error))
  }
}

const hasCopies = (project: object): boolean => Object.values(project).some(isFieldPath)

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
  if (name === '$count' && (typeof value !== 'string' || value === '' || /[.$]/.test(value))) {
    throw new PortalError('QUERY_INVALID', '$count vuole il nome di un campo')
  }
}

/** Fields kept, left out, or copied from another field (`"$path"`). */
function guardProject(value: unknown): void {
  if (!isPlain(value)) throw new PortalError('QUERY_INVALID', '$project vuole un oggetto')
  parseProjection(Object.fromEntries(Object.entries(value).filter(([, shown]) => !isFieldPath(shown))))
}

function guardGroup(value: unknown): void {
  if (!isPlain(value)) throw new PortalError('QUERY_INVALID', '$group vuole un oggetto')
  for (const [field, expression] of Object.entries(value)) {
    if (field === '_id') guardKey(expression)
    else guardAccumulator(field, expression)
  }
}

/** What to group by: a constant, a field, or several fields by name. */
function guardKey(key: unknown): void {
  if (isPlain(key)) return Object.entries(key).forEach(([name, part]) => guardNamed(name, part))
  guardScalar(key)
}

function guardAccumulator(field: string, expression: unknown): void {
  const [[operator, operand] = ['', null], ...others] = isPlain(expression) ? Object.entries(expression) : []
  if (others.length > 0 || operator === '') throw new PortalError('QUERY_INVALID', `${field} vuole un accumulatore`)
  if (!ACCUMULATORS.includes(operator)) throw new PortalError('QUERY_OPERATOR', operator)
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

/** `"$campo.sotto"`; `$$ROOT` and other variables are not field paths. */
const isFieldPath = (value: unknown): boolean => typeof value === 'string' && /^\$[^$.][^$]*$/.test(value)
