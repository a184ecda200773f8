import { isFieldPath, valueOf } from './group.ts'
import { isObject } from './paths.ts'

export type Projection = Record<string, 0 | 1>
type Tree = Map<string, Tree | null>

/** The fault of a projection (https://www.mongodb.com/docs/manual/reference/method/db.collection.find/#projection). */
export function projectionFault(projection: Projection): string | null {
  const fields = Object.entries(projection).filter(([path]) => path !== '_id')
  if (new Set(fields.map(([, on]) => on)).size > 1) return 'projection tiene dei campi o ne toglie, non tutti e due'
  const paths = Object.keys(projection)
  const inside = paths.find((path) => paths.some((other) => path.startsWith(`${other}.`)))
  return inside === undefined ? null : `projection nomina due volte ${inside}`
}

/** After the kept fields, copies of others under their new names. */
export function projectedWithCopies(doc: object, projection: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(projection)
  const copies = entries.filter(([, shown]) => isFieldPath(shown))
  const { _id = 1, ...kept } = Object.fromEntries(entries.filter(([, shown]) => !isFieldPath(shown))) as Projection
  const isIdCopied = copies.some(([path]) => path === '_id')
  const isBare = Object.keys(kept).length === 0 && (_id === 0 || isIdCopied)
  const made = isBare ? {} : structuredClone(projectedBy(doc, { ...kept, _id: isIdCopied ? 0 : _id }))
  for (const [path, expression] of copies) putCopy(made, path.split('.'), valueOf(expression, doc))
  return made
}

/** What is missing leaves only the objects around it. */
function putCopy(made: Record<string, unknown>, [name = '', ...below]: readonly string[], value: unknown): void {
  if (below.length === 0) {
    if (value !== undefined) made[name] = structuredClone(value)
    return
  }
  const inside = isObject(made[name]) ? made[name] : {}
  made[name] = inside
  putCopy(inside, below, value)
}

/** In the order of the record. */
export function projectedBy(doc: object, projection: Projection): Record<string, unknown> {
  const { _id, ...fields } = projection
  const keeps = Object.values(fields)[0] ?? _id
  const tree = treeOf(Object.keys(fields))
  if (keeps === 1 && _id !== 0) tree.set('_id', null)
  if (keeps !== 1 && _id === 0) tree.set('_id', null)
  return shaped(doc as Record<string, unknown>, tree, keeps === 1) as Record<string, unknown>
}

function treeOf(paths: readonly string[]): Tree {
  const root: Tree = new Map()
  for (const path of paths) {
    const parts = path.split('.')
    let at = root
    for (const part of parts.slice(0, -1)) {
      if (!at.get(part)) at.set(part, new Map())
      at = at.get(part)!
    }
    at.set(parts.at(-1)!, null)
  }
  return root
}

/** `undefined` when nothing is kept. Items of a list are shaped one by one. */
function shaped(value: unknown, tree: Tree, keeps: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => shaped(item, tree, keeps)).filter((item) => item !== undefined)
  if (!isObject(value)) return keeps ? undefined : value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const below = tree.get(name)
      if (!tree.has(name)) return keeps ? [] : [[name, item]]
      const kept = below ? shaped(item, below, keeps) : keeps ? item : undefined
      return kept === undefined ? [] : [[name, kept]]
    }),
  )
}
