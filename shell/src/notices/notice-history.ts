import type { Notice } from '@bandiera/platform'
import { pastNoticesAtom, type Store } from '../state.ts'

export interface PastNotice {
  id: number
  /** Milliseconds of the clock. */
  at: number
  text: string
  kind: NonNullable<Notice['kind']>
  read: boolean
}

export const KEPT = 100

/** Every notice of this page, newest first, so that one that went by too fast is not lost. */
export class NoticeHistory {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  add = (notice: Omit<PastNotice, 'at'>): void =>
    this.#store.set(pastNoticesAtom, (past) => [{ ...notice, at: Date.now() }, ...past].slice(0, KEPT))

  markRead = (id?: number): void => {
    const unread = ({ read, id: own }: PastNotice) => !read && (id === undefined || id === own)
    const past = this.#store.get(pastNoticesAtom)
    if (!past.some(unread)) return
    const read = past.map((entry) => (unread(entry) ? { ...entry, read: true } : entry))
    this.#store.set(pastNoticesAtom, read)
  }

  clear = (): void => this.#store.set(pastNoticesAtom, [])
}

export const countUnread = (entries: readonly PastNotice[]): number => entries.filter(({ read }) => !read).length
