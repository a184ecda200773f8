import { createHash } from 'node:crypto'
import * as z from 'zod'
import { networkOf } from '../http/address.ts'
import { PortalError } from '../errors.ts'
import type { HeldSecrets, SecretTx } from '../store/held-secrets.ts'
import { LIFETIME } from './sessions.ts'

const SPACE = 'accessi'
/** Failures of one account before it waits: from one place, and from all where it is not known. */
const FREE_HERE = 5
const FREE_ANYWHERE = 20
const LONGEST_WAIT = 60_000
const FORGET_AFTER = 15 * 60_000

const RowSchema = z.object({ tentativi: z.number(), ultimo: z.number(), fino: z.number() })
type Row = z.infer<typeof RowSchema>
type Reading = Pick<SecretTx, 'secret'>

/** An address and, when its cookie is good, the browser; or a session that asks for the password once more. */
export type Place = { address: string; device?: string | null } | { sid: string }

/** No account has this name: an e-mail begins with no blank. */
const ANYONE = ' '

/**
 * Failed logins per account and place: from the fifth on each next attempt waits, 2 s doubling up to a minute. All
 * places where the account never signed in share one count, which waits after twenty, of which one place adds five at
 * most: spread guesses wait, and a place or browser that signed in before is never delayed by others. Refused attempts
 * do not count; all is forgotten after a quarter of an hour.
 */
export function createLoginAttempts(store: HeldSecrets, now: () => number) {
  const [networks, devices] = [createKnownPlaces(now, NETWORKS), createKnownPlaces(now, DEVICES)]
  let purged = now()
  const knowsDevice = async (tx: Reading, account: string, place: Place): Promise<boolean> =>
    'address' in place && Boolean(place.device) && devices.has(tx, account, place.device!)
  const knows = async (tx: Reading, account: string, place: Place): Promise<boolean> =>
    'sid' in place || (await networks.has(tx, account, networkOf(place.address))) || knowsDevice(tx, account, place)
  const keyOf = async (tx: Reading, account: string, place: Place): Promise<string> => {
    if ('sid' in place) return hereOf(account, place.sid)
    return hereOf(account, (await knowsDevice(tx, account, place)) ? place.device! : networkOf(place.address))
  }
  const waitOf = async (tx: Reading, account: string, place: Place, at: number) => {
    const key = await keyOf(tx, account, place)
    const here = await rowOf(tx, key, at)
    const known = await knows(tx, account, place)
    const anywhere = known ? null : await rowOf(tx, allOf(account), at)
    return { key, here, known, anywhere, wait: Math.max(here.fino, anywhere?.fino ?? 0) - at }
  }
  return {
    /** Whether the account, and whether any, signed in there before; `LOGIN_TOO_MANY`. Counts nothing. */
    async standing(account: string, place: Place): Promise<{ account: boolean; place: boolean }> {
      const { known, wait } = await waitOf(store, account, place, now())
      if (wait > 0) throw tooMany(wait)
      const isPlaceKnown =
        known || ('address' in place && (await networks.has(store, ANYONE, networkOf(place.address))))
      return { account: known, place: isPlaceKnown }
    },
    /** Counts an attempt before it is tried; `LOGIN_TOO_MANY`. */
    async begin(account: string, place: Place): Promise<void> {
      const at = now()
      const left = await store.transact(null, async (tx) => {
        if (at - purged > FORGET_AFTER) {
          purged = at
          await purge(tx, at)
          await networks.purge(tx)
          await devices.purge(tx)
        }
        const { key, here, anywhere, wait } = await waitOf(tx, account, place, at)
        if (wait > 0) return wait
        await tx.setSecret(SPACE, key, counted(here, FREE_HERE, at))
        if (anywhere && counts(here, anywhere))
          await tx.setSecret(SPACE, allOf(account), counted(anywhere, FREE_ANYWHERE, at))
        return 0
      })
      if (left > 0) throw tooMany(left)
    },
    /** Forgets the failures of this place, and knows it. */
    succeeded: (account: string, place: Place): Promise<void> =>
      store.transact(null, async (tx) => {
        const [key, all] = [await keyOf(tx, account, place), allOf(account)]
        const own = Math.min(FREE_HERE, (await rowOf(tx, key, now())).tentativi)
        const wasKnown = await knows(tx, account, place)
        await tx.deleteSecret(SPACE, key)
        if ('sid' in place) return
        if (place.device) await devices.add(tx, account, place.device)
        await networks.add(tx, ANYONE, networkOf(place.address))
        await networks.add(tx, account, networkOf(place.address))
        if (wasKnown) return
        const anywhere = await rowOf(tx, all, now())
        await tx.setSecret(SPACE, all, { ...anywhere, tentativi: Math.max(0, anywhere.tentativi - own) })
      }),
    knowDevice: (account: string, device: string): Promise<void> =>
      store.transact(null, (tx) => devices.add(tx, account, device)),
  }
}

const tooMany = (wait: number): PortalError => new PortalError('LOGIN_TOO_MANY', Math.ceil(wait / 1000))

// a place has no blank in it: no typed account can have the key of another one
const hereOf = (account: string, place: string): string => `qui ${place} ${account}`
const allOf = (account: string): string => `ovunque ${account}`

/** One place alone never makes the others wait; once they do, each of its attempts counts like any other. */
const counts = (here: Row, anywhere: Row): boolean => here.tentativi < FREE_HERE || anywhere.tentativi >= FREE_ANYWHERE

function counted(row: Row, free: number, at: number): Row {
  const tentativi = row.tentativi + 1
  const wait = tentativi < free ? 0 : Math.min(LONGEST_WAIT, 2000 * 2 ** (tentativi - free))
  return { tentativi, ultimo: at, fino: at + wait }
}

async function rowOf(tx: Reading, key: string, at: number): Promise<Row> {
  const row = RowSchema.safeParse(await tx.secret(SPACE, key))
  if (!row.success || at - row.data.ultimo >= FORGET_AFTER) return { tentativi: 0, ultimo: at, fino: at }
  // written while the clock was ahead: the count goes on, and no one waits for that clock
  return row.data.ultimo - at > LONGEST_WAIT ? { ...row.data, ultimo: at, fino: at } : row.data
}

async function purge(tx: SecretTx, at: number): Promise<void> {
  for (const { key, value } of await tx.secrets(SPACE)) {
    const row = RowSchema.safeParse(value)
    if (!row.success || at - row.data.ultimo >= FORGET_AFTER) await tx.deleteSecret(SPACE, key)
  }
}

/** Stored for `kept` milliseconds after the last time. */
interface Kind {
  space: string
  kept: number
}

/** As long as the longest token of a session lives. */
const NETWORKS: Kind = { space: 'luoghi', kept: LIFETIME.refresh * 1000 }
/** As long as a browser keeps a cookie. */
export const DEVICES: Kind = { space: 'dispositivi', kept: 400 * 24 * 3600 * 1000 }

/** Networks, or browsers, from which accounts signed in, as hashes. */
function createKnownPlaces(now: () => number, { space, kept }: Kind) {
  const isFresh = (since: unknown): boolean => typeof since === 'number' && now() - since < kept
  return {
    has: async (tx: Reading, account: string, place: string): Promise<boolean> =>
      isFresh(await tx.secret(space, keyOf(account, place))),
    add: (tx: SecretTx, account: string, place: string): Promise<void> =>
      tx.setSecret(space, keyOf(account, place), now()),
    async purge(tx: SecretTx): Promise<void> {
      for (const { key, value } of await tx.secrets(space)) if (!isFresh(value)) await tx.deleteSecret(space, key)
    },
  }
}

const keyOf = (account: string, place: string): string =>
  createHash('sha256').update(`${place} ${account}`).digest('base64url')
