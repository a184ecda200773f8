import { createRandom, type Random } from '@bandiera/factories/random'

type Doc = Record<string, unknown>
const NAMES = ['a', 'b', '0']
const SCALARS = [null, 0, 1, 2, 2.5, -1, '', 'a', 'b', '2026-03-01', true, false]
const TYPES = ['string', 'number', 'int', 'double', 'bool', 'null', 'array', 'object']

/** Records, queries and updates by chance; the same seed, the same ones. */
export function draws(seed: number) {
  const random = createRandom(seed)
  return {
    ...random,
    value: () => valueOf(random, 3),
    doc: () => docOf(random, 3),
    list: () =>
      Array.from({ length: random.int(4) }, () => (random.chance(0.6) ? docOf(random, 2) : valueOf(random, 2))),
    query: () => queryOf(random, 2),
    update: () => updateOf(random),
    itemsUpdate: () => itemsUpdateOf(random),
  }
}

export function valueOf(random: Random, depth: number): unknown {
  const kind = depth === 0 ? 0 : random.int(5)
  if (kind === 3) return Array.from({ length: random.int(4) }, () => valueOf(random, depth - 1))
  return kind === 4 ? docOf(random, depth - 1) : random.one(SCALARS)
}

export function docOf(random: Random, depth: number): Doc {
  // numbers first: JavaScript keeps them there
  const names = NAMES.toSorted().filter(() => random.chance(0.6))
  return Object.fromEntries(names.map((name) => [name, valueOf(random, depth)]))
}

export const pathOf = (random: Random): string =>
  Array.from({ length: 1 + random.int(3) }, (_, n) => random.one(n === 0 ? ['a', 'b'] : ['a', 'b', '0', '1'])).join('.')

function queryOf(random: Random, depth: number): Doc {
  const parts = (): Doc[] => Array.from({ length: 1 + random.int(2) }, () => queryOf(random, depth - 1))
  if (depth > 0 && random.chance(0.2)) return { [random.one(['$and', '$or', '$nor'])]: parts() }
  const query: Doc = { [pathOf(random)]: conditionOf(random, depth) }
  return random.chance(0.2) ? { ...query, [pathOf(random)]: conditionOf(random, depth) } : query
}

function conditionOf(random: Random, depth: number): unknown {
  if (random.chance(0.25)) return valueOf(random, 2)
  const [name, operand] = operatorOf(random, depth)
  const [other, more] = operatorOf(random, depth)
  return { [name]: operand, ...(random.chance(0.3) && { [other]: more }) }
}

function operatorOf(random: Random, depth: number): [string, unknown] {
  const value = valueOf(random, 2)
  const list = Array.from({ length: random.int(3) }, () => valueOf(random, 1))
  const nested: [string, unknown][] =
    depth === 0
      ? []
      : [
          ['$not', operators(random, depth - 1)],
          ['$elemMatch', random.chance(0.5) ? operators(random, depth - 1) : queryOf(random, depth - 1)],
        ]
  return random.one([
    [random.one(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte']), value],
    [random.one(['$in', '$nin', '$all']), list],
    ['$exists', random.chance(0.5)],
    ['$type', random.one(TYPES)],
    ['$size', random.int(3)],
    ...nested,
  ])
}

const operators = (random: Random, depth: number): Doc => Object.fromEntries([operatorOf(random, depth)])

const UPDATES = ['$set', '$unset', '$inc', '$mul', '$min', '$max', '$push', '$addToSet', '$pull', '$pullAll', '$pop']

const areRelated = (one: string, other: string): boolean =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`)

/** One to three changes of places that have nothing in common. */
function updateOf(random: Random): Record<string, Doc> {
  const update: Record<string, Doc> = {}
  const paths: string[] = []
  const put = (operator: string, path: string, operand: unknown) =>
    (update[operator] = { ...update[operator], [path]: operand })
  for (let n = 0; n <= random.int(3); n++) {
    const path = pathOf(random)
    if (paths.some((other) => areRelated(path, other))) continue
    paths.push(path)
    const to = pathOf(random)
    if (random.chance(0.15) && !paths.some((other) => areRelated(to, other))) {
      paths.push(to)
      put('$rename', path, to)
      continue
    }
    const operator = random.chance(0.06) ? '$setOnInsert' : random.one(UPDATES)
    put(operator, path, operandOf(random, operator))
  }
  return update
}

/** A change of items of a list: of all of them, or of those that pass a filter. */
function itemsUpdateOf(random: Random): { update: Record<string, Doc>; arrayFilters: Doc[] } {
  const operator = random.one(UPDATES)
  const rest = random.chance(0.5) ? '' : `.${pathOf(random)}`
  const isAll = random.chance(0.4)
  const path = `${random.chance(0.8) ? random.one(['a', 'b']) : pathOf(random)}.${isAll ? '$[]' : '$[uno]'}${rest}`
  const below = random.chance(0.5) ? 'uno' : `uno.${pathOf(random)}`
  const arrayFilters = isAll ? [] : [{ [below]: conditionOf(random, 1) }]
  return { update: { [operator]: { [path]: operandOf(random, operator) } }, arrayFilters }
}

function operandOf(random: Random, operator: string): unknown {
  const value = valueOf(random, 2)
  const $each = Array.from({ length: random.int(3) }, () => valueOf(random, 1))
  if (operator === '$inc' || operator === '$mul') return random.one([1, -1, 0.5, 0])
  if (operator === '$pop') return random.one([1, -1])
  if (operator === '$pullAll') return $each
  if (operator === '$push' && random.chance(0.4))
    return random.chance(0.5) ? { $each } : { $each, $position: random.int(5) - 2 }
  if (operator === '$addToSet' && random.chance(0.4)) return { $each }
  if (operator === '$pull' && random.chance(0.5)) return random.chance(0.5) ? operators(random, 1) : queryOf(random, 0)
  return value
}
