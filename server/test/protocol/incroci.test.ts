// Matches judged on the server: of what the person sees and of nothing else, and the same as in the browser.
import { dayInRome, type Criterio } from '@bandiera/domain'
import {
  rankBandi,
  findIncomplete,
  countEligible,
  screenCounts,
  sortByWindow,
  tryCriteri,
  createAnswer,
  type IncrociQuestion,
  type IncrociAnswer,
} from '@bandiera/matching'
import { viewOfAll, type Everything } from '@bandiera/factories/oracle'
import { everything } from '../everything.ts'
import { ask } from './asking.ts'
import { answerTo, MATCHING, publishAll, worldOf } from './incroci-fixtures.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
  await publishAll(portal)
})
afterAll(() => portal.stop())

/** What a browser that holds everything that the person sees makes of the question. */
async function judgedHere(person: Person, domanda: IncrociQuestion): Promise<IncrociAnswer> {
  const { verdetti, add, risposta } = createAnswer(await worldOf(portal, person), domanda)
  verdetti.forEach(add)
  return JSON.parse(JSON.stringify(risposta())) as IncrociAnswer
}

const pairs = ({ righe }: IncrociAnswer) => righe.map(({ aziendaId, bandoId }) => `${aziendaId} ${bandoId}`)

describe.each(MATCHING)('%s', (person) => {
  it.each(Object.entries(aziende))('gets for the company %s what its own browser would say', async (_, { _id }) => {
    const overs: Partial<IncrociQuestion>[] = [{}, { q: 'bando 3' }, { f: { esito: ['da_verificare'] } }]
    for (const over of [...overs, { f: { chiusi: [] } }]) {
      const domanda: IncrociQuestion = { tab: 'azienda', id: _id, ...over }
      expect(await answerTo(portal, person, domanda)).toEqual(await judgedHere(person, domanda))
    }
  })

  it.each(Object.entries(bandi))('gets for the grant %s what its own browser would say', async (_, { _id }) => {
    for (const over of [{}, { q: 'azienda 1' }, { f: { gestore: [people.gestore._id] } }]) {
      const domanda: IncrociQuestion = { tab: 'bando', id: _id, ...over }
      expect(await answerTo(portal, person, domanda)).toEqual(await judgedHere(person, domanda))
    }
  })

  it('gets the verdicts of the reference evaluator', async () => {
    const noto = await worldOf(portal, person)
    for (const azienda of noto.aziende()) {
      const { righe } = await answerTo(portal, person, { tab: 'azienda', id: azienda._id, f: { chiusi: [] } })
      const judged = rankBandi(azienda, noto.bandi(), noto.contesto).map(({ bando, valutazione }) => {
        const { stato, esito, punteggio } = valutazione
        return { aziendaId: azienda._id, bandoId: bando._id, stato, esito, punteggio }
      })
      expect(righe).toEqual(judged)
    }
  })

  it('gets no record that is not its own, for any question', async () => {
    const all = (await everything(portal.tenant('localhost'))) as Everything
    const [ownAziende, ownBandi] = (['aziende', 'bandi'] as const).map((coll) => viewOfAll(people[person], coll, all))
    for (const [tab, records] of [['azienda', aziende] as const, ['bando', bandi] as const]) {
      for (const { _id: id } of Object.values(records)) {
        const answer = await answerTo(portal, person, { tab, id, f: { chiusi: [] } })
        for (const one of answer.aziende) expect(one).toEqual(ownAziende!.get(one._id))
        for (const one of answer.bandi) expect(one).toEqual(ownBandi!.get(one._id))
      }
    }
  })

  it('gets the counts that its own browser would make', async () => {
    const { status, body } = await ask(portal, person, ['POST', '/api/incroci/conteggi'], { tutte: true })
    const noto = await worldOf(portal, person)
    const [own, grants] = [noto.aziende(), noto.bandi()]
    const counted = countEligible(noto.engine, { aziende: own, bandi: grants, momento: { oggi: dayInRome() } })
    const contati = screenCounts(counted, { aziende: own, bandi: grants, momento: { oggi: dayInRome() } })
    expect([status, body]).toEqual([200, { ...contati, perAzienda: [...counted.perAzienda] }])
  })

  it('gets the data to complete that its own browser would name', async () => {
    const { status, body } = await ask(portal, person, ['POST', '/api/incroci/da-completare'], {})
    const { candidate, add, risposta } = findIncomplete(await worldOf(portal, person))
    for (const azienda of candidate) add(azienda)
    expect([status, body]).toEqual([200, risposta()])
  })
})

it.each(MATCHING)('begins for %s with the grant that the own browser would begin with', async (person) => {
  const { status, body } = await ask(portal, person, ['POST', '/api/incroci/primo-bando'], {})
  const grants = (await worldOf(portal, person)).bandi()
  expect([status, body]).toEqual([200, { id: sortByWindow(grants, { oggi: dayInRome() })[0]?._id ?? null }])
})

it('tries criteria on the companies of an admin, and leaves the world as it was', async () => {
  const before = await answerTo(portal, 'admin', { tab: 'azienda', id: aziende.mia._id })
  const criteri = [{ id: 'dove', tipo: 'territorio', regioni: ['16'] }]
  const { status, body } = await ask(portal, 'admin', ['POST', '/api/incroci/prova'], { criteri })
  const noto = await worldOf(portal, 'admin')
  expect([status, body]).toEqual([200, tryCriteri(noto, { criteri: criteri as Criterio[] })])
  const esiti = Object.values(body as Record<string, number>)
  expect(esiti.reduce((sum, n) => sum + n, 0)).toBe(noto.aziende().length)
  expect(await answerTo(portal, 'admin', { tab: 'azienda', id: aziende.mia._id })).toEqual(before)
})

it.each([[[{ id: 'x', tipo: 'altro' }]], [Array.from({ length: 101 }, (_, i) => ({ id: `${i}`, tipo: 'ateco' }))]])(
  'refuses to try what are no criteria, or too many of them',
  async (criteri) => {
    const { status, body } = await ask(portal, 'admin', ['POST', '/api/incroci/prova'], { criteri })
    expect([status, body['error_code']]).toEqual([400, 'REQUEST_INVALID'])
  },
)

it.each(['editore', 'editore2'] as const)('refuses %s, whose page it is not', async (person) => {
  for (const [path, body] of [
    ['/api/incroci', { tab: 'bando', id: bandi.mio._id }],
    ['/api/incroci/conteggi', {}],
    ['/api/incroci/da-completare', {}],
    ['/api/incroci/primo-bando', {}],
    ['/api/incroci/prova', { criteri: [] }],
  ] as const) {
    const answer = await ask(portal, person, ['POST', path], body)
    expect([answer.status, answer.body['error_code']]).toEqual([403, 'ROLE_REFUSED'])
  }
})

it('is served page by page', async () => {
  const domanda: IncrociQuestion = { tab: 'bando', id: bandi.mio._id }
  const whole = await answerTo(portal, 'admin', domanda)
  const paged: string[] = []
  for (let da = 0; da < whole.totale; da += 2)
    paged.push(...pairs(await answerTo(portal, 'admin', { ...domanda, da, n: 2 })))
  expect(paged).toEqual(pairs(whole))
  expect(paged).toHaveLength(Object.keys(aziende).length)
})

it.each([
  [{ tab: 'altro' }, 'tab'],
  [{ id: '' }, 'id'],
  [{ q: 'x'.repeat(201) }, 'q'],
  [{ f: { altro: ['a'] } }, 'f'],
  [{ f: { esito: 'a' } }, 'f'],
  [{ n: 501 }, 'n'],
  [{ da: -1 }, 'da'],
] as [object, string][])('refuses %j and names %s', async (domanda, field) => {
  const { status, body } = await ask(portal, 'admin', ['POST', '/api/incroci'], { tab: 'azienda', id: 'x', ...domanda })
  expect([status, body['error_code']]).toEqual([400, 'REQUEST_INVALID'])
  expect(body['error']).toContain(`(${field})`)
})
