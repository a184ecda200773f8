import type { RealmClient } from '@bandiera/live/host'
import type { Notice } from '@bandiera/platform'
import { NOTICE_DEFAULT, NOTICE_LOGIN_ERROR } from '@bandiera/wire'
import { NoticeHistory } from './notice-history.ts'
import { noticesAtom, type Store } from '../state.ts'

export interface QueuedNotice extends Required<Omit<Notice, 'action'>>, Pick<Notice, 'action'> {
  id: number
  /** Login errors are shown in the middle of the page (spec §8), everything else at the bottom (spec §9). */
  place: 'bottom' | 'centre'
  /** Records that a success is about: those written since the previous notice. */
  about?: ReadonlySet<string>
}

export class NoticeQueue {
  readonly history: NoticeHistory
  readonly #store: Store
  #made = 0
  #written = new Set<string>()

  constructor(store: Store) {
    this.#store = store
    this.history = new NoticeHistory(store)
  }

  push = ({ text, kind = 'info', timeout = NOTICE_DEFAULT, action }: Notice): void =>
    this.#add({
      text,
      kind,
      timeout,
      place: 'bottom',
      ...(kind === 'success' && this.#about()),
      ...(action && { action }),
    })

  pushLoginError = (text: string): void =>
    this.#add({ text, kind: 'error', timeout: NOTICE_LOGIN_ERROR, place: 'centre' })

  /** A record was stored: the next success is about it. */
  wrote = (record: string): void => void this.#written.add(record)

  /** A write of the record failed: an older notice of success is no longer true. */
  failed = (record: string): void => {
    this.#written.delete(record)
    this.#store.set(noticesAtom, (waiting) => waiting.filter(({ about }) => !about?.has(record)))
  }

  drop = (id: number): void => this.#store.set(noticesAtom, (waiting) => waiting.filter((notice) => notice.id !== id))

  /** The person closed it, so it was read. */
  close = (id: number): void => {
    this.drop(id)
    this.history.markRead(id)
  }

  /** Forgets everything: another user must not read it. */
  clear = (): void => {
    this.#written = new Set()
    this.#store.set(noticesAtom, [])
    this.history.clear()
  }

  #about(): Pick<QueuedNotice, 'about'> {
    const about = this.#written
    this.#written = new Set()
    return { about }
  }

  #add(notice: Omit<QueuedNotice, 'id'>): void {
    const waiting = this.#store.get(noticesAtom)
    // the same text twice in a row is shown once
    if (waiting.at(-1)?.text === notice.text && !notice.action) return
    const id = ++this.#made
    const { text, kind } = notice
    this.#store.set(noticesAtom, [...waiting, { ...notice, id }])
    // a success confirms what the person has just done, so it counts as read
    this.history.add({ id, text, kind, read: kind === 'success' })
  }
}

/** The same client, reporting its writes to the notices, so that none says that a record was saved when another write failed. */
export function followWrites(realm: RealmClient, notices: Pick<NoticeQueue, 'wrote' | 'failed'>): RealmClient {
  const follow = <T>(record: string, work: Promise<T>): Promise<T> => {
    work.then(
      () => notices.wrote(record),
      () => notices.failed(record),
    )
    return work
  }
  return {
    ...realm,
    insert: (coll, doc, by) => follow(`${coll} ${doc._id}`, realm.insert(coll, doc, by)),
    update: (coll, id, ...rest) => follow(`${coll} ${id}`, realm.update(coll, id, ...rest)),
    remove: (coll, id, by) => follow(`${coll} ${id}`, realm.remove(coll, id, by)),
  }
}
