import type { FeedListener } from '@bandiera/live'
import type { Random } from '@bandiera/factories/random'

export interface Disturbance {
  /** Messages arrive as they are until it is on. */
  on: boolean
  /** Messages that came. */
  messages: number
}

/** Doubles one message in ten, loses one in fifty, and lets them overtake each other within five. */
export function disturbing(random: Random, state: Disturbance): (listener: FeedListener) => FeedListener {
  return (listener) => {
    const waiting: unknown[] = []
    return {
      ...listener,
      message(raw) {
        state.messages += 1
        if (!state.on) return [...waiting.splice(0), raw].forEach((one) => listener.message(one))
        if (random.chance(0.02)) return
        waiting.push(raw)
        if (random.chance(0.1)) waiting.push(raw)
        while (waiting.length > 5 || (waiting.length > 0 && random.chance(0.6)))
          listener.message(waiting.splice(random.int(Math.min(5, waiting.length)), 1)[0])
      },
    }
  }
}
