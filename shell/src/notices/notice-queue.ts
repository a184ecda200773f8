import type { Notice } from '@bandiera/platform'
import { NOTICE_DEFAULT, NOTICE_LOGIN_ERROR } from '@bandiera/wire'
import { Cell } from '../cell.ts'

export interface QueuedNotice extends Required<Notice> {
  id: number
  /** Login errors stand in the middle of the page (spec §8), everything else at the bottom (spec §9). */
  place: 'bottom' | 'centre'
}

/** Notices one after the other: the first of the list is on screen. */
export class NoticeQueue {
  readonly waiting = new Cell<readonly QueuedNotice[]>([])
  #made = 0

  push = ({ text, kind = 'info', timeout = NOTICE_DEFAULT }: Notice): void =>
    this.#add({ text, kind, timeout, place: 'bottom' })

  /** A message of the login: red, in the middle, for two seconds. */
  pushLoginError = (text: string): void =>
    this.#add({ text, kind: 'error', timeout: NOTICE_LOGIN_ERROR, place: 'centre' })

  drop = (id: number): void => this.waiting.set(this.waiting.get().filter((notice) => notice.id !== id))

  #add(notice: Omit<QueuedNotice, 'id'>): void {
    const waiting = this.waiting.get()
    // the same words twice in a row say nothing new
    if (waiting.at(-1)?.text !== notice.text) this.waiting.set([...waiting, { ...notice, id: ++this.#made }])
  }
}
