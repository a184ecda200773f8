import { sameContent, type Fields } from '@bandiera/domain'
import { mergedValue, valueAt, type Clash } from '../records/merge.ts'
import { keysOfLines, type Place } from '../records/merge-lines.ts'
import { hasItems } from './mongo/items.ts'
import { updated, type Update } from './update.ts'

type Doc = Record<string, unknown>

/** The version that an update says it was made on (`$set: { versione }`), and the update without that word. */
export function splitBase(update: Update): { update: Update; base: number | null } {
  const { $set, ...others } = update.changes
  if ($set?.versione === undefined) return { update, base: null }
  const { versione, ...rest } = $set
  const changes = { ...(hasAny(rest) && { $set: rest }), ...others }
  // no version is below one: what is not a number is the version of nothing
  return { update: { ...update, changes }, base: typeof versione === 'number' ? versione : 0 }
}

/**
 * An update that was made on `base`, applied to what the record has become meanwhile: fields that only others changed stay
 * theirs, also when the update writes their old value back. Fields that both changed are `clashes`. Operators that add or
 * take away (`$push`, `$inc`), and what is written to `$[]` and `$[name]`, say what they do and not what results.
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

/** Changes of plain paths, and those of items that `$[]` and `$[name]` find in the record as it is. */
function withItemsApart(changes: Doc = {}): [Doc, Doc] {
  const plain: Doc = {}
  const items: Doc = {}
  for (const [path, value] of Object.entries(changes)) (hasItems(path) ? items : plain)[path] = value
  return [plain, items]
}

const hasAny = (part: object): boolean => Object.keys(part).length > 0

/**
 * What a path is compared at: itself, but for one that leads through a list whose lines are no longer the same ones. There
 * the second line may be another one by now, and the whole list is what both changed.
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
