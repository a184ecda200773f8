import { PortalError } from '../errors.ts'

export interface Caller {
  /** Turns go round by it: a network, or those of it who are known. */
  key: string
  /** Signed in before from there, or proven otherwise. */
  known: boolean
}

export interface QueueLimits {
  /** Pieces of work at the same time: each holds 128 MB at the usual cost. */
  lanes: number
  /** Pieces of one key that may wait. */
  perKey: number
  /** Pieces that may wait, of the known and of strangers each. */
  inAll: number
  /** Milliseconds that a piece waits; less than clients wait for an answer. */
  longest: number
}

const QUEUE_LIMITS: QueueLimits = { lanes: 2, perKey: 24, inAll: 64, longest: 8000 }
/** Milliseconds of a piece of work, until it is known better. */
const USUAL = 400
/** Seconds that a refusal asks to wait. */
const [SOONEST, LATEST] = [2, 30]

interface Waiting {
  start: () => void
  refuse: () => void
}

/**
 * The known and strangers have a line each, and take turns: while both wait, half of the work is for each. In a line
 * the keys take turns, so a flood from one network holds up no other; of a full line the longest part gives way.
 */
export function createPasswordQueue({ lanes, perKey, inAll, longest }: QueueLimits = QUEUE_LIMITS) {
  let free = lanes
  let usual = USUAL
  let knownCameLast = false
  const [known, strangers] = [createLine(), createLine()]
  const busy = (line: Line): PortalError => {
    const others = line === known ? strangers : known
    // at most as many of the other line go first
    const before = line.size() + Math.min(line.size(), others.size())
    const seconds = Math.ceil((before * usual) / lanes / 1000)
    return new PortalError('LOGIN_BUSY', Math.min(LATEST, Math.max(SOONEST, seconds)))
  }
  const admit = (line: Line, key: string): void => {
    if (line.count(key) >= perKey) throw busy(line)
    if (line.size() < inAll) return
    const other = line.longest()
    if (line.count(other) <= line.count(key) + 1) throw busy(line)
    line.dropLast(other)?.refuse()
  }
  const turn = ({ key, known: isKnown }: Caller): Promise<void> => {
    const line = isKnown ? known : strangers
    admit(line, key)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.remove(key, waiting)
        reject(busy(line))
      }, longest)
      const ended = (act: () => void) => () => {
        clearTimeout(timer)
        act()
      }
      const waiting: Waiting = { start: ended(resolve), refuse: ended(() => reject(busy(line))) }
      line.add(key, waiting)
    })
  }
  const next = (): void => {
    const [first, second] = knownCameLast ? [strangers, known] : [known, strangers]
    const waiting = first.take()
    knownCameLast = waiting ? first === known : second === known
    const started = waiting ?? second.take()
    if (started) started.start()
    else free += 1
  }
  return {
    /** `LOGIN_BUSY` when too much waits, or the work waits too long. */
    async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
      if (free > 0) free -= 1
      else await turn(caller)
      const began = performance.now()
      try {
        return await work()
      } finally {
        usual = usual * 0.8 + (performance.now() - began) * 0.2
        next()
      }
    },
  }
}

type Line = ReturnType<typeof createLine>

function createLine() {
  // the keys in the order of their turns
  const byKey = new Map<string, Waiting[]>()
  let size = 0
  const count = (key: string): number => byKey.get(key)?.length ?? 0
  const takeOut = (key: string, at: number): Waiting | undefined => {
    const list = byKey.get(key) ?? []
    const [out] = at < 0 ? [] : list.splice(at, 1)
    if (out) size -= 1
    if (list.length === 0) byKey.delete(key)
    return out
  }
  return {
    size: () => size,
    count,
    longest: () => [...byKey.keys()].reduce((most, key) => (count(key) > count(most) ? key : most), ''),
    add(key: string, waiting: Waiting): void {
      byKey.set(key, [...(byKey.get(key) ?? []), waiting])
      size += 1
    },
    take(): Waiting | undefined {
      const [key, list] = byKey.entries().next().value ?? ['', []]
      const waiting = takeOut(key, 0)
      // its next piece of work waits until all other keys had their turn
      if (byKey.delete(key)) byKey.set(key, list)
      return waiting
    },
    dropLast: (key: string) => takeOut(key, count(key) - 1),
    remove: (key: string, waiting: Waiting) => void takeOut(key, byKey.get(key)?.indexOf(waiting) ?? -1),
  }
}
