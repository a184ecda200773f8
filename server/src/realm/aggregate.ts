import type { CollectionName } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { guardPipeline } from './aggregate-guard.ts'
import type { Budget } from '../http/bounds/budget.ts'
import { isPlain } from './filter-guard.ts'
import { parseFilter } from './filter.ts'
import { isFieldPath } from './mongo/expressions.ts'
import { createGroups } from './mongo/group.ts'
import { projectedWithCopies } from './mongo/project.ts'
import { firstOf, visible } from './read.ts'
import { parseProjection, parseSort, projected } from './shape.ts'
import { weightOf } from '../http/bounds/weight.ts'

type Docs = AsyncIterable<object>
/** A stage of a pipeline, and the one after it. */
interface Stage {
  stage: Record<string, unknown>
  next: Record<string, unknown> | undefined
}

/**
 * `aggregate` over what the visitor sees: the policy comes before the first stage, and stages are an allow-list. Records pass the
 * stages one by one; only a sort and a group hold them.
 */
export function aggregate(visitor: Visitor, coll: CollectionName, pipeline: unknown, budget: Budget): Docs {
  guardPipeline(pipeline)
  const first = isPlain(pipeline[0]) ? pipeline[0]['$match'] : undefined
  const views: Docs = visible(visitor, coll, parseFilter(coll, first ?? {}), budget)
  const stages = first === undefined ? pipeline : pipeline.slice(1)
  return stages.reduce<Docs>((docs, stage, n) => staged(coll, docs, { stage, next: stages[n + 1] }, budget), views)
}

/** What a stage makes of the records before it. */
function staged(coll: CollectionName, docs: Docs, { stage, next }: Stage, budget: Budget): Docs {
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

async function* limited(docs: Docs, limit: number): Docs {
  let left = limit
  if (left === 0) return
  for await (const doc of docs) {
    yield doc
    left -= 1
    if (left === 0) return
  }
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
