import { texts, WriteError } from '../errors.ts'
import type { RealmClient, RealmOptions } from './realm-calls.ts'

/** A realm-web client whose code loads with the first call, so that no first page waits for it. */
export function createRealmClient(options: RealmOptions): RealmClient {
  let coming: Promise<RealmClient> | undefined
  const calls = () => {
    coming ??= import('./realm-calls.ts').then(
      (code) => code.createRealmCalls(options),
      () => {
        coming = undefined
        throw new WriteError('NETWORK', texts.network)
      },
    )
    return coming
  }
  return {
    findOne: async (...asked) => (await calls()).findOne(...asked),
    insert: async (...asked) => (await calls()).insert(...asked),
    update: async (...asked) => (await calls()).update(...asked),
    remove: async (...asked) => (await calls()).remove(...asked),
  }
}
