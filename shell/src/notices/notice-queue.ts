import type { RealmClient } from '@bandiera/live/host'
import type { Notice } from '@bandiera/platform'
import { NOTICE_DEFAULT, NOTICE_LOGIN_ERROR } from '@bandiera/wire'
import { createNoticeHistory } from './notice-history.ts'
import { noticesAtom, type Store, type QueuedNotice } from '../state.ts'

export type NoticeQueue = ReturnType<typeof createNoticeQueue>

export function createNoticeQueue(store: Store) {
  const history = createNoticeHistory(store)
  let made = 0
  let written = new Set<string>()
  const about = () => {
    const records = written
    written = new Set()
    return { about: records }
  }
  const add = (notice: Omit<QueuedNotice, 'id'>): void => {
    // a success that is on screen or waits gives way to a failure, which comes at once
    const isGone = (one: QueuedNotice) => notice.kind === 'error' && one.kind === 'success'
    const waiting = store.get(noticesAtom).filter((one) => !isGone(one))
    // the same text twice in a row is shown once
    if (waiting.at(-1)?.text === notice.text && !notice.action) return
    const id = ++made
    const { text, kind } = notice
    store.set(noticesAtom, [...waiting, { ...notice, id }])
    // a success confirms what the person has just done, so it counts as read
    history.add({ id, text, kind, read: kind === 'success' })
  }
  const drop = (id: number): void => store.set(noticesAtom, (waiting) => waiting.filter((notice) => notice.id !== id))
  return {
    history,
    push: ({ text, kind = 'info', timeout = NOTICE_DEFAULT, action }: Notice): void =>
      add({ text, kind, timeout, place: 'bottom', ...(kind === 'success' && about()), ...(action && { action }) }),
    pushLoginError: (text: string): void => add({ text, kind: 'error', timeout: NOTICE_LOGIN_ERROR, place: 'centre' }),
    /** A record was stored: the next success is about it. */
    wrote: (record: string): void => void written.add(record),
    /** A write of the record failed: an older notice of success is no longer true. */
    failed(record: string): void {
      written.delete(record)
      store.set(noticesAtom, (waiting) => waiting.filter((notice) => !notice.about?.has(record)))
    },
    drop,
    /** The person closed it, so it was read. */
    close(id: number): void {
      drop(id)
      history.markRead(id)
    },
    /** Forgets everything: another user must not read it. */
    clear(): void {
      written = new Set()
      store.set(noticesAtom, [])
      history.clear()
    },
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
