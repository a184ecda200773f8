import { createHash } from 'node:crypto'
import type { SecretTx } from '../store/held-secrets.ts'
import { LIFETIME } from './tokens.ts'

/** What is remembered of it, and for how many milliseconds after the last time. */
interface Kind {
  space: string
  kept: number
}

/** Networks: as long as the longest token of a session lives. */
export const NETWORKS: Kind = { space: 'luoghi', kept: LIFETIME.refresh * 1000 }
/** Browsers with a cookie of ours, which may rest longer than a session; as long as a browser keeps a cookie. */
export const DEVICES: Kind = { space: 'dispositivi', kept: 400 * 24 * 3600 * 1000 }

type Reading = Pick<SecretTx, 'secret'>

/** Networks, or browsers, from which accounts signed in; stored as hashes. */
export interface KnownPlaces {
  has(tx: Reading, account: string, place: string): Promise<boolean>
  /** Whether it was known before. */
  add(tx: SecretTx, account: string, place: string): Promise<boolean>
  purge(tx: SecretTx): Promise<void>
}

export function createKnownPlaces(now: () => number, { space, kept }: Kind): KnownPlaces {
  const isFresh = (since: unknown): boolean => typeof since === 'number' && now() - since < kept
  const has: KnownPlaces['has'] = async (tx, account, place) => isFresh(await tx.secret(space, keyOf(account, place)))
  return {
    has,
    add: async (tx, account, place) => {
      const known = await has(tx, account, place)
      await tx.setSecret(space, keyOf(account, place), now())
      return known
    },
    purge: async (tx) => {
      for (const { key, value } of await tx.secrets(space)) if (!isFresh(value)) await tx.deleteSecret(space, key)
    },
  }
}

const keyOf = (account: string, place: string): string =>
  createHash('sha256').update(`${place} ${account}`).digest('base64url')
