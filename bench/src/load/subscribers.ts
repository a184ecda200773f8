import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** Entries of messages, by kind: changes of grants, notices, and everything else. */
export interface Counted {
  bandi: number
  avvisi: number
  other: number
}

/** Many connections that only count: reading them costs both sides of a comparison the same. */
export interface Subscribers {
  /** Resolves when each of them has got this many changes of grants from now on; rejects when one got more, or after the patience. */
  got: (changes: number) => Promise<void>
  /** Resolves when nothing has arrived for a while. */
  quiet: () => Promise<void>
  /** What all of them have got since this was asked before. */
  counted: () => Counted
  close: () => void
}

const AT_ONCE = 50
const PATIENCE = 60_000
/** Milliseconds without a message after which nothing is on its way: several ticks of the feed. */
const QUIET = 300

/** How a connection is prepared, and what a message of it tells. */
export interface Speech {
  url: string
  /** Resolves when the subscription is open. */
  open: (socket: WebSocket, n: number) => Promise<void>
  entriesIn: (message: Buffer, n: number) => Counted
}

export async function openSubscribers(number: number, { url, open, entriesIn }: Speech): Promise<Subscribers> {
  const sockets: WebSocket[] = []
  const counts = new Uint32Array(number)
  let goal = Infinity
  let reached: ((late?: Error) => void) | undefined
  let missing = 0
  let all = nothing()
  let last = performance.now()
  for (let first = 0; first < number; first += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, number - first) }, (_, at) => connect(first + at)))
  return {
    got(changes) {
      counts.fill(0)
      goal = changes
      missing = number
      return new Promise((resolve, reject) => {
        const late = (): void => reject(new Error(`${missing} of ${number} connections did not get every change`))
        const timer = globalThis.setTimeout(late, PATIENCE)
        reached = (error) => {
          clearTimeout(timer)
          if (error) reject(error)
          else resolve()
        }
      })
    },
    async quiet() {
      while (performance.now() - last < QUIET) await setTimeout(QUIET)
    },
    counted() {
      const counted = all
      all = nothing()
      return counted
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  }

  async function connect(n: number): Promise<void> {
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true })
    sockets.push(socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    await open(socket, n)
    socket.on('message', (message: Buffer) => {
      const before = counts[n]!
      const { bandi, avvisi, other } = entriesIn(message, n)
      counts[n] = before + bandi
      // a sign of life is no message
      if (bandi + avvisi + other > 0) last = performance.now()
      all.bandi += bandi
      all.avvisi += avvisi
      all.other += other
      if (counts[n]! > goal) reached?.(new Error('a connection got a change twice'))
      else if (before < goal && counts[n] === goal && (missing -= 1) === 0) reached?.()
    })
  }
}

export const nothing = (): Counted => ({ bandi: 0, avvisi: 0, other: 0 })
const ONE_CHANGE: Counted = { bandi: 1, avvisi: 0, other: 0 }

/** One message per change and nothing else. */
export const plainSpeech = (port: number): Speech => ({
  url: `ws://127.0.0.1:${port}`,
  open: async () => undefined,
  entriesIn: () => ONE_CHANGE,
})
