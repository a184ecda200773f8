import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers'
import { PortalError } from './errors.ts'

interface TurnsOptions {
  /** Pieces of work of one person, those at work among them. */
  most: number
  atOnce?: number
  refuse: () => Error
}

interface Line {
  working: number
  waiting: Set<() => void>
}

/** A person who asks for much delays no one else. */
export function createTurns({ most, atOnce = 1, refuse }: TurnsOptions) {
  const lines = new Map<string, Line>()
  /**
   * Resolves to the function that ends the turn.
   * @param gone no one waits for the work any more
   * @throws what `refuse` makes when too much is there already; the reason of `gone`
   */
  const enter = async (person: string, gone?: AbortSignal): Promise<() => void> => {
    gone?.throwIfAborted()
    const line = lines.get(person) ?? { working: 0, waiting: new Set() }
    if (line.working + line.waiting.size >= most) throw refuse()
    lines.set(person, line)
    if (line.working < atOnce) line.working += 1
    else await turnIn(line, gone)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const [next] = line.waiting
      if (next) {
        line.waiting.delete(next)
        return next()
      }
      line.working -= 1
      if (line.working === 0) lines.delete(person)
    }
  }
  return {
    enter,
    async take<T>(person: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
      const leave = await enter(person, gone)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

export type Turns = ReturnType<typeof createTurns>

/** Waits for the place of another one, which counts as working from then on. */
function turnIn({ waiting }: Line, gone: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const called = (): void => {
      gone?.removeEventListener('abort', left)
      resolve()
    }
    const left = (): void => {
      if (waiting.delete(called)) reject(gone!.reason)
    }
    gone?.addEventListener('abort', left, { once: true })
    waiting.add(called)
  })
}

/**
 * Rounds of the event loop between two pieces of work. libuv accepts one connection in each: with one round per 8 ms of
 * work the last of three hundred browsers waited for four seconds.
 */
const ROUNDS = 8

const waiting: (() => void)[] = []
let left = ROUNDS

/** Waits until others had their turn; one piece goes on at a time: fifty of 8 ms would hold others up for 400 ms. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(goOn)
  })
}

function goOn(): void {
  left -= 1
  if (left > 0) return void setImmediate(goOn)
  left = ROUNDS
  waiting.shift()!()
  if (waiting.length > 0) setImmediate(goOn)
}

/** At most `count` at the same time; the others wait in order. */
export function createLanes(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  let ended = false
  return {
    run<T>(work: () => Promise<T>): Promise<T> {
      if (ended) return Promise.reject(new PortalError('SERVER_STOPPING'))
      const result = last.then(work)
      last = result.catch(() => undefined)
      return result
    },
    /** Refuses more work; resolves when the rest is done. */
    async end(): Promise<void> {
      ended = true
      await last
    },
  }
}

/** One at a time, every so many milliseconds; the returned function resolves at the end of a running one. */
export function nowAndThen(every: number, work: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const ending = new AbortController()
  let running: Promise<void> | null = null
  const look = (): void => {
    running ??= work(ending.signal).finally(() => (running = null))
  }
  const timer = setInterval(look, every).unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await running
  }
}

/** Milliseconds of work between two pauses. */
const BUDGET = 8

/**
 * With a pause for others whenever the work took long enough: an embedded database answers without ever waiting, so a
 * long scan would block every socket and timer. Time decides: one record may cost a hundred times another.
 * @param spend gets the milliseconds of each piece, without pauses and waits for a database; its error ends the work
 */
export async function* withPauses<T>(
  items: AsyncIterable<T> | Iterable<T>,
  spend: (milliseconds: number) => void = () => undefined,
): AsyncGenerator<T> {
  let since = performance.now()
  let { idle } = performance.eventLoopUtilization()
  for await (const item of items) {
    yield item
    const passed = performance.now() - since
    if (passed < BUDGET) continue
    spend(Math.max(0, passed - (performance.eventLoopUtilization().idle - idle)))
    await nextTurn()
    since = performance.now()
    idle = performance.eventLoopUtilization().idle
  }
}

const RUN = 256

export type InTurns = <T>(items: Iterable<T>) => AsyncIterable<T>

/** Stable. Runs are merged in pairs, with turns for others: one sort of 100,000 items takes a second. */
export async function sortedInTurns<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  inTurns: InTurns = withPauses,
): Promise<T[]> {
  let runs: T[][] = []
  for await (const run of inTurns(runsOf(items))) runs.push(run.sort(compare))
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      const all: T[] = []
      for await (const part of inTurns(mergedOf(runs[at]!, runs[at + 1] ?? [], compare)))
        for (const one of part) all.push(one)
      merged.push(all)
    }
    runs = merged
  }
  return runs[0] ?? []
}

function* runsOf<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += RUN) yield items.slice(at, at + RUN)
}

/** Of equal items those of the first run go first. */
function* mergedOf<T>(one: readonly T[], other: readonly T[], compare: (a: T, b: T) => number): Generator<T[]> {
  let part: T[] = []
  let [mine, theirs] = [0, 0]
  while (mine < one.length || theirs < other.length) {
    const fromOne = theirs >= other.length || (mine < one.length && compare(one[mine]!, other[theirs]!) <= 0)
    part.push(fromOne ? one[mine++]! : other[theirs++]!)
    if (part.length < RUN) continue
    yield part
    part = []
  }
  yield part
}
