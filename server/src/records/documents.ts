import {
  aziendaIdOfPratica,
  type AnyRecord,
  type CollectionName,
  type Collections,
  type LoggedOperation,
  type Pratica,
  type Usr,
} from '@bandiera/domain'
import { audienceOf, companyOf, type Related } from '@bandiera/policy'
import { PortalError } from '../errors.ts'
import type { Reader, Store, Stored, Tx } from '../store/port.ts'
import { checkedRecord } from './checked-record.ts'
import { emailKey } from '../accounts/email.ts'
import type { Meter } from '../tenants/quota/quota.ts'
import { withdrawLink } from '../accounts/links.ts'
import type { Room } from '../operations/room.ts'
import { PASSWORDS } from '../accounts/users.ts'
import { refuseDuplicate } from './unique.ts'

/** Writes inside one transaction: checked against the schema, stamped, and given their audience. */
export interface Writer extends Reader, Pick<Tx, 'setSecret' | 'deleteSecret' | 'setAccess'> {
  /** ISO instant that every record of this transaction is stamped with. */
  at: string
  /** `RECORD_INVALID` names the field; `RECORD_EXISTS` when `_id` or a unique field is taken. */
  insert<C extends CollectionName>(coll: C, doc: Collections[C]): Promise<Stored<C>>
  /**
   * Whole new content of an existing record. Stamps are the server's: `creatoIl` stays, `versione` grows by one.
   * `RECORD_CHANGED` when `doc.versione` is given and not the stored one; `RECORD_MISSING` when there is none.
   */
  replace<C extends CollectionName>(coll: C, doc: Collections[C], op?: 'update' | 'replace'): Promise<Stored<C>>
  /** Brings a deleted record back as it was, one version later. `RECORD_EXISTS` when it is there. */
  restore<C extends CollectionName>(coll: C, doc: Collections[C]): Promise<Stored<C>>
  /** What this transaction has put into the log so far; `null` when nothing. */
  written(): LoggedOperation | null
  /** `RECORD_MISSING` when there is none. */
  remove(coll: CollectionName, id: string): Promise<void>
}

/** The one way into the store for documents of a tenant. */
export interface Documents {
  /** All of `work` is stored, or nothing; `by` is the author's user id, `null` for the system. */
  transact<T>(by: string | null, work: (writer: Writer) => Promise<T>): Promise<T>
}

export function createDocuments(
  store: Store,
  now: () => Date = () => new Date(),
  complete: Complete = (_coll, doc) => doc,
  { room, meterOf }: { room?: Pick<Room, 'release'> | undefined; meterOf?: (person: string) => Promise<Meter> } = {},
): Documents {
  return {
    transact: async (by, work) => {
      // the system's own writes are not metered
      const meter = by === null ? undefined : await meterOf?.(by)
      let removes = false
      const once = () =>
        store.transact(by, (tx) => {
          const writer = createWriter(tx, { by, at: now().toISOString(), complete, meter })
          const remove: Writer['remove'] = (coll, id) => {
            removes = true
            return writer.remove(coll, id)
          }
          return work({ ...writer, remove })
        })
      return once().catch(async (error: unknown) => {
        const isFull = error instanceof PortalError && error.code === 'DISK_FULL'
        // what makes room must not wait for it
        if (!isFull || !removes || !(await room?.release())) throw error
        return once()
      })
    },
  }
}

/** Adds what the server knows to a record before it is stored: the titles of its codes. */
export type Complete = <C extends CollectionName>(coll: C, doc: Collections[C]) => Collections[C]

interface Writing {
  by: string | null
  at: string
  complete: Complete
  meter: Meter | undefined
}

function createWriter(tx: Tx, { by, at, complete, meter }: Writing): Writer {
  const { get, scan, found, secret, secrets, setSecret, deleteSecret, setAccess } = tx
  const unchanged = { get, scan, found, secret, secrets, setSecret, deleteSecret, setAccess }
  const start = tx.position()
  const stamp = { aggiornatoIl: at, ...(by === null ? {} : { aggiornatoDa: by }) }
  const save = async <C extends CollectionName>(coll: C, doc: Collections[C], before: Stored<C> | null, op: Saved) => {
    meter?.write(before?.doc ?? null, doc)
    await refuseDuplicate(tx, coll, doc)
    const stored = await tx.put(coll, doc, await audienceIn(tx, coll, doc), op)
    await refreshDependents(tx, coll, before?.doc ?? null, doc)
    if (coll === 'usr' && before) await withdrawLinks(tx, before.doc as Usr, doc as Usr)
    return stored
  }
  const nextVersion = <C extends CollectionName>(doc: Collections[C], { creatoIl = at, versione = 1 }: AnyRecord) => ({
    ...withoutStamps(doc),
    creatoIl,
    ...stamp,
    versione: versione + 1,
  })
  const refuseStored = async (coll: CollectionName, { _id }: AnyRecord): Promise<void> => {
    if (await get(coll, _id)) throw new PortalError('RECORD_EXISTS', 'identificativo')
  }
  const storedBefore = async <C extends CollectionName>(coll: C, id: string): Promise<Stored<C>> => {
    const before = await get(coll, id)
    if (!before) throw new PortalError('RECORD_MISSING')
    return before
  }
  return {
    ...unchanged,
    at,
    insert: async (coll, given) => {
      const doc = complete(coll, checkedRecord(coll, given))
      await refuseStored(coll, doc)
      return save(coll, { ...withoutStamps(doc), creatoIl: at, ...stamp, versione: 1 }, null, 'insert')
    },
    replace: async (coll, given, op = 'replace') => {
      const before = await storedBefore(coll, given._id)
      const doc = complete(coll, checkedRecord(coll, given, before.doc))
      const { versione = 1 } = before.doc
      if (doc.versione !== undefined && doc.versione !== versione) throw new PortalError('RECORD_CHANGED')
      return save(coll, nextVersion(doc, before.doc), before, op)
    },
    restore: async (coll, given) => {
      const doc = checkedRecord(coll, given, given)
      await refuseStored(coll, doc)
      return save(coll, nextVersion(doc, given), null, 'insert')
    },
    written: () => (tx.position() > start ? { da: start + 1, a: tx.position() } : null),
    remove: async (coll, id) => {
      const before = await storedBefore(coll, id)
      meter?.write(before.doc, null)
      await tx.remove(coll, id)
      if (coll === 'usr') {
        await tx.deleteSecret(PASSWORDS, id)
        await withdrawLinks(tx, before.doc as Usr, null)
      }
      await refreshDependents(tx, coll, before.doc, null)
    },
  }
}

/** Withdraws links that went to an address the user no longer has: their reader may be another person. */
async function withdrawLinks(tx: Tx, before: Usr, after: Usr | null): Promise<void> {
  if (after && emailKey(before.email) === emailKey(after.email)) return
  for (const kind of ['resetPwd', 'registrazione'] as const) await withdrawLink(tx, kind, before._id)
}

type Saved = 'insert' | 'update' | 'replace'

function withoutStamps<T extends AnyRecord>(doc: T): T {
  const { creatoIl: _created, aggiornatoIl: _changed, aggiornatoDa: _by, versione: _version, ...rest } = doc
  return rest as T
}

/** Audience of a record, with the other records that it depends on as this transaction sees them. */
export const audienceIn = async <C extends CollectionName>(
  reader: Reader,
  coll: C,
  doc: Collections[C],
): Promise<string[]> => audienceOf(coll, doc, await relatedOf(reader, coll, doc))

async function relatedOf(reader: Reader, coll: CollectionName, doc: AnyRecord): Promise<Related> {
  if (coll === 'aziende') {
    const pratiche: Pratica[] = []
    const anyOf = [{ path: 'aziendaId', values: [doc._id] }]
    for await (const one of reader.scan('pratiche', { anyOf })) pratiche.push(one.doc)
    return { pratiche }
  }
  const companyId = companyOf(coll, doc)
  const azienda = companyId ? await reader.get('aziende', companyId) : null
  return azienda ? { azienda: azienda.doc } : {}
}

/** New audiences for dependent records, each with a log entry, so that every client gets the change. */
async function refreshDependents(
  tx: Tx,
  coll: CollectionName,
  before: AnyRecord | null,
  after: AnyRecord | null,
): Promise<void> {
  const id = (after ?? before)!._id
  const sharesAnew = (...fields: string[]): boolean => sharing(before, fields) !== sharing(after, fields)
  if (coll === 'aziende' && sharesAnew('gestoreId', 'professionisti')) {
    await refreshAll(tx, 'pratiche', 'aziendaId', id)
    await refreshAll(tx, 'docs', 'clienteId', id)
  }
  if (coll === 'pratiche' && sharesAnew('extra')) {
    const azienda = await tx.get('aziende', aziendaIdOfPratica(id))
    if (azienda) await refresh(tx, 'aziende', azienda)
  }
}

async function refreshAll(tx: Tx, coll: 'pratiche' | 'docs', path: string, companyId: string): Promise<void> {
  for await (const stored of tx.scan(coll, { anyOf: [{ path, values: [companyId] }] })) await refresh(tx, coll, stored)
}

async function refresh<C extends CollectionName>(tx: Tx, coll: C, { doc, audience }: Stored<C>): Promise<void> {
  const now = await audienceIn(tx, coll, doc)
  if (now.join('\n') !== audience.join('\n')) await tx.put(coll, doc, now, 'update')
}

const sharing = (record: AnyRecord | null, fields: readonly string[]): string =>
  JSON.stringify(fields.map((field) => record?.[field as keyof AnyRecord] ?? null))
