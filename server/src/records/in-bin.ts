import { BIN_DAYS } from '@bandiera/domain'
import { currentTime } from '../clock.ts'
import type { Change, Store } from '../store/port.ts'
import type { HeldSecrets } from '../store/held-secrets.ts'

export const DAY = 24 * 3600 * 1000
const MOST_DELETIONS = 10_000
/** Where the position is kept up to which the bin was emptied. */
const [SPACE, KEY] = ['cestino', 'svuotato']

export interface BinParts {
  store: Store
  held: HeldSecrets
}

/** Deletions whose records can still be brought back, newest first. */
export async function inBin({ store, held }: BinParts, now = currentTime()): Promise<Change[]> {
  const emptied = await emptiedAt(held)
  return (await store.deletions(binSince(now), MOST_DELETIONS)).filter(({ seq }) => seq > emptied)
}

/** The position of the log up to which no deleted record can be restored; it does not depend on a clock. */
export async function emptiedAt(held: HeldSecrets): Promise<number> {
  const seq = await held.secret(SPACE, KEY)
  return typeof seq === 'number' ? seq : 0
}

/** What was deleted up to a position is gone for good. Written to `held`, which works on a full disk too. */
export const setEmptied = (held: HeldSecrets, by: string, seq: number): Promise<void> =>
  held.transact(by, (tx) => tx.setSecret(SPACE, KEY, seq))

export const binSince = (now: number): string => new Date(now - BIN_DAYS * DAY).toISOString()
