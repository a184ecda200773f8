import type { AvvisoIncroci, Azienda, Bando } from '@bandiera/domain'
import { createRandom, type Random } from '@bandiera/factories/random'
import { avvisiOf, asksFor, enoughFields, TODAY, review, TURNOVER, stopClockAt, unBando } from '../../test/avvisi.ts'
import { aziende, fillWorld, people, world } from '../../test/protocol/world.ts'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'

// Applies the rule of notices as written to every pair after every look, and compares it with the server, which looks at changes only.

const MINUTE = 60_000
const READERS = ['gestore', 'professionista', 'collega'] as const
const AUTHORS = [...READERS, 'editore', null] as const
const COMPANIES = [aziende.mia, aziende.delCollega, aziende.senzaNessuno]
const SMALL = 500
const ASKED = [asksFor(), asksFor(TURNOVER), asksFor({ ...TURNOVER, min: SMALL })]

interface Doing {
  at: number
  by: string | null
  id: string
}

let tenant: TestTenant
const known = { aziende: new Map<string, Azienda>(), bandi: new Map<string, Bando>() }
let done: Doing[] = []
let since: Doing[] = []

beforeEach(async () => {
  stopClockAt(`${TODAY}T10:00:00Z`)
  tenant = await openTestTenant()
  await tenant.documents.transact(null, async (w) => void (await w.insert('settings', { _id: 'localhost', nome: 'P' })))
  await fillWorld(tenant)
  await tenant.documents.transact(null, async (w) => {
    for (const { _id } of world.avvisi) await w.remove('avvisi', _id)
  })
  await review(tenant)
  for (const one of COMPANIES) known.aziende.set(one._id, one)
  known.bandi.clear()
  done = []
  since = []
})
afterEach(() => {
  jest.useRealTimers()
  return tenant.close()
})

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'the notices of people after any changes are those of the rule (%d)',
  async (seed) => {
    const random = createRandom(seed)
    const oracle = createOracle()
    for (let round = 0; round < 20; round += 1) {
      for (let events = random.int(4); events >= 0; events -= 1) {
        if (random.chance(0.3)) jest.setSystemTime(Date.now() + random.int(70_000))
        else await change(random)
      }
      const before = await tenant.store.seq()
      await review(tenant)
      oracle.look()
      await expectOneWriteEach(before)
      for (const person of READERS) expect(await stored(person)).toEqual(oracle.told(person))
    }
  },
)

/** One person, or the system, changes one record. */
async function change(random: Random): Promise<void> {
  const author = random.one(AUTHORS)
  const by = author && people[author]._id
  const isGrant = random.chance(0.5)
  const record = isGrant ? changedGrant(random) : changedCompany(random)
  await tenant.documents.transact(by, async (w) => {
    if ('data' in record) {
      known.bandi.set(record._id, record)
      if (await w.get('bandi', record._id)) await w.replace('bandi', record, 'update')
      else await w.insert('bandi', record)
    } else {
      known.aziende.set(record._id, record)
      await w.replace('aziende', record, 'update')
    }
  })
  const doing = { at: Date.now(), by, id: record._id }
  done.push(doing)
  since.push(doing)
}

function changedGrant(random: Random): Bando {
  const before = random.pick([...known.bandi.values()])
  const asked = random.one(ASKED)
  if (!before || known.bandi.size < 4) return unBando(asked)
  return { ...before, data: { ...before.data, ...asked } }
}

function changedCompany(random: Random): Azienda {
  const company = random.one([...known.aziende.values()])
  const { formaGiuridica: _f, dataCostituzione: _d, sedi: _s, ateco: _a, aiuti: _g, bilanci: _b, ...bare } = company
  const ricavi = random.one([10, SMALL, 10_000])
  const bilanci = random.chance(0.7) ? [{ anno: 2025, approvato: true, ricavi }] : []
  return { ...bare, ...(random.chance(0.8) ? enoughFields : {}), bilanci }
}

/** Tries every pair, and remembers everything. */
function createOracle() {
  const told = new Map<string, string[]>()
  const records = new Map<string, Record<string, Record<string, string[]>>>()
  return {
    look() {
      for (const bando of known.bandi.values()) for (const azienda of known.aziende.values()) pair(azienda, bando)
      since = []
    },
    told: (person: (typeof READERS)[number]) => records.get(person) ?? {},
  }
  function pair(azienda: Azienda, bando: Bando): void {
    const contents = told.get(`${azienda._id} ${bando._id}`) ?? []
    const content = JSON.stringify(bando.data.criteri)
    if (!fits(azienda, bando) || contents.includes(content)) return
    told.set(`${azienda._id} ${bando._id}`, [...contents, content])
    for (const person of READERS) {
      const { _id } = people[person]
      if (azienda.gestoreId !== _id && !azienda.professionisti.includes(_id)) continue
      if (!hasJustDone(_id, [azienda._id, bando._id])) tell(person, azienda._id, bando._id, contents.length > 0)
    }
  }
  function tell(person: string, aziendaId: string, bandoId: string, isChanged: boolean): void {
    const minuto = `${new Date().toISOString().slice(0, 16)}Z`
    const own = records.get(person) ?? {}
    records.set(person, own)
    const line = ((own[minuto] ??= {})[`${aziendaId} ${isChanged ? 'cambiati' : 'nuovi'}`] ??= [])
    if (!line.includes(bandoId)) line.push(bandoId)
    line.sort()
  }
}

function fits({ formaGiuridica, bilanci = [] }: Azienda, bando: Bando): boolean {
  // a company of the world is known well enough with all of `nota`, and with nothing less
  if (formaGiuridica === undefined) return false
  const asked = bando.data.criteri?.find(({ tipo }) => tipo === 'fatturato') as { min: number } | undefined
  return !asked || (bilanci[0]?.ricavi ?? -1) >= asked.min
}

function hasJustDone(uid: string, ids: readonly string[]): boolean {
  const last = Math.max(...since.filter(({ id }) => ids.includes(id)).map(({ at }) => at))
  return done.some(({ at, by, id }) => by === uid && ids.includes(id) && at >= last - MINUTE)
}

async function stored(person: (typeof READERS)[number]) {
  const all: Record<string, Record<string, string[]>> = {}
  const avvisi = await avvisiOf(tenant, person)
  expect(new Set(avvisi.map(({ minuto }) => minuto)).size).toBe(avvisi.length)
  for (const { minuto, novita } of avvisi) {
    const own = (all[minuto] ??= {})
    for (const { aziendaId, nuovi, cambiati } of novita) {
      if (nuovi) own[`${aziendaId} nuovi`] = nuovi.bandi.toSorted()
      if (cambiati) own[`${aziendaId} cambiati`] = cambiati.bandi.toSorted()
    }
  }
  return all
}

async function expectOneWriteEach(before: number): Promise<void> {
  const told = (await tenant.store.changesSince(before, 1000)).filter(({ coll }) => coll === 'avvisi')
  const uids = told.map(({ after }) => (after!.doc as AvvisoIncroci).usrId)
  expect(uids).toEqual([...new Set(uids)])
}
