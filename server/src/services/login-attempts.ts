import * as z from 'zod'
import { networkOf } from '../address.ts'
import { PortalError } from '../errors.ts'
import type { Store, Tx } from '../store/port.ts'
import { createKnownPlaces } from './known-places.ts'

const SPACE = 'accessi'
/** Failures of one account before it has to wait: from one place, and from all those where it is not known. */
const FREE_HERE = 5
const FREE_ANYWHERE = 20
const LONGEST_WAIT = 60_000
const FORGET_AFTER = 15 * 60_000

const RowSchema = z.object({ tentativi: z.number(), ultimo: z.number(), fino: z.number() })
type Row = z.infer<typeof RowSchema>

/** From where somebody tries: an address, or a session of the account itself, which asks for the password once more. */
export type Place = { address: string } | { sid: string }

export interface LoginAttempts {
  /** Counts an attempt before it is tried; `LOGIN_TOO_MANY` while it has to wait. */
  begin(account: string, place: Place): Promise<void>
  /** Forgets the failures of this place, and knows it from now on. */
  succeeded(account: string, place: Place): Promise<void>
}

/**
 * Failed logins per account, known or not, and place: from the fifth on each next attempt from there waits, 2 s doubling up
 * to a minute. From all places where the account never signed in, together, the same after twenty, of which one place makes
 * five at most: guesses spread over many addresses wait, those of one keep nobody else out, and who signed in from a place
 * before is not kept out by others. Attempts refused while waiting do not count, and all is forgotten after a quarter of an hour.
 */
export function createLoginAttempts(store: Store, now: () => number): LoginAttempts {
  const places = createKnownPlaces(now)
  let purged = now()
  return {
    begin: async (account, place) => {
      const at = now()
      const wait = await store.transact(null, async (tx) => {
        if (at - purged > FORGET_AFTER) {
          purged = at
          await purge(tx, at)
          await places.purge(tx)
        }
        const [key, all] = [keyOf(account, place), allOf(account)]
        const here = await rowOf(tx, key, at)
        const known = 'sid' in place || (await places.has(tx, account, networkOf(place.address)))
        const anywhere = known ? null : await rowOf(tx, all, at)
        const until = Math.max(here.fino, anywhere?.fino ?? 0)
        if (at < until) return until - at
        await tx.setSecret(SPACE, key, counted(here, FREE_HERE, at))
        if (anywhere && counts(here, anywhere)) await tx.setSecret(SPACE, all, counted(anywhere, FREE_ANYWHERE, at))
        return 0
      })
      if (wait > 0) throw new PortalError('LOGIN_TOO_MANY', Math.ceil(wait / 1000))
    },
    succeeded: (account, place) =>
      store.transact(null, async (tx) => {
        const [key, all] = [keyOf(account, place), allOf(account)]
        const own = Math.min(FREE_HERE, (await rowOf(tx, key, now())).tentativi)
        await tx.deleteSecret(SPACE, key)
        if ('sid' in place || (await places.add(tx, account, networkOf(place.address)))) return
        const anywhere = await rowOf(tx, all, now())
        await tx.setSecret(SPACE, all, { ...anywhere, tentativi: Math.max(0, anywhere.tentativi - own) })
      }),
  }
}

// a place has no blank in it: nobody can type an account that has the key of another one
const keyOf = (account: string, place: Place): string =>
  `qui ${'sid' in place ? place.sid : networkOf(place.address)} ${account}`
const allOf = (account: string): string => `ovunque ${account}`

/** One place alone never makes the others wait; once they do, each of its attempts counts like any other. */
const counts = (here: Row, anywhere: Row): boolean => here.tentativi < FREE_HERE || anywhere.tentativi >= FREE_ANYWHERE

function counted(row: Row, free: number, at: number): Row {
  const tentativi = row.tentativi + 1
  const wait = tentativi < free ? 0 : Math.min(LONGEST_WAIT, 2000 * 2 ** (tentativi - free))
  return { tentativi, ultimo: at, fino: at + wait }
}

async function rowOf(tx: Tx, key: string, at: number): Promise<Row> {
  const row = RowSchema.safeParse(await tx.secret(SPACE, key))
  return row.success && at - row.data.ultimo < FORGET_AFTER ? row.data : { tentativi: 0, ultimo: at, fino: at }
}

async function purge(tx: Tx, at: number): Promise<void> {
  for (const { key, value } of await tx.secrets(SPACE)) {
    const row = RowSchema.safeParse(value)
    if (!row.success || at - row.data.ultimo >= FORGET_AFTER) await tx.deleteSecret(SPACE, key)
  }
}
