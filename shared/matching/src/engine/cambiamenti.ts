import type { StatoBando } from '@bandiera/domain'
import type { Esito } from '../valutazione.ts'
import { countWord, eachBitOf, hasBit } from './bits.ts'
import { esitoOf, NO, OPEN, YES } from './grado.ts'
import type { Row } from './rows.ts'
import type { Singoli } from './singoli.ts'

/** One verdict that changed; `null`: before the pair was there, or since it is gone. */
export interface Cambio {
  aziendaId: string
  bandoId: string
  prima: Esito | null
  dopo: Esito | null
}

/** A grant that is in another state; `null` before it was there, or since it is gone. */
export interface CambioStato {
  bandoId: string
  prima: StatoBando | null
  dopo: StatoBando | null
}

/** What a call of `applica` changed. Scores are not verdicts: they are read again where they are shown. */
export interface Cambiamenti {
  stati: readonly CambioStato[]
  esiti: Esiti
}

export interface Snapshot extends Row {
  live: Int32Array
}
interface Rows {
  bandoId: string
  before: Snapshot | null
  after: Snapshot | null
}

/** The verdicts that changed, worked out while they are read: a new grant changes one for every company. */
export class Esiti implements Iterable<Cambio> {
  constructor(
    private readonly ids: readonly string[],
    private readonly single: Singoli,
    private readonly rows: readonly Rows[],
  ) {}

  get size(): number {
    return this.rows.reduce((sum, row) => sum + countOf(row), this.single.size)
  }

  *[Symbol.iterator](): Iterator<Cambio> {
    yield* this.single.read(this.ids)
    for (const row of this.rows) {
      for (const slot of slotsOf(row)) {
        const [prima, dopo] = [esitoAt(row.before, slot), esitoAt(row.after, slot)]
        yield { aziendaId: this.ids[slot]!, bandoId: row.bandoId, prima, dopo }
      }
    }
  }
}

function esitoAt(row: Snapshot | null, slot: number): Esito | null {
  if (!row || slot >> 5 >= row.live.length || !hasBit(row.live, slot)) return null
  return esitoOf(hasBit(row.si, slot) ? YES : hasBit(row.open, slot) ? OPEN : NO)
}

/** The places that differ, of one word. */
function changed({ before, after }: Rows, w: number): number {
  const bits = (row: Snapshot | null, set: keyof Snapshot): number => row?.[set][w] ?? 0
  const differ = (set: keyof Snapshot): number => bits(before, set) ^ bits(after, set)
  return differ('live') | differ('si') | differ('open')
}

const wordsOf = ({ before, after }: Rows): number => Math.max(before?.live.length ?? 0, after?.live.length ?? 0)

function countOf(row: Rows): number {
  let sum = 0
  for (let w = 0; w < wordsOf(row); w += 1) sum += countWord(changed(row, w))
  return sum
}

function* slotsOf(row: Rows): Iterable<number> {
  for (let w = 0; w < wordsOf(row); w += 1) {
    const found: number[] = []
    eachBitOf(changed(row, w), w, (slot) => found.push(slot))
    yield* found
  }
}
