import { PortalError } from '../errors.ts'
import { type Budget, weightOf } from '../http/bounds/budget.ts'
import { guardFilter, invalid, isPlain, isWhole, parseFilter } from './filter.ts'
import { accumulators, createGroups, isFieldPath } from './mongodb/group.ts'
import { projectedWithCopies } from './mongodb/project.ts'
import { type Asking, firstOf, limited, visible } from './read.ts'
import { parseProjection, parseSort, projected, refuseWide } from './shape.ts'

type Docs = AsyncIterable<object>
/** A stage of a pipeline, and the one after it. */
interface Stage {
  stage: Record<string, unknown>
  next: Record<string, unknown> | undefined
}

/** The policy applies before the first stage. Records pass the stages one by one; only a sort and a group hold them. */
export function aggregate(asking: Asking, pipeline: unknown): Docs {
  guardPipeline(pipeline)
  const first = isPlain(pipeline[0]) ? pipeline[0]['$match'] : undefined
  const views: Docs = visible(asking, parseFilter(asking.coll, first ?? {}))
  const stages = first === undefined ? pipeline : pipeline.slice(1)
  return stages.reduce<Docs>((docs, stage, n) => staged(asking, docs, { stage, next: stages[n + 1] }), views)
}

function staged({ coll, budget }: Asking, docs: Docs, { stage, next }: Stage): Docs {
  const [[name, value] = ['', null]] = Object.entries(stage)
  switch (name) {
    case '$match':
      return kept(docs, parseFilter(coll, value).test)
    case '$sort':
      return firstOf(docs, { sort: parseSort(value), limit: (next?.$limit as number | undefined) ?? Infinity }, budget)
    case '$limit':
      return limited(docs, value as number)
    case '$skip':
      return skipped(docs, value as number)
    case '$count':
      return counted(docs, value as string)
    case '$group':
      return grouped(docs, value as Record<string, unknown>, budget)
    case '$project':
      return shaped(docs, shapeOf(value as Record<string, unknown>))
    default:
      throw new PortalError('QUERY_OPERATOR', name)
  }
}

async function* kept(docs: Docs, test: (doc: object) => boolean): Docs {
  for await (const doc of docs) if (test(doc)) yield doc
}

async function* skipped(docs: Docs, skip: number): Docs {
  let left = skip
  for await (const doc of docs) {
    if (left > 0) left -= 1
    else yield doc
  }
}

/** Of nothing it gives no document. */
async function* counted(docs: Docs, name: string): Docs {
  let count = 0
  for await (const _doc of docs) count += 1
  if (count > 0) yield { [name]: count }
}

async function* grouped(docs: Docs, spec: Record<string, unknown>, budget: Budget): Docs {
  const groups = createGroups(spec)
  let bytes = 0
  for await (const doc of docs) {
    bytes += weightOf(groups.add(doc), budget.left())
    budget.demandHeld(bytes)
  }
  yield* budget.inTurns(groups.all())
}

async function* shaped(docs: Docs, shape: (doc: object) => object): Docs {
  for await (const doc of docs) yield shape(doc)
}

function shapeOf(project: Record<string, unknown>): (doc: object) => object {
  if (Object.values(project).some(isFieldPath)) return (doc) => projectedWithCopies(doc, project)
  const projection = parseProjection(project)
  return (doc) => projected(doc, projection)
}

const STAGES = ['$match', '$sort', '$limit', '$skip', '$project', '$count', '$group']
const MOST_STAGES = 20
const MOST_ACCUMULATORS = 64
const MOST_KEYS = 32

/** Stages are an allow-list. */
export function guardPipeline(pipeline: unknown): asserts pipeline is Record<string, unknown>[] {
  if (!Array.isArray(pipeline) || pipeline.length > MOST_STAGES)
    throw invalid(`pipeline vuole un elenco di al più ${MOST_STAGES} passi`)
  pipeline.forEach(guardStage)
}

function guardStage(stage: unknown): void {
  const [[name, value] = ['', null], ...others] = isPlain(stage) ? Object.entries(stage) : []
  if (others.length > 0 || name === '') throw invalid('ogni passo ha un solo operatore')
  if (!STAGES.includes(name)) throw new PortalError('QUERY_OPERATOR', name)
  if (name === '$match') guardFilter(value)
  if (name === '$sort') parseSort(value)
  if (name === '$project') guardProject(value)
  if (name === '$group') guardGroup(value)
  const wantsNumber = name === '$limit' || name === '$skip'
  if (wantsNumber && !isWhole(value)) throw invalid(`${name} vuole un numero intero`)
  if (name === '$count' && !isFieldName(value)) throw invalid('$count vuole il nome di un campo')
}

/** Fields kept, left out, or copied from another field (`"$path"`). */
function guardProject(value: unknown): void {
  if (!isPlain(value)) throw invalid('$project vuole un oggetto')
  // a copy means a field that is kept
  parseProjection(Object.fromEntries(Object.entries(value).map(([name, on]) => [name, isFieldPath(on) ? 1 : on])))
}

function guardGroup(value: unknown): void {
  if (!isPlain(value)) throw invalid('$group vuole un oggetto')
  refuseWide(value, MOST_ACCUMULATORS + 1, 'accumulatori')
  if (value._id === undefined) throw invalid('$group vuole _id, anche null')
  for (const [field, expression] of Object.entries(value)) {
    if (field === '_id') guardKey(expression)
    else guardAccumulator(field, expression)
  }
}

/** A constant, a field, or several fields by name. */
function guardKey(key: unknown): void {
  if (isPlain(key)) refuseWide(key, MOST_KEYS, 'campi di raggruppamento')
  if (isPlain(key)) return Object.entries(key).forEach(([name, part]) => guardNamed(name, part))
  guardScalar(key)
}

function guardAccumulator(field: string, expression: unknown): void {
  const [[operator, operand] = ['', null], ...others] = isPlain(expression) ? Object.entries(expression) : []
  if (others.length > 0 || operator === '') throw invalid(`${field} vuole un accumulatore`)
  if (!Object.hasOwn(accumulators, operator)) throw new PortalError('QUERY_OPERATOR', operator)
  if (!isFieldName(field)) throw invalid(`${field} non è il nome di un campo`)
  if (operator !== '$count') guardScalar(operand)
}

function guardNamed(name: string, value: unknown): void {
  if (name.startsWith('$')) throw new PortalError('QUERY_OPERATOR', name)
  guardScalar(value)
}

function guardScalar(value: unknown): void {
  const wrong = typeof value === 'object' && value !== null
  if (wrong || (typeof value === 'string' && value.startsWith('$') && !isFieldPath(value)))
    throw invalid('in $group si usano campi ("$nome") e valori semplici')
}

const isFieldName = (value: unknown): boolean => typeof value === 'string' && value !== '' && !/[.$]/.test(value)
