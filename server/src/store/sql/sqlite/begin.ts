import { setTimeout as wait } from 'node:timers/promises'
import { PortalError } from '../../../errors.ts'
import type { SqlConnection } from '../engine.ts'

const PAUSE = 20

/** Starts a writing transaction, waiting for another process's writer without blocking this one's event loop. */
export async function begin(writer: SqlConnection, patience: number): Promise<void> {
  const giveUp = performance.now() + patience
  for (;;) {
    try {
      return await writer.exec('BEGIN IMMEDIATE')
    } catch (error) {
      if (!(error instanceof PortalError) || error.code !== 'STORE_BUSY' || performance.now() > giveUp) throw error
      await wait(PAUSE)
    }
  }
}
