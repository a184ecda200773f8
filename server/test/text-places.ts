import { schemas, type CollectionName } from '@bandiera/domain'
import type { Node } from './schema-node.ts'

/** A place of a record where its schema takes any text, any number of lines, or fields of any name. */
export interface OpenPlace {
  coll: CollectionName
  /** `data.sezioni.0.html` */
  at: string
  holds: 'text' | 'lines' | 'names'
  /** The schema itself. */
  takes: unknown
  /** A record, or part of one, that holds this there and nothing else. */
  holding: (value: unknown) => Record<string, unknown>
}

type Found = Pick<OpenPlace, 'holds' | 'takes'> & { path: (string | number)[]; tags: Tags }
/** The values of closed lists on the way, which say of what kind a line is: `tipo` of a criterion. */
type Tags = Record<string, Record<string, unknown>>

/** Every such place of every collection, found by its schema: tables and bounds have no part in it. */
export const openPlaces: OpenPlace[] = (Object.keys(schemas) as CollectionName[]).flatMap((coll) =>
  placesOf(schemas[coll] as unknown as Node, []).map(({ path, holds, takes, tags }) => ({
    coll,
    at: [path.join('.'), ...Object.values(tags).map((tag) => String(Object.values(tag)[0]))].join(' '),
    holds,
    takes,
    holding: (value) => nested(path, value, tags) as Record<string, unknown>,
  })),
)

function placesOf(node: Node, path: (string | number)[], tags: Tags = {}): Found[] {
  const { type, shape, innerType, element, valueType, options } = node._zod.def
  if (shape) return Object.entries(shape).flatMap(([key, child]) => placesOf(child, [...path, key], tags))
  if (innerType) return placesOf(innerType, path, tags)
  if (element) return [{ holds: 'lines', takes: node, path, tags }, ...placesOf(element, [...path, 0], tags)]
  if (valueType) return [{ holds: 'names', takes: node, path, tags }, ...placesOf(valueType, [...path, 'chiave'], tags)]
  if (options) return options.flatMap((option) => placesOf(option, path, { ...tags, ...tagOf(option, path) }))
  return type === 'string' || type === 'unknown' ? [{ holds: 'text', takes: node, path, tags }] : []
}

function tagOf({ _zod }: Node, path: readonly (string | number)[]): Tags {
  const tipo = _zod.def.shape?.tipo?._zod.def as { values?: unknown[] } | undefined
  return tipo?.values ? { [path.join('.')]: { tipo: tipo.values[0] } } : {}
}

function nested(
  path: readonly (string | number)[],
  value: unknown,
  tags: Tags,
  done: (string | number)[] = [],
): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const inside = nested(rest, value, tags, [...done, key])
  return typeof key === 'number' ? [inside] : { ...tags[done.join('.')], [key]: inside }
}
