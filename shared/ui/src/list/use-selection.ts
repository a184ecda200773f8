import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

export interface RowSelection<T> {
  /** Every checked record that still exists, also when search or filters hide it. */
  records: readonly T[]
  unseen: number
  has: (id: string) => boolean
  all: boolean
  some: boolean
  /** Changes one, or with `range` all rows from the last changed one. The same function at every render. */
  toggle: (id: string, range: boolean) => void
  set: (ids: readonly string[], on: boolean) => void
  toggleAll: () => void
  clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** Selection of a live list, by id: deleted records leave it, changed and filtered ones stay. */
export function useSelection<T extends { _id: string }>(all: readonly T[], rows: readonly T[]): RowSelection<T> {
  const [ids, setIds] = useState(NONE)
  const now = useRef({ rows, ids, anchor: '' })
  useLayoutEffect(() => {
    Object.assign(now.current, { rows, ids })
  }, [rows, ids])
  const toggle = useCallback((id: string, range: boolean) => {
    const { current } = now
    const on = !current.ids.has(id)
    const changed = range ? between(current.rows, current.anchor, id) : [id]
    current.anchor = id
    setIds((before) => withIds(before, changed, on))
  }, [])
  const set = useCallback(
    (changed: readonly string[], on: boolean) => setIds((before) => withIds(before, changed, on)),
    [],
  )
  const clear = useCallback(() => setIds(NONE), [])
  const records = useMemo(() => (ids.size === 0 ? [] : all.filter(({ _id }) => ids.has(_id))), [all, ids])
  const shown = useMemo(() => (ids.size === 0 ? 0 : rows.filter(({ _id }) => ids.has(_id)).length), [rows, ids])
  const whole = shown > 0 && shown === rows.length
  return {
    records,
    unseen: records.length - shown,
    has: (id) => ids.has(id),
    all: whole,
    some: shown > 0 && !whole,
    toggle,
    set,
    toggleAll: () => set(rows.map(idOf), !whole),
    clear,
  }
}

const idOf = ({ _id }: { _id: string }): string => _id

function withIds(before: ReadonlySet<string>, changed: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(before)
  for (const id of changed)
    if (on) next.add(id)
    else next.delete(id)
  return next
}

function between(rows: readonly { _id: string }[], from: string, to: string): readonly string[] {
  const [a, b] = [from, to].map((id) => rows.findIndex(({ _id }) => _id === id))
  if (a === undefined || b === undefined || a < 0 || b < 0) return [to]
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map(idOf)
}
