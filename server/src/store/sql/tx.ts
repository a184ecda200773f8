import type { CollectionName, Collections } from '@bandiera/domain'
import { currentTime } from '../../clock.ts'
import type { ChangeKind, Signal, Stored, Tx } from '../port.ts'
import type { SqlConnection } from './engine.ts'
import { createReader, entriesOf, lastSeq } from './reader.ts'
import { keepAccess, setAccess, withoutAccess } from './last-access.ts'
import { shapeOf } from './migrations.ts'
import { newText, putText, removeText } from './search/index-texts.ts'
import { editionOf, type SearchDialect } from './search/text.ts'
import { secretKey, statements } from './statements.ts'

interface TxOptions {
  by: string | null
  search: SearchDialect
  /** Called when a change or a signal is written. */
  news: () => void
}

/**
 * Writes document, index entries and log entry together, inside the transaction that `connection` has begun. After `end` no
 * write is taken.
 */
export async function createTx(
  connection: SqlConnection,
  { by, search, news }: TxOptions,
): Promise<{ tx: Tx; end: () => void }> {
  const at = new Date(currentTime()).toISOString()
  let seq = await lastSeq(connection)
  let ended = false
  const reader = createReader(connection, { search })
  const open = (): void => {
    if (ended) throw new Error('This transaction has ended: write inside the work given to transact()')
  }
  const tx: Tx = {
    ...reader,
    position: () => seq,
    put: async <C extends CollectionName>(
      coll: C,
      doc: Collections[C],
      audience: readonly string[],
      op: ChangeKind,
    ) => {
      open()
      const before = await reader.get(coll, doc._id)
      seq += 1
      news()
      const after: Stored<C> = { rev: seq, audience: [...audience], doc }
      if (coll === 'usr') await keepAccess(connection, (before?.doc ?? doc) as Collections['usr'])
      const text = await newText(connection, coll, { before: before?.doc ?? null, after: doc })
      await storeDoc(connection, coll, withoutAccess(coll, after)!)
      if (text !== null) await putText(connection, { search }, coll, { _id: doc._id, text })
      await storeEntries(connection, coll, before, after)
      await log(coll, op, before, after)
      return coll === 'usr' ? (await reader.get(coll, doc._id))! : after
    },
    remove: async (coll, id) => {
      open()
      const before = await reader.get(coll, id)
      if (!before) return
      seq += 1
      news()
      await removeText(connection, coll, id)
      await connection.run(`DELETE FROM docs_${coll} WHERE id = ?`, id)
      await storeEntries(connection, coll, before, null)
      await log(coll, 'delete', before, null)
    },
    ...secretWrites(connection, open),
    setAccess: async (uid, instant) => {
      open()
      await setAccess(connection, uid, instant)
    },
    signal: async (signal: Signal) => {
      open()
      news()
      await addSignal(connection, signal)
    },
  }
  return { tx, end: () => void (ended = true) }

  function log(coll: CollectionName, op: ChangeKind, before: Stored | null, after: Stored | null): Promise<void> {
    const id = (after ?? before)!.doc._id
    const sql = 'INSERT INTO log (seq, coll, id, op, before, after, at, author) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
    return connection.run(sql, seq, coll, id, op, imageOf(coll, before), imageOf(coll, after), at, by)
  }
}

const imageOf = (coll: CollectionName, stored: Stored | null): string | null =>
  stored && JSON.stringify(withoutAccess(coll, stored))

function secretWrites(connection: SqlConnection, open: () => void): Pick<Tx, 'setSecret' | 'deleteSecret'> {
  return {
    setSecret: async (space, key, value) => {
      open()
      const sql = `INSERT INTO secrets (space, key, value) VALUES (?, ?, ?)
        ON CONFLICT (space, key) DO UPDATE SET value = excluded.value`
      await connection.run(sql, space, secretKey(key), JSON.stringify(value))
    },
    deleteSecret: async (space, key) => {
      open()
      await connection.run('DELETE FROM secrets WHERE space = ? AND key = ?', space, secretKey(key))
    },
  }
}

function storeDoc(connection: SqlConnection, coll: CollectionName, { rev, audience, doc }: Stored): Promise<void> {
  const sql = `INSERT INTO docs_${coll} (id, rev, aud, doc, shape, shape_rev, found_as, found_rev)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET rev = excluded.rev, aud = excluded.aud, doc = excluded.doc, shape = excluded.shape,
      shape_rev = excluded.shape_rev, found_as = excluded.found_as, found_rev = excluded.found_rev`
  const [aud, text] = [JSON.stringify(audience), JSON.stringify(doc)]
  return connection.run(sql, doc._id, rev, aud, text, shapeOf(coll), rev, editionOf(coll), rev)
}

/** Writes only the entries that differ: an update of a name touches no index. */
async function storeEntries(
  connection: SqlConnection,
  coll: CollectionName,
  before: Stored | null,
  after: Stored | null,
): Promise<void> {
  const id = (after ?? before)!.doc._id
  const old = before ? entriesOf(coll, before.doc, before.audience) : new Map<string, never>()
  const now = after ? entriesOf(coll, after.doc, after.audience) : new Map<string, never>()
  for (const [key, { path, val }] of old) {
    const sql = 'DELETE FROM idx WHERE coll = ? AND path = ? AND val = ? AND id = ?'
    if (!now.has(key)) await connection.run(sql, coll, path, val, id)
  }
  for (const [key, { path, val }] of now) {
    const sql = 'INSERT INTO idx (coll, path, val, id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'
    if (!old.has(key)) await connection.run(sql, coll, path, val, id)
  }
}

/** Signals that are kept: a process that missed more has to start again. */
const KEPT_SIGNALS = 10_000

/** Number of the last signal; 0 before the first. */
export async function lastSignal(connection: SqlConnection): Promise<number> {
  const [row] = await connection.all<{ id: number | null }>(statements.lastSignal)
  return row?.id ?? 0
}

/** Signals after a number, in order; `missed` when some after it are gone. They are few, so they are read all at once. */
export async function signalsSince(connection: SqlConnection, id: number) {
  const rows = await connection.all<{ id: number; body: string }>(statements.signals, id)
  const signals = rows.map(({ body }) => JSON.parse(body) as Signal)
  return { signals, missed: rows.length > 0 && rows[0]!.id !== id + 1, last: rows.at(-1)?.id ?? id }
}

/** The transaction gives the number: signals are seen in the order of their numbers. */
async function addSignal(connection: SqlConnection, signal: Signal): Promise<void> {
  const id = (await lastSignal(connection)) + 1
  await connection.run('INSERT INTO signals (id, body) VALUES (?, ?)', id, JSON.stringify(signal))
  await connection.run('DELETE FROM signals WHERE id <= ?', id - KEPT_SIGNALS)
}
