import { newId } from '@bandiera/domain'
import { followMatches } from '../../src/notices/follow-matches.ts'
import {
  avvisiOf,
  changeBando,
  asksFor,
  largeTurnover,
  knowCompanies,
  enoughFields,
  put,
  TURNOVER,
  review,
  unBando,
} from '../avvisi.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, world } from './world.ts'

let portal: TestPortal
const tenant = () => portal.tenant('localhost')
beforeEach(async () => {
  portal = await startPortal({
    fill: async (opened) => {
      await fillWorld(opened)
      await knowCompanies(opened)
      await opened.documents.transact(null, async (w) => {
        for (const { _id } of world.avvisi) await w.remove('avvisi', _id)
      })
    },
  })
})
afterEach(() => portal.stop())

const onProblem = (problem: string) => {
  throw new Error(problem)
}

describe('one notice for each person and minute', () => {
  /** Entries of the log that wrote a notice, by person. */
  async function writes(since: number): Promise<Record<string, number>> {
    const count: Record<string, number> = {}
    for (const { coll, after } of await tenant().store.changesSince(since, 100_000)) {
      if (coll !== 'avvisi' || !after) continue
      const { usrId } = after.doc as { usrId: string }
      count[usrId] = (count[usrId] ?? 0) + 1
    }
    return count
  }
  const team = [people.gestore._id, people.professionista._id, people.collega._id]

  it('holds 500 grants that change at once, written once for each person', async () => {
    const bandi = Array.from({ length: 500 }, () => unBando(asksFor(TURNOVER)))
    await put(tenant(), ...bandi)
    await review(tenant())
    const since = await tenant().store.seq()
    await tenant().documents.transact(people.editore._id, async (w) => {
      for (const bando of bandi) await w.replace('bandi', { ...bando, data: { ...bando.data, ...asksFor() } }, 'update')
    })
    await review(tenant())
    expect(await writes(since)).toEqual(Object.fromEntries(team.map((uid) => [uid, 1])))
    const [told, ...others] = await avvisiOf(tenant(), 'gestore')
    expect(others).toEqual([])
    expect(told!.novita.map(({ nuovi }) => nuovi?.quanti)).toEqual([500, 500, 500])
  })

  it('holds 500 grants that change one after the other under a server without requests', async () => {
    const bandi = Array.from({ length: 500 }, () => unBando(asksFor(TURNOVER)))
    await put(tenant(), ...bandi)
    await review(tenant())
    const stop = followMatches({ tenants: { list: () => [tenant()] }, post: portal.app.posta, onProblem, gathers: 50 })
    for (let at = 0; at < bandi.length; at += 10)
      for (const { _id } of bandi.slice(at, at + 10)) await changeBando(tenant(), _id, asksFor())
    await stop()
    await review(tenant())
    for (const person of ['gestore', 'professionista', 'collega'] as const) {
      const minutes = (await avvisiOf(tenant(), person)).map(({ minuto }) => minuto)
      expect(minutes).toEqual([...new Set(minutes)])
      const own = Object.values((await toldTotals(person)) ?? {})
      expect(new Set(own)).toEqual(new Set([500]))
    }
  })

  /** Of how many grants each company was notified. */
  async function toldTotals(person: keyof typeof people): Promise<Record<string, number>> {
    const totals: Record<string, number> = {}
    for (const { novita } of await avvisiOf(tenant(), person))
      for (const { aziendaId, nuovi } of novita) totals[aziendaId] = (totals[aziendaId] ?? 0) + (nuovi?.quanti ?? 0)
    return totals
  }

  it('is not there for a new company with a name alone', async () => {
    await put(tenant(), ...Array.from({ length: 16 }, () => unBando()))
    await review(tenant())
    const since = await tenant().store.seq()
    await companyOf('gestore', { ragioneSociale: 'Brambilla Srl' })
    await review(tenant())
    expect(await writes(since)).toEqual({})
  })

  it('is there for a new company of which enough is known, but for the person who made it', async () => {
    await put(tenant(), ...Array.from({ length: 16 }, () => unBando()))
    await review(tenant())
    const since = await tenant().store.seq()
    await companyOf('gestore', { ragioneSociale: 'Brambilla Srl', ...enoughFields, ...largeTurnover })
    await review(tenant())
    expect(await writes(since)).toEqual({ [people.professionista._id]: 1 })
    const last = (await avvisiOf(tenant(), 'professionista')).flatMap(({ novita }) => novita)
    expect(last.map(({ nuovi }) => nuovi?.quanti)).toContain(16)
  })

  /** A company made by a person through the client of the portal's own pages. */
  async function companyOf(person: 'gestore', data: object): Promise<void> {
    const own = collectionOf(await realmLogin(portal, person), 'aziende')
    const { _id: gestoreId } = people[person]
    await own.insertOne({ _id: newId(), gestoreId, professionisti: [people.professionista._id], ...data })
  }
})
