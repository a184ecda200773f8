import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { storeContract } from '../../../test/store-contract/store-contract.ts'
import { olderContract } from '../../../test/store-contract/older.ts'
import { sqliteEngine, sqliteSearch } from './sqlite/sqlite-engine.ts'
import { openSqlStore } from './sql-store.ts'
import { inList, statements } from './statements.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'bandiera-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let count = 0
const freshFile = (): string => path.join(folder, `${++count}.db`)

storeContract('SQLite', async () => {
  const file = freshFile()
  const open = () => openSqlStore(file, { pollEvery: 5 })
  return { store: await open(), again: open }
})

olderContract('SQLite', async () => {
  const file = freshFile()
  const sql = async <Row>(statement: string, of = file): Promise<Row[]> => {
    const connection = sqliteEngine(of).writer()
    return connection.all<Row>(statement).finally(() => connection.close())
  }
  const copies = path.join(folder, 'copie')
  return {
    open: (options) => openSqlStore(file, options),
    sql,
    copies: async () => {
      const names = existsSync(copies) ? readdirSync(copies) : []
      const own = names.filter((name) => name.startsWith(`${path.basename(file, '.db')}.`) && name.endsWith('.db'))
      const docsIn = async (name: string) =>
        (await sql<{ doc: string }>('SELECT doc FROM docs_usr ORDER BY id', path.join(copies, name))).map(
          ({ doc }) => doc,
        )
      return Object.fromEntries(await Promise.all(own.map(async (name) => [name, await docsIn(name)])))
    },
  }
})

describe('query plans', () => {
  const plans: [string, string][] = [
    ['get', statements.get('aziende')],
    ['page', statements.page('aziende')],
    ['byIds', statements.byIds('aziende', inList(['a', 'b']).marks)],
    ['idsHeld', statements.idsHeld],
    ['idsAnyOf', statements.idsAnyOf(inList(['a', 'b']).marks)],
    ['isUnfound', statements.isUnfound('aziende')],
    ['changes', statements.changes],
    ['changesOf', statements.changesOf],
    ['passing', statements.passing],
    ['entryBefore', statements.entryBefore],
    ['forget', statements.forget],
    ['goneForGood', statements.goneForGood],
    ['lastSeq', statements.lastSeq],
    ['signals', statements.signals],
    ['lastSignal', statements.lastSignal],
  ]
  it.each(plans)('of %s search an index and never sort or scan', async (_name, sql) => {
    const file = freshFile()
    await (await openSqlStore(file)).close()
    const connection = sqliteEngine(file).reader()
    const params = (sql.match(/\?/g) ?? []).map(() => 'x')
    const plan = await connection.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...params)
    const details = plan.map(({ detail }) => detail).join('; ')
    expect(details).toMatch(/SEARCH/)
    expect(details).not.toMatch(/\bSCAN\b|USE TEMP B-TREE FOR ORDER BY/)
    await connection.close()
  })
})

it('reads the bin from the index of deletions: a log in the order of its numbers is read to its end', async () => {
  const file = freshFile()
  await (await openSqlStore(file)).close()
  const connection = sqliteEngine(file).reader()
  const plan = await connection.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${statements.deletions}`, '2026', 9)
  expect(plan[0]).toMatchObject({ detail: expect.stringContaining('USING INDEX log_of_deletions') })
  await connection.close()
})

it('reads the records that the search has to be brought up to from an index of their own', async () => {
  const file = freshFile()
  await (await openSqlStore(file)).close()
  const connection = sqliteEngine(file).reader()
  const plan = (sql: string) => connection.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, 1)
  for (const sql of [statements.unfound('aziende'), statements.unfoundDocs('aziende')])
    expect(await plan(sql)).toMatchObject([{ detail: expect.stringContaining('USING INDEX unfound_aziende_') }])
  const { where } = sqliteSearch.having('aziende', ['rossi'])
  const found = statements.found('aziende', where.replace('?', "'ros'"))
  expect(await plan(found)).toEqual(
    expect.arrayContaining([expect.objectContaining({ detail: expect.stringContaining('VIRTUAL TABLE INDEX') })]),
  )
  await connection.close()
})

describe('a file that cannot serve', () => {
  it('is refused as damaged when it is not a database, and left untouched', async () => {
    const file = freshFile()
    writeFileSync(file, 'not a database '.repeat(500))
    await expect(openSqlStore(file)).rejects.toMatchObject({ code: 'STORE_CORRUPT', args: [file, expect.any(String)] })
    expect(readdirSync(folder).filter((name) => name.startsWith(path.basename(file)))).toEqual([path.basename(file)])
  })

  it('is refused as damaged when pages inside it are broken', async () => {
    const file = freshFile()
    const store = await openSqlStore(file)
    const doc = { gestoreId: 'g', professionisti: [], ragioneSociale: 'Rossi '.repeat(200) }
    await store.transact(null, async (tx) => {
      for (let n = 0; n < 200; n++) await tx.put('aziende', { ...doc, _id: `a${n}` }, ['adm'], 'insert')
    })
    await store.close()
    const bytes = new Uint8Array(60_000).fill(0x5a)
    const handle = await open(file, 'r+')
    await handle.write(bytes, 0, bytes.length, 100_000)
    await handle.close()
    await expect(openSqlStore(file)).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
  })

  it('is refused as unwritable when its folder cannot be made or it is a folder itself', async () => {
    const file = freshFile()
    writeFileSync(file, '')
    const below = path.join(file, 'tenants', 'x.db')
    await expect(openSqlStore(below)).rejects.toMatchObject({ code: 'DATA_UNWRITABLE' })
    await expect(openSqlStore(folder)).rejects.toMatchObject({ code: 'DATA_UNWRITABLE' })
  })

  it('is refused when a newer release wrote it', async () => {
    const file = freshFile()
    await (await openSqlStore(file)).close()
    const connection = sqliteEngine(file).writer()
    await connection.run("UPDATE meta SET value = '99' WHERE key = 'schema'")
    await connection.close()
    await expect(openSqlStore(file)).rejects.toMatchObject({ code: 'STORE_NEWER' })
  })
})

it('is one file after it was closed', async () => {
  const file = freshFile()
  const store = await openSqlStore(file)
  await store.probe()
  await store.close()
  expect(existsSync(file)).toBe(true)
  const reopened = await openSqlStore(file)
  expect(await reopened.secret('probe', 'at')).toEqual(expect.any(Number))
  await reopened.close()
})

it('makes a file that others could read private, and the files beside it', async () => {
  const file = freshFile()
  await (await openSqlStore(file)).close()
  chmodSync(file, 0o644)
  const store = await openSqlStore(file)
  await store.probe()
  const modes = [file, `${file}-wal`, `${file}-shm`].map((name) => statSync(name).mode & 0o777)
  await store.close()
  expect(modes).toEqual([0o600, 0o600, 0o600])
})

it('gives up with a clear error when another process holds the database too long', async () => {
  const file = freshFile()
  const store = await openSqlStore(file, { patience: 30 })
  const other = sqliteEngine(file).writer()
  await other.exec('BEGIN IMMEDIATE')
  await expect(store.probe()).rejects.toMatchObject({ code: 'STORE_BUSY' })
  await other.exec('ROLLBACK')
  await expect(store.probe()).resolves.toBeUndefined()
  await other.close()
  await store.close()
})

it('reports a failing listener and still serves the writer and the other listeners', async () => {
  const reported: unknown[] = []
  const store = await openSqlStore(freshFile(), { onError: (error) => reported.push(error) })
  const seen: number[] = []
  store.onChange(() => {
    throw new Error('broken listener')
  })
  store.onChange((changes) => seen.push(changes.length))
  await store.transact(null, (tx) => tx.put('settings', { _id: 'localhost', nome: 'Prova' }, ['all'], 'insert'))
  expect(seen).toEqual([1])
  expect(reported).toEqual([new Error('broken listener')])
  await store.close()
})

it('can be copied while it is written, and gets another epoch when its old one is deleted after a restore', async () => {
  const file = freshFile()
  const copy = freshFile()
  const store = await openSqlStore(file)
  const write = (n: number) =>
    store.transact(null, async (tx) => {
      const doc = { gestoreId: 'g', professionisti: [], ragioneSociale: 'R' }
      await tx.put('aziende', { ...doc, _id: `a${n}` }, ['adm'], 'insert')
      await tx.put('aziende', { ...doc, _id: `b${n}` }, ['adm'], 'insert')
    })
  await write(1)
  const writing = Promise.all([2, 3, 4, 5].map(write))
  const operator = sqliteEngine(file).writer()
  await operator.exec(`VACUUM INTO '${copy}'`)
  await operator.close()
  await writing
  const restored = sqliteEngine(copy).writer()
  await restored.run("DELETE FROM meta WHERE key = 'epoch'")
  await restored.close()
  const again = await openSqlStore(copy)
  const changes = await again.changesSince(0, 99)
  expect(changes.length % 2).toBe(0)
  expect(changes.length).toBeGreaterThan(0)
  for (const { id } of changes) expect(await again.get('aziende', id)).not.toBeNull()
  expect(again.epoch).not.toBe(store.epoch)
  await Promise.all([store.close(), again.close()])
})

it('says so when it was away for so long that signals are gone', async () => {
  const file = freshFile()
  const [store, other] = [await openSqlStore(file, { pollEvery: 60_000 }), await openSqlStore(file)]
  const told: string[] = []
  store.onSignal(({ type }) => told.push(type))
  for (const uid of ['u1', 'u2', 'u3']) await other.transact(null, (tx) => tx.signal({ type: 'closePopups', uid }))
  const operator = sqliteEngine(file).writer()
  await operator.exec('DELETE FROM signals WHERE id < 3')
  await operator.close()
  await store.probe()
  expect(told).toEqual(['missed', 'closePopups'])
  await Promise.all([store.close(), other.close()])
})

it('says so when it was away for so long that changes were cut off, however few are missing', async () => {
  const file = freshFile()
  const [store, other] = [await openSqlStore(file, { pollEvery: 60_000 }), await openSqlStore(file)]
  const told: unknown[] = []
  store.onSignal(({ type }) => told.push(type))
  store.onChange((changes) => told.push(...changes.map(({ seq }) => seq)))
  const doc = { _id: 'a1', gestoreId: 'g', professionisti: [], ragioneSociale: 'R' }
  for (let n = 0; n < 3; n++) await other.transact(null, (tx) => tx.put('aziende', doc, ['adm'], 'update'))
  const future = '2999-01-01T00:00:00.000Z'
  await other.cut({ since: future, entries: 0, always: future, ofRecord: 1, deletedSince: future })
  await store.probe()
  expect(told).toEqual(['missed', 3])
  await Promise.all([store.close(), other.close()])
})
