import { FEED_TICK, isListed, makeWindow, WINDOW_ROWS, WindowLineSchema } from '@bandiera/wire'
import type { WindowQuestion, WindowRow } from '@bandiera/wire'
import { texts } from '../errors.ts'
import type { Records } from '../records.ts'
import { createAlarm } from '../scheduling.ts'
import type { Answer } from '../types.ts'
import { AGAIN, EMPTY, type WindowSource, type WindowState } from './window-source.ts'

export { isListed }

/**
 * The rows of one question, kept current: a change in the collection asks again, at most once a tick, never twice at a time,
 * and after a slow answer as much later as that took. A row that has not changed stays the same object.
 */
export class LiveWindow {
  readonly #source: WindowSource
  readonly #size: number
  readonly #alarm = createAlarm()
  readonly #listeners = new Set<() => void>()
  readonly #known = new KnownRows()
  #state = EMPTY
  #question: WindowQuestion | null = null
  #unfollow = () => {}
  #wanted = 0
  #next: string | null = null
  #asking: AbortController | null = null
  #dirty = false
  #pause = FEED_TICK

  /** @param size rows to begin with, and that `next` adds */
  constructor(source: WindowSource, size: number) {
    this.#source = source
    this.#size = size
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly state = (): WindowState => this.#state

  ask(question: WindowQuestion): void {
    this.close()
    if (String(question.fields) !== String(this.#question?.fields)) this.#known.clear()
    this.#question = question
    this.#wanted = this.#size
    this.#unfollow = this.#source.follow(question.c, { changed: this.#changed, forgotten: this.#forgotten })
    this.retry()
  }

  close(): void {
    this.#unfollow()
    this.#alarm.clear()
    this.#asking?.abort()
    this.#asking = null
  }

  readonly next = (): void => {
    if (!this.#state.more || this.#wanted > this.#state.rows.length) return
    this.#wanted += this.#size
    if (!this.#asking) void this.#load(this.#next)
  }

  readonly retry = (): void => {
    this.#report({ loading: true })
    void this.#load()
  }

  readonly #changed = (): void => {
    if (!this.#asking && this.#show()) return
    if (this.#asking || this.#dirty) this.#dirty = true
    else this.#loadSoon()
  }

  readonly #forgotten = (again: boolean): void => {
    this.#asking?.abort()
    this.#asking = null
    this.#alarm.clear()
    this.#known.clear()
    this.#report(EMPTY)
    if (again) this.#loadSoon()
  }

  #loadSoon(): void {
    this.#dirty = true
    this.#alarm.set(this.#pause, () => void this.#load())
  }

  async #load(from: string | null = null): Promise<void> {
    const question = this.#question
    if (!question) return
    this.#alarm.clear()
    this.#dirty = false
    this.#asking?.abort()
    this.#asking = null
    if (this.#show()) return
    const asking = (this.#asking = new AbortController())
    const began = performance.now()
    try {
      const rows = new Map(from === null ? [] : this.#state.rows.map((row) => [row._id, row]))
      let answer: Answer
      do {
        const n = Math.min(this.#wanted - rows.size, WINDOW_ROWS)
        answer = await this.#source.ask({ ...question, n, ...(from !== null && { after: from }) }, asking.signal)
        asking.signal.throwIfAborted()
        for (const row of answer.rows) rows.set(row.d._id, this.#known.same(row))
        from = answer.next
      } while (rows.size < this.#wanted && from !== null)
      this.#next = from
      this.#pause = Math.max(FEED_TICK, performance.now() - began)
      this.#answered([...rows.values()], answer)
    } catch (error) {
      if (asking.signal.aborted) return
      this.#failed(error)
    }
    this.#asking = null
    if (this.#dirty) this.#loadSoon()
  }

  #show(): boolean {
    const answer = this.#question && this.#source.held({ ...this.#question, n: this.#wanted })
    if (!answer) return false
    this.#next = answer.next
    this.#pause = FEED_TICK
    const rows = answer.rows.map((row) => this.#known.same(row))
    this.#answered(rows, answer)
    return true
  }

  #answered(rows: { _id: string }[], { total, visible, counts, next }: Answer): void {
    this.#known.keep(rows)
    this.#report({ rows, total, visible, counts, more: next !== null, loading: false, error: null })
  }

  #failed(error: unknown): void {
    console.error('window: asking failed; trying again', error)
    this.#wanted = Math.max(this.#size, this.#state.rows.length)
    this.#report({ loading: false, error: texts.listFailed })
    this.#alarm.set(AGAIN, () => void this.#load())
  }

  #report(change: Partial<WindowState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.forEach((listener) => listener())
  }
}

/** Rows on screen: one that has not changed stays the same object, so that React does not draw it again. */
class KnownRows {
  readonly #rows = new Map<string, WindowRow>()

  same(row: WindowRow): { _id: string } {
    const known = this.#rows.get(row.d._id)
    if (known?.rev === row.rev) return known.d
    this.#rows.set(row.d._id, row)
    return row.d
  }

  keep(rows: readonly { _id: string }[]): void {
    const shown = new Set(rows.map(({ _id }) => _id))
    for (const id of this.#rows.keys()) if (!shown.has(id)) this.#rows.delete(id)
  }

  clear(): void {
    this.#rows.clear()
  }
}

/** The window of a question over records that the page holds. @param searched paths that the search looks into */
export function windowOfRecords(
  records: Pick<Records, 'ids' | 'row'>,
  question: WindowQuestion,
  searched: readonly string[],
): Answer {
  const maker = makeWindow(question, searched)
  const ids = records.ids(question.c)
  for (const id of ids) {
    const [rev, record] = records.row(question.c, id)!
    maker.add(rev, record)
  }
  return { ...maker.view(), visible: ids.length }
}

/** Every row, from the lines of one pass; throws when they break off. */
export async function rowsOfLines(lines: AsyncIterable<unknown>): Promise<WindowRow[]> {
  // by id: a record that changes between two parts may arrive twice
  const found = new Map<string, WindowRow>()
  for await (const value of lines) {
    const line = WindowLineSchema.parse(value)
    if ('rows' in line) return [...found.values()]
    found.set(line.d._id, line)
  }
  throw new Error('the rows of a window broke off')
}

/** Every row, as many at a time as an answer may bring. */
export async function inParts(
  ask: WindowSource['ask'],
  question: WindowQuestion,
  signal: AbortSignal,
): Promise<WindowRow[]> {
  const found = new Map<string, WindowRow>()
  let after: string | undefined
  do {
    const { rows, next } = await ask({ ...question, n: WINDOW_ROWS, ...(after !== undefined && { after }) }, signal)
    for (const row of rows) found.set(row.d._id, row)
    after = next ?? undefined
  } while (after !== undefined)
  return [...found.values()]
}
