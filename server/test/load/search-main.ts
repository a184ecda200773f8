// Windows of a long collection and bare queries of the index behind them, as `npm run bench -- store` asks. Nothing of it is in the product.
import { newId, searchWords, type Azienda, type Usr } from '@bandiera/domain'
import { audienceOf, tokensOf } from '@bandiera/policy'
import type { WindowQuestion } from '@bandiera/wire'
import { answer } from '@bandiera/factories/answer'
import { unaAzienda, unUsr } from '@bandiera/factories'
import { randomBytes } from 'node:crypto'
import * as path from 'node:path'
import { createBudget } from '../../src/http/bounds/budget.ts'
import { createCensus } from '../../src/feed/census.ts'
import { createColumns } from '../../src/feed/columns/columns.ts'
import { WINDOW_LIMITS, windowOf } from '../../src/feed/window.ts'
import { sqliteDatabases } from '../../src/store/databases.ts'
import { postgresDatabases } from '../../src/store/sql/postgres/postgres-databases.ts'
import { postgresEngine } from '../../src/store/sql/postgres/postgres-engine.ts'
import { statements } from '../../src/store/sql/statements.ts'
import { sqliteEngine } from '../../src/store/sql/sqlite/sqlite-engine.ts'
import { startPostgres } from '../postgres.ts'
import { openTenant } from '../../src/tenants/open-tenant.ts'

const { STORE_FOLDER: dataDir = '', RECORDS = '', ENGINE = '' } = process.env
const TENANT = 'localhost'
const IN_ONE_COMMIT = 1000
/** Rows that a window shows. */
const SHOWN = 50
/** Companies of the person who sees few. */
const OF_FEW = 50

const KINDS = [
  'Officine',
  'Impianti',
  'Edil',
  'Agricola',
  'Cantine',
  'Trasporti',
  'Studio',
  'Lavanderie',
  'Molini',
  'Vetrerie',
]
const NAMES = [
  'Termoidraulica',
  'Perché',
  "L'Àncora",
  'Rossi',
  'Ferretti',
  'Bianchi',
  'Colombo',
  'Quaranta',
  'Zanella',
  'Esposito',
]
const TAGS = ['nord', 'sud', 'centro', 'vip', 'nuovo', 'storico']
const FACETS = ['tag', 'calc.archivio', 'calc.dimensione', 'calc.regione', 'gestoreId', 'calc.dati']

const records = Number(RECORDS)
const server = ENGINE === 'PostgreSQL' ? await startPostgres() : null
const databases = server ? postgresDatabases({ url: server.url, own: new Map() }) : sqliteDatabases(dataDir)
const engine = server
  ? postgresEngine({ url: server.url, schema: TENANT })
  : sqliteEngine(path.join(dataDir, 'tenants', `${TENANT}.db`))
const tenant = await openTenant(TENANT, { dataDir, key: randomBytes(48), databases })
const census = createCensus(tenant.store)
const columns = createColumns(tenant.store)
const bare = engine.reader()

const people = { admin: unUsr('admin'), few: unUsr('gestore') }
const others = Array.from({ length: 500 }, newId)
let made = 0

answer({
  async fill() {
    await tenant.documents.transact(null, async (w) => {
      for (const usr of Object.values(people)) await w.insert('usr', usr)
    })
    while (made < records)
      await tenant.store.transact(null, async (tx) => {
        for (const end = Math.min(records, made + IN_ONE_COMMIT); made < end; made++) {
          const company = aCompany(made)
          await tx.put('aziende', company, audienceOf('aziende', company), 'insert')
        }
      })
    if (server) await server.sql(`ANALYZE "${TENANT}".find_aziende, "${TENANT}".docs_aziende`)
  },
  /** Each answers how many milliseconds it took, and what it found. */
  search: ({ q, who }: { q: string; who: keyof typeof people }) =>
    timed(async () => (await asked(people[who], { c: 'aziende', q, ord: 'ragioneSociale', n: SHOWN })).total),
  /** All that the index finds, and fifty records of it: no order, no rights, no rule. */
  bare: ({ q }: { q: string }) =>
    timed(async () => {
      const { where, params } = engine.search.having('aziende', searchWords(q))
      const [row] = await bare.all<{ found: string }>(
        statements.foundRows('aziende', where, engine.search.joined),
        ...params,
      )
      const numbers = row!.found.split(',')
      const docs = `SELECT doc FROM docs_aziende WHERE rowid IN (${numbers.slice(0, SHOWN).join(', ')})`
      for (const { doc } of await bare.all<{ doc: string }>(docs)) JSON.parse(doc)
      return numbers.length
    }),
  facets: () =>
    timed(async () => Object.keys((await asked(people.admin, { c: 'aziende', counts: FACETS, n: 1 })).counts).length),
  async end() {
    await bare.close()
    await tenant.store.close()
    await server?.stop()
  },
})

function asked(usr: Usr, question: WindowQuestion) {
  const visitor = { tenant, usr, sid: '', exp: Infinity, held: new Set(tokensOf(usr)) }
  return windowOf(visitor, question, {
    census,
    columns,
    limits: WINDOW_LIMITS,
    budget: createBudget(),
    gone: () => false,
  })
}

function aCompany(n: number): Azienda {
  const every = Math.floor(records / OF_FEW)
  const { partitaIva: _, ...company } = unaAzienda({
    _id: newId(),
    gestoreId: n % every === 0 && n / every < OF_FEW ? people.few._id : others[n % others.length]!,
    ragioneSociale: `${KINDS[n % KINDS.length]} ${NAMES[Math.floor(n / 7) % NAMES.length]} ${(n * 7919) % 100_003} S.r.l.`,
    tag: [TAGS[n % TAGS.length]!, TAGS[Math.floor(n / 3) % TAGS.length]!],
    archiviata: n % 11 === 0,
  })
  return company
}

async function timed(work: () => Promise<number>): Promise<{ ms: number; found: number }> {
  const start = performance.now()
  const found = await work()
  return { ms: performance.now() - start, found }
}
