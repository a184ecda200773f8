import { Client } from 'pg'
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../../../test/postgres.ts'
import { operatorText, type PortalError } from '../../../errors.ts'
import { azienda, put } from '../../../../test/store-contract/records.ts'
import { olderContract } from '../../../../test/store-contract/older.ts'
import { storeContract } from '../../../../test/store-contract/store-contract.ts'
import type { Store } from '../../port.ts'
import { openStoreOn, type SqlStoreOptions } from '../sql-store.ts'
import { inList, statements } from '../statements.ts'
import { postgresEngine, postgresSearch } from './postgres-engine.ts'

describeOnPostgres('PostgreSQL', () => {
  let server: TestPostgres
  beforeAll(async () => (server = await startPostgres()), 90_000)
  afterAll(() => server?.stop())

  let count = 0
  const freshSchema = (): string => `prova-${++count}.it`
  const open = (schema: string, options: SqlStoreOptions = {}): Promise<Store> =>
    openStoreOn(postgresEngine({ url: server.url, schema }), { onError: () => undefined, ...options })

  storeContract('PostgreSQL', async () => {
    const schema = freshSchema()
    // long enough that only a notification can be in time
    const again = () => open(schema, { pollEvery: 60_000 })
    return { store: await again(), again }
  })

  olderContract('PostgreSQL', async () => {
    const schema = freshSchema()
    const sql = async <Row>(statement: string): Promise<Row[]> =>
      (await server.sql(`SET search_path TO "${schema}"; ${statement}`)) as Row[]
    return {
      open: (options) => open(schema, options),
      sql,
      copies: async () => {
        const found = await sql<{ tablename: string }>(
          `SELECT tablename FROM pg_tables WHERE schemaname = '${schema}' AND tablename LIKE 'copia usr-2-% docs_usr'`,
        )
        const docs: Record<string, string[]> = {}
        for (const { tablename } of found)
          docs[tablename] = (await sql<{ doc: string }>(`SELECT doc FROM "${tablename}" ORDER BY id`)).map(
            ({ doc }) => doc,
          )
        return docs
      },
    }
  })

  it('keeps tenants of one database apart', async () => {
    const [one, other] = [await open(freshSchema()), await open(freshSchema())]
    await put(one, azienda(1))
    expect(await other.get('aziende', azienda(1)._id)).toBeNull()
    expect(await other.seq()).toBe(0)
    expect(one.epoch).not.toBe(other.epoch)
    await Promise.all([one.close(), other.close()])
  })

  it('hears of other processes by a poll when no notification arrives', async () => {
    const schema = freshSchema()
    const [store, other] = [await open(schema, { pollEvery: 20 }), await open(schema)]
    const heard = new Promise<number[]>((resolve) => store.onChange((all) => resolve(all.map(({ seq }) => seq))))
    await server.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%LISTEN%' AND pid <> pg_backend_pid()`,
    )
    await put(other, azienda(1)).catch(() => put(other, azienda(1)))
    expect(await heard).toEqual([1])
    await Promise.all([store.close(), other.close()])
  })

  it('is refused with what to do where the extension for searches is missing and may not be made', async () => {
    await server.sql('CREATE ROLE portale LOGIN')
    await server.sql('CREATE DATABASE povero')
    const address = (user: string) => server.url.replace('bandiera@', `${user}@`).replace(/postgres$/, 'povero')
    const asPortal = () => openStoreOn(postgresEngine({ url: address('portale'), schema: 'povero.it' }))
    const owner = new Client({ connectionString: address('bandiera') })
    await owner.connect()
    await owner.query('CREATE SCHEMA "povero.it" AUTHORIZATION portale')
    const refused = await asPortal().catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'DATABASE_EXTENSION' })
    expect(operatorText(refused as PortalError)).toMatch(/permission denied.*CREATE EXTENSION pg_trgm SCHEMA public/)
    await owner.query('CREATE EXTENSION pg_trgm SCHEMA public')
    await owner.end()
    const store = await asPortal()
    await put(store, azienda(1))
    expect(await store.found('aziende', ['azienda'], 9)).toEqual([azienda(1)._id])
    await store.close()
  })

  it('searches by an index, for words of any length', async () => {
    const schema = freshSchema()
    await (await open(schema)).close()
    for (const word of ['r', 'ro', 'ros', 'meccaniche']) {
      const { where, params } = postgresSearch.having('aziende', [word])
      const sql = statements.found('aziende', where.replace('?', `'${params[0]}'`)).replace('?', '9')
      const rows = await server.sql(`SET search_path TO "${schema}"; SET enable_seqscan TO off; EXPLAIN ${sql}`)
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
      expect({ word, plan }).toEqual({ word, plan: expect.stringContaining('Index Scan on find_aziende_words') })
    }
  })

  it('searches texts that were just written by the index too', async () => {
    const schema = freshSchema()
    await (await open(schema)).close()
    const { where, params } = postgresSearch.having('aziende', ['meccaniche'])
    const sql = statements.foundRows('aziende', where.replace('?', `'${params[0]}'`), postgresSearch.joined)
    const rows = await server.sql(`SET search_path TO "${schema}";
      INSERT INTO find_aziende (rowid, text)
        SELECT n, ' studio ' || md5(n::text) || CASE n % 10 WHEN 0 THEN ' meccaniche' ELSE ' rossi' END
        FROM generate_series(1, 20000) AS n;
      ANALYZE find_aziende; EXPLAIN ${sql}`)
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
    expect(plan).toContain('Index Scan on find_aziende_words')
  })

  it('uses an index for every query, in its order', async () => {
    const schema = freshSchema()
    const store = await open(schema)
    const asked = [
      ['get', statements.get('aziende')],
      ['page', statements.page('aziende')],
      ['byIds', statements.byIds('aziende', inList(['a', 'b']).marks)],
      ['idsHeld', statements.idsHeld],
      ['idsAnyOf', statements.idsAnyOf(inList(['a', 'b']).marks)],
      ['unfound', statements.unfound('aziende')],
      ['unfoundDocs', statements.unfoundDocs('aziende')],
      ['isUnfound', statements.isUnfound('aziende')],
      ['changes', statements.changes],
      ['changesOf', statements.changesOf],
      ['lastSeq', statements.lastSeq],
      ['signals', statements.signals],
      ['lastSignal', statements.lastSignal],
    ] as const
    for (const [name, sql] of asked) {
      const text = sql
        .replaceAll(/LIMIT \?/g, 'LIMIT 5')
        .replaceAll(/(seq|id) > \?/g, '$1 > 1')
        .replaceAll('?', "'x'")
      // tables are empty: without this the planner would rather read them whole
      const settings = `SET search_path TO "${schema}"; SET enable_seqscan TO off; SET enable_bitmapscan TO off`
      const rows = await server.sql(`${settings}; EXPLAIN ${text}`)
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
      expect({ name, plan }).toEqual({ name, plan: expect.stringContaining('Index') })
      expect({ name, plan }).not.toEqual({ name, plan: expect.stringMatching(/Seq Scan|Sort Key: (seq|id DESC)/) })
    }
    await store.close()
  })
})
