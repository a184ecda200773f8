import { createHash } from 'node:crypto'
import type { Tx } from '../store/port.ts'
import { LIFETIME } from './tokens.ts'

const SPACE = 'luoghi'
/** As long as the longest token of a session lives. */
const KEPT = LIFETIME.refresh * 1000

/** Networks from which accounts signed in; stored as hashes, for sixty days after the last time. */
export interface KnownPlaces {
  has(tx: Tx, account: string, network: string): Promise<boolean>
  /** Whether it was known before. */
  add(tx: Tx, account: string, network: string): Promise<boolean>
  purge(tx: Tx): Promise<void>
}

export function createKnownPlaces(now: () => number): KnownPlaces {
  const isFresh = (since: unknown): boolean => typeof since === 'number' && now() - since < KEPT
  const has: KnownPlaces['has'] = async (tx, account, network) =>
    isFresh(await tx.secret(SPACE, keyOf(account, network)))
  return {
    has,
    add: async (tx, account, network) => {
      const known = await has(tx, account, network)
      await tx.setSecret(SPACE, keyOf(account, network), now())
      return known
    },
    purge: async (tx) => {
      for (const { key, value } of await tx.secrets(SPACE)) if (!isFresh(value)) await tx.deleteSecret(SPACE, key)
    },
  }
}

const keyOf = (account: string, network: string): string =>
  createHash('sha256').update(`${network} ${account}`).digest('base64url')
