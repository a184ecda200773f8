import { PortalError } from '../errors.ts'
import { isPlain } from './filter-guard.ts'
import { isItemCondition } from './mongo/conditions.ts'
import { hasItems, withoutItems, type ItemTests } from './mongo/items.ts'
import { DoesNotFit, pulled, putting, shortening } from './mongo/operators.ts'
import { equal } from './mongo/order.ts'
import { compileQuery } from './mongo/query.ts'
import { currentOf, isDeadEnd, putAt, takeAway, targetOf, type DeadEnd, type Target } from './mongo/target.ts'
import { refuseConflicts } from './update-guard.ts'

type Doc = Record<string, unknown>

/** What each operator says of each path. */
export type Changes = Record<string, Doc>

/** A checked update. */
export interface Update {
  changes: Changes
  /** What `$[name]` in a path stands for. */
  items: ItemTests
}

/**
 * The document after an update; the given one stays as it is. `UPDATE_INVALID` when one of its operators does not fit. Only a document
 * that an upsert `inserts` takes `$setOnInsert`.
 */
export function updated(doc: object, { changes, items }: Update, { inserts = false } = {}): Doc {
  const copy = structuredClone(doc) as Doc
  for (const { operator, path, operand } of steps(copy, changes, items)) {
    if (operator === '$rename') rename(copy, path, operand as string)
    else if (operator !== '$setOnInsert' || inserts) apply(copy, operator, path, cloned(operand))
  }
  return copy
}

interface Step {
  operator: string
  path: string
  operand: unknown
}

/** The single changes of an update, each at one place of this document. */
function steps(doc: Doc, changes: Changes, items: ItemTests): Step[] {
  const given = Object.entries(changes).flatMap(([operator, paths]) =>
    Object.entries(paths).map(([path, operand]): Step => ({ operator, path, operand })),
  )
  const single = given.flatMap((step) =>
    fitting(step.path, () => withoutItems(doc, step, items)).map((path) => ({ ...step, path })),
  )
  if (given.some(({ path }) => hasItems(path))) refuseConflicts(single.map(({ path }) => path))
  return single
}

function apply(doc: Doc, operator: string, path: string, operand: unknown): void {
  const target = targetOf(doc, path)
  if (isDeadEnd(target)) {
    if (operator === '$unset') return
    throw deadEnd(target)
  }
  if (operator === '$unset') return takeAway(target)
  const current = currentOf(target)
  fitting(path, () => {
    if (operator === '$pull') {
      if (current !== undefined) putAt(target, pulled(current, itemTest(operand)))
    } else if (operator in shortening) {
      if (current !== undefined) putAt(target, shortening[operator]!(current, operand))
    } else putAt(target, putting[operator]!(current, operand))
  })
}

/** Moves a value to another name, which it takes from what is there; what is missing is not moved, and lists are not gone through. */
function rename(doc: Doc, from: string, to: string): void {
  const source = reached(doc, from)
  const value = currentOf(source)
  if (value === undefined) return
  for (const path of [from, to]) refuseLists(doc, path)
  const target = reached(doc, to)
  takeAway(source)
  putAt(target, value)
}

function reached(doc: Doc, path: string): Target {
  const target = targetOf(doc, path)
  if (isDeadEnd(target)) throw deadEnd(target)
  return target
}

function refuseLists(doc: Doc, path: string): void {
  const parts = path.split('.')
  for (let depth = 1; depth < parts.length; depth++) {
    const above = targetOf(doc, parts.slice(0, depth).join('.'))
    if (!isDeadEnd(above) && Array.isArray(currentOf(above)))
      throw new PortalError('UPDATE_INVALID', `$rename: ${path} passa per un elenco`)
  }
}

const deadEnd = ({ field, at, kind }: DeadEnd): PortalError =>
  new PortalError('UPDATE_INVALID', `${field} non può stare in ${at}, che ${kind}`)

function fitting<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof DoesNotFit)) throw error
    throw new PortalError('UPDATE_INVALID', `${path}: ${error.message}`)
  }
}

/** Which items `$pull` takes: operators are about an item, another object is a query on the items that are objects. */
function itemTest(operand: unknown): (item: unknown) => boolean {
  if (!isPlain(operand)) return (item) => equal(item, operand)
  const isAbout = isItemCondition(operand)
  const test = compileQuery(isAbout ? { item: operand } : operand)
  return isAbout ? (item) => test({ item }) : (item) => isPlain(item) && test(item)
}

const cloned = (operand: unknown): unknown => (typeof operand === 'object' ? structuredClone(operand) : operand)
