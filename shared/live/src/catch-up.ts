import { fill } from './fill.ts'
import { heal, type HealOptions } from './heal.ts'
import type { Position } from './judge.ts'
import { pull } from './pull.ts'

export interface CatchUpOptions extends HealOptions {
  /** What was held counts no more: other rights, or another log. */
  onForget: () => void
}

/** Where the records stand. */
export interface Place {
  at: Position
  /** Something may have been missed since: a pull is due. */
  wanted: boolean
  /** Screens need what is not held. */
  short: boolean
}

/** Gets what was missed and what screens need. Messages wait meanwhile; what they make necessary is seen at the end of a step. */
export async function catchUp(options: CatchUpOptions, place: Place, signal: AbortSignal): Promise<void> {
  let more: boolean
  do {
    while (place.wanted) await pullOnce(options, place, signal)
    place.short = false
    more = await fill(options, place.at, signal)
  } while (more || place.wanted)
}

async function pullOnce(options: CatchUpOptions, place: Place, signal: AbortSignal): Promise<void> {
  const { colls, extents, onForget } = options
  place.wanted = false
  const { at, differ, whole, modes } = await pull(options, place.at, signal)
  if (whole) extents.forget()
  if (whole && place.at.cur > 0) onForget()
  place.at = at
  // it has become short enough to be held
  for (const coll of colls) if (modes[coll] === 'full' && extents.of(coll) !== 'full') extents.needAll(coll)
  if (differ.length > 0) await heal(options, at, differ, signal)
}
