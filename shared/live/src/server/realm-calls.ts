import type { CollectionName, LoggedOperation } from '@bandiera/domain'
import type { UpdateRequest, WritePatch } from '../types.ts'
import { conflictInLink } from '@bandiera/wire'
import { texts, WriteError } from '../errors.ts'
import { loginToRealm, type Database } from './realm-login.ts'

type Login = (token: string) => Promise<Database>

/** The second login of the specification and what it opens: the writes, and single questions. */
export interface RealmClient {
  /** @param by as in `Transport.named` */
  insert: (coll: CollectionName, doc: { _id: string }, by?: string) => Promise<LoggedOperation | null>
  update: (
    coll: CollectionName,
    id: string,
    patch: WritePatch,
    request?: UpdateRequest,
  ) => Promise<LoggedOperation | null>
  remove: (coll: CollectionName, id: string, by?: string) => Promise<LoggedOperation | null>
  /** One record by `_id`, as the server sends it; `null` when there is none. */
  findOne: (coll: CollectionName, id: string) => Promise<unknown>
}

export interface RealmOptions {
  /** The session token now; `null` without a session. */
  token: () => string | null
  onSessionEnd: () => void
  login?: Login
}

/** The calls of a realm-web client, which loads and signs in with the first one; every failure is a `WriteError`. */
export function createRealmCalls(options: RealmOptions): RealmClient {
  const run = reporting(createRunner(options), options.onSessionEnd)
  return {
    findOne: (coll, id) => run((db) => db.collection(coll).findOne({ _id: id })),
    insert: (coll, doc, by) =>
      run(async (db) => {
        const { operazione = null } = await db.collection(coll, by).insertOne(withoutUndefined(doc))
        return operazione
      }),
    update: (coll, id, { set, unset, push, where }, { base, seen, by } = {}) =>
      run(async (db) => {
        const gone = unset?.length ? { $unset: Object.fromEntries(unset.map((path) => [path, ''])) } : {}
        const added = push && { $push: withoutUndefined(push) }
        const fields = base === undefined ? set : { ...set, versione: base }
        const patch = { ...(fields && { $set: withoutUndefined(fields) }), ...gone, ...added }
        const still = { ...conditions(where), ...(seen !== undefined && { versione: seen }) }
        const lines = linesOf(push)
        const records = db.collection(coll, by)
        const { matchedCount, operazione = null } = await records.updateOne(
          { ...still, ...absent(lines), _id: id },
          patch,
        )
        if (matchedCount > 0) return operazione
        // an earlier try arrived and its answer was lost
        if (lines.length > 0 && (await records.findOne({ _id: id, ...Object.fromEntries(lines) }))) return null
        throw Object.keys(still).length > 0
          ? new WriteError('RECORD_CHANGED', texts.changed)
          : new WriteError('GONE', texts.gone)
      }),
    remove: (coll, id, by) =>
      run(async (db) => {
        const { deletedCount, operazione = null } = await db.collection(coll, by).deleteOne({ _id: id })
        if (deletedCount === 0) throw new WriteError('GONE', texts.gone)
        return operazione
      }),
  }
}

const conditions = (where: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(where).map(([path, value]) => [path, value === undefined ? { $exists: false } : value]),
  )

/** Lines to add that have an id of their own, by the path of that id in the record. */
const linesOf = (push: Record<string, unknown> = {}): [path: string, id: string][] =>
  Object.entries(push).flatMap(([list, line]) => {
    const id = (line as { id?: unknown } | null)?.id
    return typeof id === 'string' ? [[`${list}.id`, id] as [string, string]] : []
  })

const absent = (lines: readonly [string, string][]): Record<string, unknown> =>
  Object.fromEntries(lines.map(([path, id]) => [path, { $ne: id }]))

/** realm-web writes `undefined` as `null`, which means "not known" here: a field without a value must not travel. */
const withoutUndefined = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

type Run = <T>(work: (db: Database) => Promise<T>) => Promise<T>

function reporting(run: Run, onSessionEnd: () => void): Run {
  return (work) =>
    run(work).catch((failure: unknown) => {
      if (failure instanceof WriteError && failure.code === SESSION_ENDED) onSessionEnd()
      throw failure
    })
}

/** Runs work on the database of the current session; signs in when needed, once more when the login has died. */
function createRunner({ token, login = loginToRealm }: RealmOptions): Run {
  let current: { token: string; database: Promise<Database> } | null = null
  const database = () => {
    const now = token()
    if (!now) throw new WriteError(SESSION_ENDED, texts.sessionEnded)
    if (current?.token !== now) current = { token: now, database: login(now) }
    return current.database
  }
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      let sent = false
      try {
        const db = await database()
        sent = true
        return await work(db)
      } catch (failure) {
        if (failure instanceof WriteError) throw failure
        if (isRefusedLogin(failure) || !(await isAlive(current))) current = null
        if (attempt > 1 || !isRefusedLogin(failure)) throw asWriteError(failure, sent)
      }
    }
  }
}

const isAlive = (current: { database: Promise<unknown> } | null): Promise<boolean> =>
  Promise.resolve(current?.database).then(
    () => true,
    () => false,
  )

export const SESSION_ENDED = 'SESSION_ENDED'

interface Refusal {
  statusCode: number
  error?: string
  errorCode?: string
  link?: string
}

/** The server's own text wins. @param sent the write was on its way, so that without an answer it may be stored */
export function asWriteError(failure: unknown, sent: boolean): WriteError {
  if (failure instanceof WriteError) return failure
  if (!isAnswer(failure)) return new WriteError('NETWORK', sent ? texts.noAnswer : texts.network)
  if (failure.statusCode === 401) return new WriteError(SESSION_ENDED, failure.error ?? texts.sessionEnded)
  return new WriteError(failure.errorCode ?? 'REFUSED', failure.error ?? texts.refused, conflictInLink(failure.link))
}

export const isRefusedLogin = (failure: unknown): boolean => isRefusal(failure) && failure.statusCode === 401

/** False for a `fetch` that rejected, and for what a machine on the way said in the place of the server. */
const isAnswer = (failure: unknown): failure is Refusal =>
  isRefusal(failure) && (failure.statusCode < 500 || failure.errorCode !== undefined)

const isRefusal = (failure: unknown): failure is Refusal =>
  failure instanceof Error && 'statusCode' in failure && typeof failure.statusCode === 'number'
