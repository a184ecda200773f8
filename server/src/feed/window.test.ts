import { collections, newId, type Azienda, type Usr } from '@bandiera/domain'
import { unaAzienda, unUsr } from '@bandiera/factories'
import { tokensOf, viewOf } from '@bandiera/policy'
import { makeWindow, searchedIn, type WindowQuestion, type WindowView } from '@bandiera/wire'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../test/postgres.ts'
import { createBudget } from '../http/bounds/budget.ts'
import { type Tenant } from '../tenants/tenant.ts'
import { sqliteDatabases } from '../store/databases.ts'
import { postgresDatabases } from '../store/sql/postgres/postgres-databases.ts'
import { createCensus, type Census } from './census.ts'
import { createColumns, type Columns } from './columns/columns.ts'
import { WINDOW_LIMITS, windowOf, windowRows } from './window.ts'
import type { Databases } from '../store/port.ts'
import { openTenant } from '../tenants/open-tenant.ts'

/** More than are read one by one. */
const MANY = 480
const OF_FEW = 30

const NAMES = ["L'Àncora", 'Officine Perché', 'D’Ambrosio', 'È', 'Müller', 'S.p.A.', 'alfa 9', 'Alfa 10', 'àlfa 9']
const WORDS = ['', 'a', 'È', 'of', "l'a", 'anc', 'perche', 'ficine', 'muller 1', 'spa', 'zzz']
const ORDERS = [undefined, 'ragioneSociale', '-ragioneSociale', 'fatturato', '-email', 'calc.sede', 'tag', 'versione']
const FILTERS = [[], ['tag:in:nord,vip'], ['calc.archivio:=:no'], ['email:in:'], ['tag:=:sud', 'calc.archivio:=:si']]
const COUNTS = [[], ['tag', 'calc.archivio', 'email', 'gestoreId', 'professionisti', 'ragioneSociale']]

function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Windows of long collections must show what one that tries every record shows. */
function windowContract(name: string, databases: (folder: string) => Databases): void {
  describe(`a window of a long collection on ${name}`, () => {
    const pick = random(11)
    const one = <T>(list: readonly T[]): T => list[pick(list.length)]!
    const admin = unUsr('admin')
    const [many, few] = [unUsr('gestore'), unUsr('gestore', { _id: newId(), email: 'altro@demo.test' })]
    const made: Azienda[] = []
    let folder: string
    let tenant: Tenant
    let census: Census
    let columns: Columns

    const aCompany = (gestore: Usr): Azienda => {
      const {
        partitaIva: _,
        email: _mail,
        ...company
      } = unaAzienda({
        _id: newId(),
        gestoreId: gestore._id,
        ragioneSociale: `${one(NAMES)} ${pick(40)}`,
        tag: ['nord', 'sud', 'vip'].slice(pick(3), pick(4)),
        archiviata: pick(4) === 0,
      })
      return { ...company, ...(pick(3) > 0 && { email: `${one(['a', 'b', 'c'])}@demo.test` }) }
    }
    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'bandiera-window-'))
      tenant = await openTenant('localhost', {
        dataDir: folder,
        key: new Uint8Array(48).fill(7),
        databases: databases(folder),
      })
      census = createCensus(tenant.store)
      columns = createColumns(tenant.store)
      await tenant.documents.transact(null, async (w) => {
        for (const usr of [admin, many, few]) await w.insert('usr', usr)
        for (let n = 0; n < MANY; n++) made.push(aCompany(n % (MANY / OF_FEW) === 0 ? few : many))
        for (const company of made) await w.insert('aziende', company)
      })
    }, 120_000)
    afterAll(async () => {
      await tenant?.store.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const asked = async (usr: Usr, question: WindowQuestion): Promise<WindowView> => {
      const visitor = { tenant, usr, sid: '', exp: Infinity, held: new Set(tokensOf(usr)) }
      const surroundings = { census, columns, limits: WINDOW_LIMITS, budget: createBudget(), gone: () => false }
      const { total, rows, next, counts } = await windowOf(visitor, question, surroundings)
      return { total, rows, next, counts }
    }
    const expected = async (usr: Usr, question: WindowQuestion): Promise<WindowView> => {
      const maker = makeWindow(question, searchedIn(question.c))
      const held = new Set(tokensOf(usr))
      for await (const { doc, audience, rev } of tenant.store.scan(question.c)) {
        const view = viewOf(question.c, doc, audience, held)
        if (view) maker.add(rev, view)
      }
      return maker.view()
    }
    const expectTheSame = async (rounds: number) => {
      for (let round = 0; round < rounds; round++) {
        const ord = one(ORDERS)
        const question: WindowQuestion = {
          c: 'aziende',
          q: one(WORDS),
          f: one(FILTERS),
          counts: one(COUNTS),
          n: one([1, 20, 50]),
          ...(ord && { ord }),
        }
        const usr = one([admin, many, few])
        const first = await expected(usr, question)
        expect({ question, answer: await asked(usr, question) }).toEqual({ question, answer: first })
        if (first.next === null) continue
        const after = { ...question, after: first.next }
        expect({ after, answer: await asked(usr, after) }).toEqual({ after, answer: await expected(usr, after) })
      }
    }

    it('shows, finds, sorts and counts what one that tries every record does', async () => {
      await expectTheSame(30)
    }, 120_000)

    it('does so after changes, deletions, restored records and new ones', async () => {
      for (let round = 0; round < 3; round++) {
        await tenant.documents.transact(null, async (w) => {
          for (let n = 0; n < 20; n++) {
            const { _id } = made[pick(made.length)]!
            const before = await w.get('aziende', _id)
            if (before)
              await w.replace('aziende', { ...before.doc, ...aCompany(one([many, many, many, few])), _id }, 'update')
          }
          const gone = made.splice(pick(made.length - 20), 20)
          for (const { _id } of gone) if (await w.get('aziende', _id)) await w.remove('aziende', _id)
          for (const company of gone.slice(0, 10)) await w.restore('aziende', company)
          const fresh = Array.from({ length: 15 }, () => aCompany(many))
          for (const company of fresh) await w.insert('aziende', company)
          made.push(...fresh, ...gone.slice(0, 10))
        })
        await expectTheSame(8)
      }
    }, 120_000)

    it('gives every row in one pass, in the order of the pages', async () => {
      for (const [usr, asked] of [
        [admin, { ord: 'ragioneSociale', q: 'a' }],
        [admin, { ord: '-email' }],
        [many, { q: 'officine' }],
        [few, { ord: 'ragioneSociale', f: ['tag:=:nord'] }],
        [admin, {}],
      ] as const) {
        const question: WindowQuestion = { c: 'aziende', ...asked, f: [...('f' in asked ? asked.f : [])] }
        const visitor = { tenant, usr, sid: '', exp: Infinity, held: new Set(tokensOf(usr)) }
        const lines: unknown[] = []
        for await (const line of windowRows(visitor, question, { census, columns, budget: createBudget() }))
          lines.push(line)
        const { rows, total } = await expected(usr, { ...question, n: 10_000 })
        expect(lines).toEqual([...rows, { rows: total }])
      }
    })

    it('goes on from a place whose record has gone or changed', async () => {
      const question: WindowQuestion = { c: 'aziende', n: 20 }
      for (const [ord, value] of [
        ['ragioneSociale', 'Alfa 9 55'],
        ['-ragioneSociale', 'Alfa 9 55'],
        ['-ragioneSociale', 'zzzz'],
        ['ragioneSociale', 'zzzz'],
        ['ragioneSociale', ''],
        ['-email', null],
      ] as const) {
        const after = { ...question, ord, after: JSON.stringify([value, 'f'.repeat(24)]) }
        expect({ after, answer: await asked(admin, after) }).toEqual({ after, answer: await expected(admin, after) })
      }
    })

    it('reads every record once for a column, and none for the next question', async () => {
      const scanned: string[] = []
      const { store } = tenant
      const counting = createColumns({
        ...store,
        scan: (coll, prefilter) => {
          scanned.push(coll)
          return store.scan(coll, prefilter)
        },
      })
      const paths = ['tag', 'email']
      await counting.with('aziende', paths, () => Promise.resolve())
      await tenant.documents.transact(null, async (w) => void (await w.insert('aziende', aCompany(few))))
      const size = await counting.with('aziende', paths, ({ ids }) => Promise.resolve(ids.filter(Boolean).length))
      expect(scanned).toEqual(['aziende'])
      expect(size).toBe(made.length + 1)
      expect(collections.aziende.indexed).not.toContain(paths[0])
    })
  })
}

windowContract('SQLite', sqliteDatabases)

describeOnPostgres('PostgreSQL', () => {
  let server: TestPostgres
  beforeAll(async () => (server = await startPostgres()), 90_000)
  afterAll(() => server?.stop())
  windowContract('PostgreSQL', () => postgresDatabases({ url: server.url, own: new Map() }))
})
