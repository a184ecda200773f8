import type { CollectionName } from '@bandiera/domain'
import {
  hashOf,
  sumOf,
  type FeedEntry,
  type RecordsQuestion,
  type WindowMode,
  type WindowQuestion,
} from '@bandiera/wire'
import type { FeedListener, PullRequest, Transport } from '../src/types.ts'
import { cutTo, halves, holdOf } from './cut.ts'
import { NoWrites } from './no-writes.ts'
import { windowOf } from './window-of.ts'

interface Row {
  c: CollectionName
  d: { _id: string; n: number; versione: number }
  rev: number
}

/**
 * A server's log in memory, as one user sees it. Messages and lines of pulls wait until the test lets them through, so
 * that every interleaving can be tried.
 */
export class FakeLog extends NoWrites implements Transport {
  epoch = 'e1'
  seq = 0
  pulls: PullRequest[] = []
  /** Collections of each manifest that was asked for. */
  manifests: (readonly CollectionName[])[] = []
  /** Every window that was asked for. */
  windows: WindowQuestion[] = []
  /** How much of each collection a client should hold; a whole view brings no more. */
  modes: Record<string, WindowMode> | undefined
  /** Messages on their way, oldest first. */
  sent: unknown[] = []
  /** Steps of running pulls that wait to be let through. */
  gates: (() => void)[] = []
  /** When true, pulls do not wait. */
  open = true
  /** Makes running and coming pulls break off. */
  broken = false
  readonly rows = new Map<string, Row>()
  readonly #log: { seq: number; entry: FeedEntry }[] = []
  readonly #listeners = new Set<FeedListener>()
  #announced = 0

  put(id: string, n: number, c: CollectionName = 'bandi'): void {
    const versione = ++this.seq
    const row = { c, d: { _id: id, n, versione }, rev: versione }
    this.rows.set(`${c} ${id}`, row)
    this.#log.push({ seq: row.rev, entry: { o: 'u', c, d: row.d, rev: row.rev } })
  }

  drop(id: string, c: CollectionName = 'bandi'): void {
    if (!this.rows.delete(`${c} ${id}`)) return
    this.#log.push({ seq: ++this.seq, entry: { o: 'd', c, id, rev: this.seq } })
  }

  /** Sends what is not sent yet as one message, or a heartbeat. */
  tick(): void {
    const ch = this.#log.filter(({ seq }) => seq > this.#announced).map(({ entry }) => entry)
    this.sent.push({ v: 1, ep: this.epoch, from: this.#announced, to: this.seq, ch })
    this.#announced = this.seq
  }

  /** A restored database: another epoch, positions start low again, some records are gone, others are older. */
  restore(keep: (id: string) => boolean): void {
    this.epoch += "'"
    this.seq = 0
    this.#announced = 0
    this.#log.length = 0
    for (const [key, row] of this.rows) {
      if (keep(row.d._id)) row.rev = ++this.seq
      else this.rows.delete(key)
    }
    this.#announced = this.seq
  }

  deliver(message: unknown = this.sent.shift()): void {
    if (message !== undefined) this.#listeners.forEach((listener) => listener.message(message))
  }

  connect(active: boolean): void {
    this.#listeners.forEach((listener) => listener.active(active))
  }

  get listening(): number {
    return this.#listeners.size
  }

  subscribe(listener: FeedListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async *pull(request: PullRequest): AsyncIterable<unknown> {
    this.pulls.push(request)
    await this.#gate()
    // the position is read before the records: duplicates are harmless, gaps are not
    const cursor = this.seq
    const ep = this.epoch
    const snapshot = request.since === 0 || request.ep !== ep
    await this.#gate()
    // after a restore the answer mixes two logs and matches the sums of neither
    const sum = ep === this.epoch ? this.sums(request.colls) : undefined
    const hold = holdOf(this.modes, request.whole)
    if (snapshot && this.modes) yield { hold }
    const asked = [...this.rows.values()].filter(({ c }) => request.colls.includes(c))
    const changes = this.#log.filter(({ seq }) => seq > request.since).map(({ entry }) => entry)
    for (const ch of snapshot ? halves(cutTo(asked, hold)) : [changes]) {
      yield { ch }
      await this.#gate()
    }
    yield { ep, cursor, snapshot, counts: {}, sum, modes: this.modes }
  }

  async *manifest({ colls }: Pick<PullRequest, 'colls'>): AsyncIterable<unknown> {
    this.manifests.push(colls)
    await this.#gate()
    for (const c of colls) yield { c, m: this.#of(c).map((d): [string, number] => [d._id, hashOf(d)]) }
    yield { ep: this.epoch, cursor: this.seq }
  }

  async records({ c, ids }: RecordsQuestion): Promise<unknown> {
    await this.#gate()
    const rows = ids.map((id) => this.rows.get(`${c} ${id}`))
    return { ch: rows.map((row, at) => (row ? { o: 'u', ...row } : { o: 'd', c, id: ids[at], rev: this.seq })) }
  }

  async window(question: WindowQuestion): Promise<unknown> {
    this.windows.push(question)
    await this.#gate()
    return windowOf(this.rows.values(), question, { ep: this.epoch, cursor: this.seq })
  }

  /** Sums of what the user sees now. */
  sums(colls: readonly CollectionName[]): Record<string, number> {
    return Object.fromEntries(colls.map((coll) => [coll, sumOf(this.#of(coll))]))
  }

  #of(coll: CollectionName) {
    return [...this.rows.values()].filter(({ c }) => c === coll).map(({ d }) => d)
  }

  async #gate(): Promise<void> {
    if (!this.open) await new Promise<void>((resolve) => this.gates.push(resolve))
    if (this.broken) throw new Error('the network broke the answer off')
  }
}
