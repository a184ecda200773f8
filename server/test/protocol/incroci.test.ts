// Matches judged on the server: of what the person sees and of nothing else, and the same as in the browser.
import { dayInRome, type Azienda, type Bando } from '@bandiera/domain'
import { kpiAzienda } from '@bandiera/finance'
import {
  contaAmmissibili,
  contatiDi,
  createConosciuto,
  createRisposta,
  type Conosciuto,
  type DomandaIncroci,
  type RispostaIncroci,
} from '@bandiera/matching'
import { viewOfAll, type Everything } from '@bandiera/testing/oracle'
import { everything } from '../everything.ts'
import { ask } from './asking.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
  await write('bandi', ...Object.values(bandi).map(pubblicato))
})
afterAll(() => portal.stop())

const pubblicato = (bando: Bando): Bando => ({
  ...bando,
  data: {
    ...bando.data,
    redazione: 'pubblicato',
    criteri: [{ id: 'dove', tipo: 'territorio', regioni: ['03'] }],
  },
})

async function write<C extends 'aziende' | 'bandi'>(coll: C, ...docs: (C extends 'aziende' ? Azienda : Bando)[]) {
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    for (const doc of docs) {
      const before = await writer.get(coll, doc._id)
      await writer.replace(coll, { ...before!.doc, ...doc }, 'update')
    }
  })
}

async function answerTo(person: Person, domanda: DomandaIncroci): Promise<RispostaIncroci> {
  const { status, body } = await ask(portal, person, ['POST', '/api/incroci'], domanda)
  expect([status, body['error']]).toEqual([200, undefined])
  return body as unknown as RispostaIncroci
}

const MATCHING: Person[] = ['admin', 'gestore', 'gestore2', 'professionista', 'collega', 'professionista2']

/** The world of a browser that holds everything that the person sees. */
async function worldOf(person: Person): Promise<Conosciuto> {
  const all = (await everything(portal.tenant('localhost'))) as Everything
  const seen = <T>(coll: 'aziende' | 'bandi') => [...viewOfAll(people[person], coll, all).values()] as unknown as T[]
  return createConosciuto(kpiAzienda)({
    aziende: { put: seen<Azienda>('aziende'), remove: [] },
    bandi: { put: seen<Bando>('bandi'), remove: [] },
    dati: { oggi: dayInRome() },
  })
}

/** What that browser makes of the question. */
async function judgedHere(person: Person, domanda: DomandaIncroci): Promise<RispostaIncroci> {
  const { verdetti, add, risposta } = createRisposta(await worldOf(person), domanda)
  verdetti.forEach(add)
  return JSON.parse(JSON.stringify(risposta())) as RispostaIncroci
}

describe.each(MATCHING)('%s', (person) => {
  it.each(Object.entries(aziende))('is told of the company %s what its own browser would say', async (_, { _id }) => {
    const overs: Partial<DomandaIncroci>[] = [
      {},
      { q: 'bando 3' },
      { f: { esito: ['da_verificare'] } },
      { f: { chiusi: [] } },
    ]
    for (const over of overs) {
      const domanda: DomandaIncroci = { tab: 'azienda', id: _id, ...over }
      expect(await answerTo(person, domanda)).toEqual(await judgedHere(person, domanda))
    }
  })

  it.each(Object.entries(bandi))('is told of the grant %s what its own browser would say', async (_, { _id }) => {
    for (const over of [{}, { q: 'azienda 1' }, { f: { gestore: [people.gestore._id] } }]) {
      const domanda: DomandaIncroci = { tab: 'bando', id: _id, ...over }
      expect(await answerTo(person, domanda)).toEqual(await judgedHere(person, domanda))
    }
  })

  it('gets no record that is not its own, whatever it asks about', async () => {
    const all = (await everything(portal.tenant('localhost'))) as Everything
    const [ownAziende, ownBandi] = (['aziende', 'bandi'] as const).map((coll) => viewOfAll(people[person], coll, all))
    for (const [tab, records] of [['azienda', aziende] as const, ['bando', bandi] as const]) {
      for (const { _id: id } of Object.values(records)) {
        const { aziende: theirs, bandi: grants, intere } = await answerTo(person, { tab, id, f: { chiusi: [] } })
        for (const one of theirs) expect(one).toEqual(ownAziende!.get(one._id))
        for (const one of grants) expect(one).toEqual(ownBandi!.get(one._id))
        for (const { _id } of intere) expect(ownAziende!.has(_id)).toBe(true)
      }
    }
  })
})

it.each(['editore', 'editore2'] as const)('refuses %s, whose page it is not', async (person) => {
  const { status, body } = await ask(portal, person, ['POST', '/api/incroci'], { tab: 'bando', id: bandi.mio._id })
  expect([status, body['error_code']]).toEqual([403, 'ROLE_REFUSED'])
})

const pairs = ({ righe }: RispostaIncroci) => righe.map(({ aziendaId, bandoId }) => `${aziendaId} ${bandoId}`)

it('answers with what changed since, and without what was taken away', async () => {
  const domanda: DomandaIncroci = { tab: 'bando', id: bandi.comune._id }
  const esiti = async () => (await answerTo('gestore', domanda)).righe.map(({ aziendaId, esito }) => [aziendaId, esito])
  expect(await esiti()).toContainEqual([aziende.mia._id, 'da_verificare'])
  await write('aziende', { ...aziende.mia, sedi: [{ tipo: 'legale', regione: '16' }] })
  expect(await esiti()).toContainEqual([aziende.mia._id, 'non_ammissibile'])
  await write('aziende', { ...aziende.mia, gestoreId: people.gestore2._id })
  expect((await esiti()).map(([id]) => id)).not.toContain(aziende.mia._id)
  expect((await answerTo('gestore2', domanda)).righe.map(({ aziendaId }) => aziendaId)).toContain(aziende.mia._id)
  await write('aziende', { ...aziende.mia, sedi: [] })
  await write('bandi', { ...pubblicato(bandi.comune), data: { ...pubblicato(bandi.comune).data, redazione: 'bozza' } })
  expect((await answerTo('gestore', { tab: 'azienda', id: aziende.delCollega._id })).righe).toHaveLength(1)
})

it.each(MATCHING)('counts for %s as its own browser would', async (person) => {
  const { status, body } = await ask(portal, person, ['POST', '/api/incroci/conteggi'], { tutte: true })
  const noto = await worldOf(person)
  const [own, grants] = [noto.aziende(), noto.bandi()]
  const counted = contaAmmissibili(noto.engine, { aziende: own, bandi: grants, momento: { oggi: dayInRome() } })
  const contati = contatiDi(counted, { aziende: own, bandi: grants, oggi: dayInRome() })
  expect([status, body]).toEqual([200, { ...contati, perAzienda: [...counted.perAzienda] }])
})

it('comes page by page', async () => {
  const domanda: DomandaIncroci = { tab: 'bando', id: bandi.mio._id }
  const whole = await answerTo('admin', domanda)
  const paged: string[] = []
  for (let da = 0; da < whole.totale; da += 2) paged.push(...pairs(await answerTo('admin', { ...domanda, da, n: 2 })))
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
