import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers'
import { PortalError } from './errors.ts'

/** Work of each person, a limited number at a time: a person who asks for much delays no one else. */
export interface Turns {
  /**
   * Waits for a turn of this person; the function that it resolves to ends the turn.
   * @param gone no one waits for the work any more
   * @throws what `refuse` makes when too much of this person's work is there already; the reason of `gone`
   */
  enter: (person: string, gone?: AbortSignal) => Promise<() => void>
  /** Does the work in a turn. */
  take: <T>(person: string, work: () => Promise<T>, gone?: AbortSignal) => Promise<T>
}

export interface TurnsOptions {
  /** Pieces of work that one person may have, those at work among them. */
  most: number
  /** Those at work at the same time. */
  atOnce?: number
  refuse: () => Error
}

interface Line {
  working: number
  waiting: Set<() => void>
}

export function createTurns({ most, atOnce = 1, refuse }: TurnsOptions): Turns {
  const lines = new Map<string, Line>()
  const enter: Turns['enter'] = async (person, gone) => {
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
    async take(person, work, gone) {
      const leave = await enter(person, gone)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** Waits for a place that another one gives up, which counts as working from then on. */
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
 * Rounds of the event loop between two pieces of work. In each round libuv accepts one connection, however many they are: with one
 * round for each 8 ms of work three hundred browsers waited for four seconds until the last of them was let in.
 */
const ROUNDS = 8

/** Work that waits for its next turn, in order of arrival. */
const waiting: (() => void)[] = []
let left = ROUNDS

/**
 * Waits until others had their turn. Of all the work that waits here one piece goes on at a time: fifty pieces of 8 ms would
 * together keep everything else waiting for 400 ms.
 */
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

/** Runs at most `count` pieces of work at the same time; the others wait in order. */
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

interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Refuses more work; resolves when what was waiting is done. */
  end(): Promise<void>
}

/** Runs one piece of work after another. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  let ended = false
  return {
    run: (work) => {
      if (ended) return Promise.reject(new PortalError('SERVER_STOPPING'))
      const result = last.then(work)
      last = result.catch(() => undefined)
      return result
    },
    end: async () => {
      ended = true
      await last
    },
  }
}

/**
 * Does a piece of work every `every` milliseconds, one at a time. Returns a function that stops it, at the end of a running
 * one.
 */
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
 * The same items, with a pause for other requests whenever the work took long enough: an embedded database answers without
 * ever waiting, so a long scan would block every socket and timer until its end. Time decides, not a number of items: one
 * record may cost a hundred times another.
 * @param spend gets the milliseconds of each piece of work, without the pauses and without the time that the whole process
 *   waited for a database; an error that it throws ends the work
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

/** Items that are sorted in one turn of the event loop. */
const RUN = 256

/** Gives others their turn after some work; the items stay the same. */
export type InTurns = <T>(items: Iterable<T>) => AsyncIterable<T>

/**
 * The items in order; equal ones keep their order. Runs are sorted and then merged in pairs, with turns for others: one sort
 * of 100,000 items takes a second.
 */
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

/** Two sorted runs as one, a part at a time; of equal items those of the first run go first. */
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
