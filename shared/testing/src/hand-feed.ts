import type { CollectionName, Collections, LoggedOperation } from '@bandiera/domain'
import {
  type FeedListener,
  type PullRequest,
  type Saved,
  type Transport,
  type UpdateVersions,
  WriteError,
  type WritePatch,
} from '@bandiera/live'
import {
  type FeedEntry,
  makeWindow,
  type RecordsQuestion,
  searchedIn,
  type WindowMode,
  type WindowQuestion,
} from '@bandiera/wire'

/** A write as it left the screen. */
export type Write =
  | { op: 'insert'; coll: CollectionName; id: string; doc: Record<string, unknown> }
  | ({ op: 'update'; coll: CollectionName; id: string; patch: WritePatch } & UpdateVersions)
  | { op: 'remove'; coll: CollectionName; id: string }

/** Refuses a write by returning an error; everything else is accepted. */
export type Refuse = (write: Write) => Error | undefined
export type RecordsByCollection = { [C in CollectionName]?: readonly Collections[C][] }
/** How much of a collection the page holds: all of it when absent, nothing in a mode other than `full`. */
export type Modes = { readonly [C in CollectionName]?: WindowMode }

const EPOCH = 'prova'

/** The server's side of the feed, driven by hand: it holds records, sends changes, accepts writes. */
export class HandFeed implements Transport {
  readonly writes: Write[] = []
  /** What the page asked of collections that it does not hold. */
  readonly windows: WindowQuestion[] = []
  /** What the page has loaded before the first render. */
  readonly saved: Saved
  readonly #docs = new Map<string, FeedEntry & { o: 'u' }>()
  readonly #listeners = new Set<FeedListener>()
  readonly #refuse: Refuse
  readonly #modes: Modes
  #cur = 1

  constructor(records: RecordsByCollection, refuse: Refuse = () => undefined, modes: Modes = {}) {
    this.#refuse = refuse
    this.#modes = modes
    for (const coll of Object.keys(records) as CollectionName[])
      for (const doc of records[coll] ?? []) this.#docs.set(`${coll} ${doc._id}`, { o: 'u', c: coll, d: doc, rev: 1 })
    this.saved = { ep: EPOCH, cur: this.#cur, hold: modes, entries: this.#held(modes) }
  }

  /** The record changed, or came into view. */
  put(coll: CollectionName, doc: { _id: string }): void {
    this.#send({ o: 'u', c: coll, d: doc, rev: this.#cur + 1 })
  }

  /** The record was deleted, or left the view. */
  drop(coll: CollectionName, id: string): void {
    this.#send({ o: 'd', c: coll, id, rev: this.#cur + 1 })
  }

  async *pull({ colls, whole }: PullRequest): AsyncIterable<unknown> {
    const hold: Modes = { ...this.#modes, ...Object.fromEntries(whole.map((coll) => [coll, 'full'])) }
    yield { hold }
    yield { ch: this.#held(hold).filter(({ c }) => colls.includes(c)) }
    yield { ep: EPOCH, cursor: this.#cur, snapshot: true, counts: {}, modes: this.#modes }
  }

  /** What it sent is what the page holds: nothing is ever compared. */
  async *manifest(): AsyncIterable<unknown> {
    yield { ep: EPOCH, cursor: this.#cur }
  }

  async records({ c, ids }: RecordsQuestion): Promise<unknown> {
    return { ch: ids.map((id) => this.#docs.get(`${c} ${id}`) ?? { o: 'd', c, id, rev: this.#cur }) }
  }

  async window(question: WindowQuestion): Promise<unknown> {
    this.windows.push(question)
    const maker = makeWindow(question, searchedIn(question.c))
    const seen = [...this.#docs.values()].filter(({ c }) => c === question.c)
    for (const { rev, d } of seen) maker.add(rev, d)
    const mode = this.#modes[question.c] ?? 'full'
    return { ...maker.view(), ep: EPOCH, cursor: this.#cur, mode, visible: seen.length }
  }

  subscribe(listener: FeedListener): () => void {
    this.#listeners.add(listener)
    listener.message({ v: 1, ep: EPOCH, from: this.#cur, to: this.#cur, ch: [] })
    return () => this.#listeners.delete(listener)
  }

  async insert(coll: CollectionName, doc: { _id: string }): Promise<void> {
    await this.create(coll, doc)
  }

  async create(coll: CollectionName, doc: { _id: string }): Promise<LoggedOperation> {
    this.#accept({ op: 'insert', coll, id: doc._id, doc })
    this.put(coll, doc)
    return { da: this.#cur, a: this.#cur }
  }

  async update(
    coll: CollectionName,
    id: string,
    patch: WritePatch,
    versions: UpdateVersions = {},
  ): Promise<LoggedOperation> {
    const said = Object.entries(versions).filter(([, version]) => version !== undefined)
    this.#accept({ op: 'update', coll, id, patch, ...Object.fromEntries(said) })
    const held = this.#docs.get(`${coll} ${id}`)
    if (held && !holds(held.d, patch))
      throw new WriteError('RECORD_CHANGED', 'Qualcun altro ha modificato questo elemento.')
    if (held) this.put(coll, patched(held.d, patch))
    return { da: this.#cur, a: this.#cur }
  }

  async remove(coll: CollectionName, id: string): Promise<LoggedOperation> {
    this.#accept({ op: 'remove', coll, id })
    this.drop(coll, id)
    return { da: this.#cur, a: this.#cur }
  }

  #held(hold: Modes): (FeedEntry & { o: 'u' })[] {
    return [...this.#docs.values()].filter(({ c }) => (hold[c] ?? 'full') === 'full')
  }

  #accept(write: Write): void {
    this.writes.push(write)
    const refusal = this.#refuse(write)
    if (refusal) throw refusal
  }

  #send(entry: FeedEntry): void {
    if (entry.o === 'u') this.#docs.set(`${entry.c} ${entry.d._id}`, entry)
    else this.#docs.delete(`${entry.c} ${entry.id}`)
    const message = { v: 1, ep: EPOCH, from: this.#cur, to: entry.rev, ch: [entry] }
    this.#cur = entry.rev
    this.#listeners.forEach((listener) => listener.message(message))
  }
}

type Tree = Record<string, unknown>

/** A copy of the record with the patch applied, as the server would store it. */
function patched<T extends object>(record: T, { set = {}, unset = [], push = {} }: WritePatch): T {
  const copy = structuredClone(record) as T & Tree
  for (const [path, value] of Object.entries(set)) reach(copy, path, (at, key) => (at[key] = value))
  for (const path of unset) reach(copy, path, (at, key) => delete at[key])
  for (const [path, line] of Object.entries(push)) {
    reach(copy, path, (at, key) => (at[key] = [...((at[key] as unknown[] | undefined) ?? []), line]))
  }
  return copy
}

/** Whether the record still is what the patch takes for granted. */
const holds = (record: object, { where = {} }: WritePatch): boolean =>
  Object.entries(where).every(([path, value]) => JSON.stringify(valueAt(record, path)) === JSON.stringify(value))

const valueAt = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Tree | undefined)?.[key], record)

function reach(root: Tree, path: string, act: (at: Tree, key: string) => unknown): void {
  const keys = path.split('.')
  const last = keys.pop()!
  let at = root
  for (const key of keys) at = (at[key] ??= {}) as Tree
  act(at, last)
}
