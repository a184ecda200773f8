import type { Notice } from '@bandiera/platform'
import { Cell } from '../cell.ts'

/** A notice as the panel keeps it. */
export interface PastNotice {
  id: number
  /** Milliseconds of the clock. */
  at: number
  text: string
  kind: NonNullable<Notice['kind']>
  read: boolean
}

/** What the panel keeps at most. */
export const KEPT = 100

/** Every notice of this page, newest first, so that one that went by too fast is not lost. */
export class NoticeHistory {
  readonly entries = new Cell<readonly PastNotice[]>([])

  add = (notice: Omit<PastNotice, 'at'>): void =>
    this.entries.set([{ ...notice, at: Date.now() }, ...this.entries.get()].slice(0, KEPT))

  /** One of them, or all. */
  markRead = (id?: number): void => {
    const unread = ({ read, id: own }: PastNotice) => !read && (id === undefined || id === own)
    if (!this.entries.get().some(unread)) return
    this.entries.set(this.entries.get().map((entry) => (unread(entry) ? { ...entry, read: true } : entry)))
  }

  clear = (): void => this.entries.set([])
}

export const countUnread = (entries: readonly PastNotice[]): number => entries.filter(({ read }) => !read).length
