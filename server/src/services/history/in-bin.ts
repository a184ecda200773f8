import { GIORNI_CESTINO } from '@bandiera/domain'
import type { Change, Store } from '../../store/port.ts'

export const DAY = 24 * 3600 * 1000
/** Deletions that are looked through. */
const FARTHEST = 10_000

/** Deletions whose records can still be brought back, newest first. */
export const inBin = (store: Store, now = Date.now()): Promise<Change[]> => store.deletions(binSince(now), FARTHEST)

/** The instant since which a deleted record is in the bin. */
export const binSince = (now: number): string => new Date(now - GIORNI_CESTINO * DAY).toISOString()
