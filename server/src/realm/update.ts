import { type Fields, sameContent } from '@bandiera/domain'
import type { PortalError } from '../errors.ts'
import { isPlain } from './filter.ts'
import { compileQuery, isItemCondition } from './mongodb/conditions.ts'
import {
  currentOf,
  type DeadEnd,
  DoesNotFit,
  hasItems,
  isDeadEnd,
  type ItemTests,
  pulled,
  putAt,
  putting,
  shortening,
  takeAway,
  type Target,
  targetOf,
  withoutItems,
} from './mongodb/operators.ts'
import { equal } from './mongodb/order.ts'
import { invalidUpdate, refuseConflicts, type Changes, type Update } from './update-guard.ts'
import { type Clash, keysOfLines, mergedValue, type Place, valueAt } from '../records/merge.ts'

type Doc = Record<string, unknown>

/** `UPDATE_INVALID` when an operator does not fit. Only a document that an upsert `inserts` takes `$setOnInsert`. */
export function updated(doc: object, { changes, items }: Update, { inserts = false } = {}): Doc {
  const copy = structuredClone(doc) as Doc
  for (const { operator, path, operand } of steps(copy, changes, items)) {
    if (operator === '$rename') rename(copy, path, operand as string)
    else if (operator !== '$setOnInsert' || inserts) apply(copy, operator, path, structuredClone(operand))
  }
  return copy
}

interface Step {
  operator: string
  path: string
  operand: unknown
}

/** Single changes, each at one place of this document. */
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

/** What is missing is not moved, and lists are not gone through. */
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
      throw invalidUpdate(`$rename: ${path} passa per un elenco`)
  }
}

const deadEnd = ({ field, at, kind }: DeadEnd): PortalError =>
  invalidUpdate(`${field} non può stare in ${at}, che ${kind}`)

function fitting<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof DoesNotFit)) throw error
    throw invalidUpdate(`${path}: ${error.message}`)
  }
}

/** Operators are about an item, another object is a query on the items that are objects. */
function itemTest(operand: unknown): (item: unknown) => boolean {
  if (!isPlain(operand)) return (item) => equal(item, operand)
  const isAbout = isItemCondition(operand)
  const test = compileQuery(isAbout ? { item: operand } : operand)
  return isAbout ? (item) => test({ item }) : (item) => isPlain(item) && test(item)
}

/** The version in `$set.versione`, and the update without it. */
export function splitBase(update: Update): { update: Update; base: number | null } {
  const { $set, ...others } = update.changes
  if ($set?.versione === undefined) return { update, base: null }
  const { versione, ...rest } = $set
  const changes = { ...(Object.keys(rest).length > 0 && { $set: rest }), ...others }
  // no version is below one: what is not a number is the version of nothing
  return { update: { ...update, changes }, base: typeof versione === 'number' ? versione : 0 }
}

/**
 * The update of `base` applied to `current`: fields that only others changed stay theirs, fields that both changed are
 * `clashes`. `$push`, `$inc`, `$[]` and their like say what they do and not what results.
 */
export function updatedOnto({ changes, items }: Update, { base, current }: { base: Doc; current: Doc }, table: Fields) {
  const { $set: sets, $unset: unsets, ...others } = changes
  const [$set, setItems] = withItemsApart(sets)
  const [$unset, unsetItems] = withItemsApart(unsets)
  const wanted = updated(base, { changes: { $set, $unset }, items })
  const clashes: Clash[] = []
  const kept: Doc = {}
  const gone: Doc = {}
  const paths = [...Object.keys($set), ...Object.keys($unset)]
  for (const path of new Set(paths.map((one) => unitOf({ table, path: one }, base, current)))) {
    const values = { base: valueAt(base, path), theirs: valueAt(current, path), mine: valueAt(wanted, path) }
    const value = mergedValue({ table, path }, values, clashes)
    if (sameContent(value, values.theirs)) continue
    if (value === undefined) gone[path] = ''
    else kept[path] = value
  }
  const merge = { $set: { ...kept, ...setItems }, $unset: { ...gone, ...unsetItems }, ...others }
  return { clashes, after: () => updated(current, { changes: merge, items }) }
}

function withItemsApart(changes: Doc = {}): [Doc, Doc] {
  const plain: Doc = {}
  const items: Doc = {}
  for (const [path, value] of Object.entries(changes)) (hasItems(path) ? items : plain)[path] = value
  return [plain, items]
}

/**
 * A path through a list whose lines are no longer the same is compared at the list: line 2 may be another one by now.
 */
function unitOf({ table, path }: Place, base: Doc, current: Doc): string {
  const keys = path.split('.')
  for (let depth = 1; depth < keys.length; depth++) {
    const list = keys.slice(0, depth).join('.')
    const [was, is] = [valueAt(base, list), valueAt(current, list)]
    if ((Array.isArray(was) || Array.isArray(is)) && !sameLines({ table, path: list }, was, is)) return list
  }
  return path
}

function sameLines(place: Place, was: unknown, is: unknown): boolean {
  if (!Array.isArray(was) || !Array.isArray(is) || was.length !== is.length) return false
  const keys = keysOfLines(place, is)
  return keysOfLines(place, was).every((key, n) => key === keys[n])
}
