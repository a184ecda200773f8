/** Newest first: the order of every list (spec §7, `_id` descending). */
const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0)

/** Above this many new ids one sort of two runs is cheaper than inserting one by one. */
const FEW = 8

/** A new list with the ids put in their place. `ids` is in descending order and holds none of `added`. */
export function withIds(ids: readonly string[], added: readonly string[]): readonly string[] {
  const sorted = [...added].sort(descending)
  const last = ids[ids.length - 1]
  if (last === undefined || sorted[0]! < last) return ids.concat(sorted)
  if (sorted.length > FEW) return ids.concat(sorted).sort(descending)
  const list = ids.slice()
  for (const id of sorted) list.splice(placeOf(list, id), 0, id)
  return list
}

/** A new list without the ids; all of them are in `ids`. */
export function withoutIds(ids: readonly string[], gone: readonly string[]): readonly string[] {
  if (gone.length > FEW) {
    const dropped = new Set(gone)
    return ids.filter((id) => !dropped.has(id))
  }
  const list = ids.slice()
  for (const id of gone) list.splice(placeOf(list, id), 1)
  return list
}

function placeOf(list: readonly string[], id: string): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]! > id) low = middle + 1
    else high = middle
  }
  return low
}
