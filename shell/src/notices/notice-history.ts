import { pastNoticesAtom, type Store, type PastNotice } from '../state.ts'

export const KEPT = 100

export type NoticeHistory = ReturnType<typeof createNoticeHistory>

/** Every notice of this page, newest first, so that one that went by too fast is not lost. */
export const createNoticeHistory = (store: Store) => ({
  add: (notice: Omit<PastNotice, 'at'>): void =>
    store.set(pastNoticesAtom, (past) => [{ ...notice, at: Date.now() }, ...past].slice(0, KEPT)),
  markRead(id?: number): void {
    const unread = (entry: PastNotice) => !entry.read && (id === undefined || id === entry.id)
    const read = (entry: PastNotice) => (unread(entry) ? { ...entry, read: true } : entry)
    store.set(pastNoticesAtom, (past) => (past.some(unread) ? past.map(read) : past))
  },
  clear: (): void => store.set(pastNoticesAtom, []),
})

export const countUnread = (entries: readonly PastNotice[]): number => entries.filter(({ read }) => !read).length
