import type { RealmClient } from '@bandiera/live/host'
import type { NoticeQueue } from './notice-queue.ts'

/** The same client; the notices hear of its writes, so that none says that a record was saved beside one that failed. */
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
