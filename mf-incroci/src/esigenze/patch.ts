import { defaultEsigenze, sortedEsigenze, newId, type Esigenza } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import type { EsigenzaValues } from './rules.ts'

type Catalogue = readonly Esigenza[] | undefined

// The catalogue is one list inside the settings; each line has an id. A write touches only the fields that it changes, by the index
// of the line in the version of the catalogue that it was made on, and carries that version: two people who change
// different needs both succeed, even when the lines have moved.

export function added(all: Catalogue = [], values: EsigenzaValues): WritePatch {
  const ordine = Math.max(0, ...all.map((one) => one.ordine ?? 0)) + 1
  return { push: { esigenze: { id: newId(), ...filled(values), ordine, attiva: true } } }
}

/** Writes the fields that differ from what the form showed; `null` when none does. */
export function changed(all: Catalogue = [], before: Esigenza, values: EsigenzaValues): WritePatch | null {
  const now: Record<string, unknown> = filled(values)
  const was = before as unknown as Record<string, unknown>
  const fields = (Object.keys(values) as string[]).filter((field) => !same(was[field], now[field]))
  if (fields.length === 0) return null
  const at = place(all, before.id)
  const given = fields.filter((field) => now[field] !== undefined)
  return {
    set: Object.fromEntries(given.map((field) => [`${at}.${field}`, now[field]])),
    unset: fields.filter((field) => now[field] === undefined).map((field) => `${at}.${field}`),
  }
}

export const switched = (all: Catalogue = [], { id }: Esigenza, attiva: boolean): WritePatch => ({
  set: { [`${place(all, id)}.attiva`]: attiva },
})

/** Moves a need one step up (-1) or down (1); `null` at the end of the list. Needs without an order get one. */
export function moved(all: Catalogue = [], { id }: Esigenza, step: -1 | 1): WritePatch | null {
  const ordered = sortedEsigenze(all)
  const at = ordered.findIndex((one) => one.id === id)
  const [one, other] = [ordered[at], ordered[at + step]]
  if (!one || !other) return null
  const placed = new Set(ordered.map(({ ordine }) => ordine)).size === ordered.length && one.ordine !== undefined
  if (placed && other.ordine !== undefined) {
    return ordersOf(all, [
      [one, other.ordine],
      [other, one.ordine!],
    ])
  }
  const next = [...ordered]
  ;[next[at], next[at + step]] = [other, one]
  return ordersOf(
    all,
    next.map((each, index) => [each, index + 1]),
  )
}

/** Merges a need into another one; the server moves the companies that have it. */
export function merged(all: Catalogue = [], { id }: Esigenza, into: string): WritePatch {
  const at = place(all, id)
  return { set: { [`${at}.unitaIn`]: into, [`${at}.attiva`]: false } }
}

/** The 13 official objectives as needs, where there is no catalogue yet. */
export const started = (): WritePatch => ({ set: { esigenze: defaultEsigenze } })

const place = (all: readonly Esigenza[], id: string): string => `esigenze.${all.findIndex((one) => one.id === id)}`

const ordersOf = (all: readonly Esigenza[], orders: [Esigenza, number][]): WritePatch => ({
  set: Object.fromEntries(orders.map(([one, ordine]) => [`${place(all, one.id)}.ordine`, ordine])),
})

/** No group is no field at all. */
const filled = ({ gruppo, ...rest }: EsigenzaValues) => ({ ...rest, gruppo: gruppo === '' ? undefined : gruppo })

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
