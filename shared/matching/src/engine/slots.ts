import type { Azienda } from '@bandiera/domain'
import { grown, setBit, wordsFor } from './bits.ts'

/**
 * Places of the companies in every column and set. A place is never given to another company, so what refers to one stays
 * true; the engine is built anew when most places are empty.
 */
export class Slots {
  readonly records: (Azienda | undefined)[] = []
  readonly ids: string[] = []
  /** Places in use; its length is the length of every set. */
  live = new Int32Array(1)
  count = 0
  private readonly byId = new Map<string, number>()

  constructor(room: number) {
    this.live = new Int32Array(Math.max(1, wordsFor(room)))
  }

  get words(): number {
    return this.live.length
  }

  at(id: string): number | undefined {
    return this.byId.get(id)
  }

  add(azienda: Azienda): number {
    const slot = this.ids.length
    if (slot >= this.words << 5) this.live = grown(this.live, this.words + Math.max(1, this.words >>> 3))
    this.ids.push(azienda._id)
    this.records.push(azienda)
    this.byId.set(azienda._id, slot)
    setBit(this.live, slot, true)
    this.count += 1
    return slot
  }

  remove(slot: number): void {
    this.byId.delete(this.ids[slot]!)
    this.records[slot] = undefined
    setBit(this.live, slot, false)
    this.count -= 1
  }
}
