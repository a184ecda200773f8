import type { CollectionName } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../routes/visitor.ts'
import { guardPipeline } from './aggregate-guard.ts'
import { isPlain } from './filter-guard.ts'
import { parseFilter } from './filter.ts'
import { isFieldPath } from './mongo/expressions.ts'
import { grouped } from './mongo/group.ts'
import { projectedWithCopies } from './mongo/project.ts'
import { sortedBy } from './mongo/sort.ts'
import { visible } from './read.ts'
import { parseProjection, parseSort, projected } from './shape.ts'

/** `aggregate` over what the visitor sees: the policy comes before the first stage, and stages are an allow-list. */
export async function aggregate(visitor: Visitor, coll: CollectionName, pipeline: unknown): Promise<object[]> {
  guardPipeline(pipeline)
  const first = isPlain(pipeline[0]) ? pipeline[0]['$match'] : undefined
  const views: object[] = []
  for await (const view of visible(visitor, coll, parseFilter(coll, first ?? {}))) views.push(view)
  const stages = first === undefined ? pipeline : pipeline.slice(1)
  return stages.reduce((docs, stage) => staged(coll, docs, stage), views)
}

/** What a stage makes of the records before it. */
function staged(coll: CollectionName, docs: object[], stage: Record<string, unknown>): object[] {
  const [[name, value] = ['', null]] = Object.entries(stage)
  switch (name) {
    case '$match':
      return docs.filter(parseFilter(coll, value).test)
    case '$sort': {
      const sort = parseSort(value)
      return sort ? sortedBy(docs, sort) : docs
    }
    case '$limit':
      return docs.slice(0, value as number)
    case '$skip':
      return docs.slice(value as number)
    // of nothing it gives no document
    case '$count':
      return docs.length > 0 ? [{ [value as string]: docs.length }] : []
    case '$group':
      return grouped(docs, value as Record<string, unknown>)
    case '$project':
      return docs.map(shapeOf(value as Record<string, unknown>))
    default:
      throw new PortalError('QUERY_OPERATOR', name)
  }
}

function shapeOf(project: Record<string, unknown>): (doc: object) => object {
  if (Object.values(project).some(isFieldPath)) return (doc) => projectedWithCopies(doc, project)
  const projection = parseProjection(project)
  return (doc) => projected(doc, projection)
}
