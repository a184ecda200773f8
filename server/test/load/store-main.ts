// The store and plain SQLite side by side, as `npm run bench -- store` asks. Nothing of it is in the product.
import { newId, type Azienda } from '@bandiera/domain'
import { tokensOf } from '@bandiera/policy'
import { answer } from '@bandiera/factories/answer'
import { unaAzienda, unUsr } from '@bandiera/factories'
import { randomBytes } from 'node:crypto'
import { createBudget } from '../../src/http/bounds/budget.ts'
import { createCensus } from '../../src/feed/census.ts'
import { createColumns } from '../../src/feed/columns/columns.ts'
import { WINDOW_LIMITS, windowOf } from '../../src/feed/window.ts'
import { openPlain } from './plain-sqlite.ts'
import { openTenant } from '../../src/tenants/open-tenant.ts'

const { STORE_FOLDER: dataDir = '', RECORDS = '' } = process.env
/** As many companies as a busy team has. */
const OF_ONE_MANAGER = 200
const IN_ONE_COMMIT = 2000

const records = Number(RECORDS)
const managers = Array.from({ length: Math.ceil(records / OF_ONE_MANAGER) }, newId)
const tenant = await openTenant('localhost', { dataDir, key: randomBytes(32) })
const census = createCensus(tenant.store)
const columns = createColumns(tenant.store)
const plain = openPlain(dataDir)

const usr = unUsr('admin')
const asking = { tenant, usr, sid: '', exp: Infinity, held: new Set(tokensOf(usr)) }
let made = 0
let newest: Azienda

answer({
  async fill() {
    await tenant.documents.transact(null, async (w) => void (await w.insert('usr', usr)))
    while (made < records) {
      const companies = Array.from({ length: Math.min(IN_ONE_COMMIT, records - made) }, aCompany)
      await tenant.documents.transact(null, async (w) => {
        for (const company of companies) await w.insert('aziende', company)
      })
      plain.insert(companies)
    }
  },
  /** Each answers how many milliseconds it took, and what it found. */
  insert() {
    newest = aCompany()
    return timed(() => tenant.documents.transact(null, async (w) => (await w.insert('aziende', newest)) && 1))
  },
  plainInsert: () => timed(() => plain.insert([newest])),
  find: (n: number) =>
    timed(async () => {
      let found = 0
      const anyOf = [{ path: 'gestoreId', values: [managerAt(n)] }]
      for await (const { doc } of tenant.store.scan('aziende', { anyOf }))
        if (doc.gestoreId === managerAt(n)) found += 1
      return found
    }),
  plainFind: (n: number) => timed(() => plain.find(managerAt(n)).length),
  search: (words: string) =>
    timed(async () => {
      const question = { c: 'aziende', q: words, ord: 'ragioneSociale', n: 50 } as const
      return (
        await windowOf(asking, question, {
          census,
          columns,
          limits: WINDOW_LIMITS,
          budget: createBudget(),
          gone: () => false,
        })
      ).total
    }),
  plainSearch: (words: string) => timed(() => plain.search(words)),
})

const managerAt = (n: number): string => managers[n % managers.length]!

function aCompany(): Azienda {
  const n = (made += 1)
  const { partitaIva: _, ...company } = unaAzienda({
    _id: newId(),
    gestoreId: managerAt(n),
    ragioneSociale: `Officine ${(n * 7919) % 100_003} S.r.l.`,
  })
  return company
}

async function timed(work: () => number | Promise<number>): Promise<{ ms: number; found: number }> {
  const start = performance.now()
  const found = await work()
  return { ms: performance.now() - start, found }
}
