import * as z from 'zod'
import { PortalError } from '../errors.ts'
import type { Store, Tx } from '../store/port.ts'

const SPACE = 'accessi'
const FREE_FAILURES = 5
const LONGEST_WAIT = 60_000
const FORGET_AFTER = 15 * 60_000

const RowSchema = z.object({ tentativi: z.number(), ultimo: z.number(), fino: z.number() })
type Row = z.infer<typeof RowSchema>

export interface LoginAttempts {
  /** Counts an attempt before it is tried; `LOGIN_TOO_MANY` while the account has to wait. */
  begin(account: string): Promise<void>
  succeeded(account: string): Promise<void>
}

/**
 * Failed logins per account, known or not: from the fifth on each next attempt waits, 2 s doubling up to a minute.
 * Attempts refused while waiting do not count, and all is forgotten after a quarter of an hour: nobody can be locked out.
 */
export function createLoginAttempts(store: Store, now: () => number): LoginAttempts {
  let purged = now()
  return {
    begin: async (account) => {
      const at = now()
      const wait = await store.transact(null, async (tx) => {
        if (at - purged > FORGET_AFTER) {
          purged = at
          await purge(tx, at)
        }
        const row = await rowOf(tx, account, at)
        if (at >= row.fino) await tx.setSecret(SPACE, account, counted(row, at))
        return row.fino - at
      })
      if (wait > 0) throw new PortalError('LOGIN_TOO_MANY', Math.ceil(wait / 1000))
    },
    succeeded: (account) => store.transact(null, (tx) => tx.deleteSecret(SPACE, account)),
  }
}

function counted(row: Row, at: number): Row {
  const tentativi = row.tentativi + 1
  const wait = tentativi < FREE_FAILURES ? 0 : Math.min(LONGEST_WAIT, 2000 * 2 ** (tentativi - FREE_FAILURES))
  return { tentativi, ultimo: at, fino: at + wait }
}

async function rowOf(tx: Tx, account: string, at: number): Promise<Row> {
  const row = RowSchema.safeParse(await tx.secret(SPACE, account))
  return row.success && at - row.data.ultimo < FORGET_AFTER ? row.data : { tentativi: 0, ultimo: at, fino: at }
}

async function purge(tx: Tx, at: number): Promise<void> {
  for (const { key, value } of await tx.secrets(SPACE)) {
    const row = RowSchema.safeParse(value)
    if (!row.success || at - row.data.ultimo >= FORGET_AFTER) await tx.deleteSecret(SPACE, key)
  }
}
