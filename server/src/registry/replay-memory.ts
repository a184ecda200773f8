import { PortalError } from '../errors.ts'
import type { Store } from '../store/port.ts'
import { dropRow, putRow, rowOf, rowsOf } from './rows.ts'

/** Which signed requests were received: in the registry, so that every server and the next process know. */
export interface ReplayMemory {
  /** Remembers a request until its token has ended. `REGISTRO_REPLAYED` when it was received before. */
  remember(mark: string, until: number): Promise<void>
}

/** Numbers remembered at a time, of all servers; beyond that a request waits until some have ended. */
export const REMEMBERED = 20_000
/** Seconds between two looks for those that have ended. */
const SWEPT_EVERY = 60

interface ReplayOptions {
  /** Seconds of the clock. */
  seconds: () => number
  /** @see REMEMBERED */
  most?: number
}

export function createReplayMemory(store: Store, { seconds, most = REMEMBERED }: ReplayOptions): ReplayMemory {
  let swept = -Infinity
  let known = 0
  return {
    async remember(mark, until) {
      if (seconds() - swept > SWEPT_EVERY || known >= most) await sweep()
      if (known >= most) throw new PortalError('REQUEST_TOO_MANY', SWEPT_EVERY)
      // in one transaction: of two servers that receive it at once, one is the first
      await store.transact(null, async (tx) => {
        const end = await rowOf(tx, 'firma', mark)
        if (end !== null && end >= seconds()) throw new PortalError('REGISTRO_REPLAYED')
        await putRow(tx, 'firma', mark, until)
      })
      known += 1
    },
  }

  async function sweep(): Promise<void> {
    swept = seconds()
    const rows = await rowsOf(store, 'firma')
    const over = rows.filter(({ value }) => value < swept)
    known = rows.length - over.length
    if (over.length === 0) return
    await store.transact(null, async (tx) => {
      for (const { key } of over) await dropRow(tx, 'firma', key)
    })
  }
}
