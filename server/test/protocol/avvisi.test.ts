import { followMatches } from '../../src/services/avvisi/follow-matches.ts'
import { mailAtOnce } from '../../src/services/avvisi/mail-at-once.ts'
import { sendPromemoria } from '../../src/services/promemoria/promemoria.ts'
import { avvisiOf, change, changeBando, fra, OGGI, piccola, put, read, RICAVI, review, unBando } from '../avvisi.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { lettersOf } from './mailbox.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, pratiche, world } from './world.ts'

let portal: TestPortal
const tenant = () => portal.tenant('localhost')
beforeEach(async () => {
  portal = await startPortal({
    fill: async (opened) => {
      await fillWorld(opened)
      await opened.documents.transact(null, async (w) => {
        for (const { _id } of world.avvisi) await w.remove('avvisi', _id)
      })
    },
  })
})
afterEach(() => portal.stop())

const morning = (day = OGGI) => sendPromemoria(tenant(), portal.app.posta, day)
const prefer = (avvisi: object, person: keyof typeof people = 'gestore') =>
  change(tenant(), 'usr', people[person]._id, { preferenze: { avvisi } })
/** Mails to the gestore. */
const letters = async () => (await lettersOf(portal)).filter(({ to }) => to.includes(people.gestore.email))

describe('grants that are about to close', () => {
  it('are told on the days of notice alone, to those who see both, with the companies that they fit', async () => {
    const [week, other] = [unBando({ dataChiusura: fra(7) }), unBando({ dataChiusura: fra(8) })]
    await put(tenant(), week, other)
    await morning()
    const due = { tipo: 'scadenza', bandoId: week._id, giorni: 7, chiude: fra(7), quante: 3 }
    const told = await avvisiOf(tenant(), 'gestore')
    expect(told.filter(({ tipo }) => tipo === 'scadenza')).toMatchObject([due])
    expect(await avvisiOf(tenant(), 'gestore2')).toEqual([])
    await morning()
    await morning(fra(1))
    const later = (await avvisiOf(tenant(), 'gestore')).filter(({ tipo }) => tipo === 'scadenza')
    expect(later).toMatchObject([due, { bandoId: other._id, giorni: 7 }])
  })

  it('are told of a company that they do not fit when its people asked for it', async () => {
    const bando = unBando({ dataChiusura: fra(7), criteri: [RICAVI] })
    const scelte = [{ bandoId: bando._id, avvisami: true }]
    for (const { _id } of [aziende.mia, aziende.delCollega, aziende.senzaNessuno])
      await change(tenant(), 'aziende', _id, piccola)
    await change(tenant(), 'aziende', aziende.mia._id, { scelte })
    await put(tenant(), bando)
    await morning()
    const due = { tipo: 'scadenza', bandoId: bando._id, giorni: 7, aziende: [aziende.mia._id] }
    expect(await avvisiOf(tenant(), 'gestore')).toMatchObject([due])
    expect(await avvisiOf(tenant(), 'professionista')).toMatchObject([due])
    expect(await avvisiOf(tenant(), 'collega')).toEqual([])
  })

  it('keep to the days that the tenant chose, and to who wants to hear of them', async () => {
    await change(tenant(), 'settings', 'localhost', { sogliePreavviso: [5] })
    await prefer({ scadenze: 'mai' }, 'professionista')
    await put(tenant(), unBando({ dataChiusura: fra(7) }), unBando({ dataChiusura: fra(5) }))
    await morning()
    expect(await avvisiOf(tenant(), 'gestore')).toMatchObject([{ giorni: 5 }])
    expect(await avvisiOf(tenant(), 'professionista')).toEqual([])
  })

  it('count from the day before an early closure, and leave out a company that applies already', async () => {
    await put(tenant(), unBando({ dataChiusura: fra(90), chiusuraAnticipata: fra(4) }))
    const bando = unBando({ dataChiusura: fra(3) })
    await put(tenant(), bando)
    await change(tenant(), 'pratiche', pratiche.mia._id, { bandoId: bando._id })
    await morning()
    expect(await avvisiOf(tenant(), 'professionista')).toMatchObject([{ giorni: 3, chiude: fra(3) }])
  })
})

describe('the morning mail', () => {
  it('is one: deadlines of case files, grants that close, then new matches, and what was read stays out', async () => {
    await morning()
    const [novita, letto] = [unBando({ titolo: 'Fondo nuovo' }), unBando({ titolo: 'Già visto' })]
    await put(tenant(), novita, letto, unBando({ titolo: 'Sta per chiudere', dataChiusura: fra(8) }))
    await review(tenant())
    const seen = (await avvisiOf(tenant(), 'gestore')).find(({ bandoId }) => bandoId === letto._id)
    await read(tenant(), seen!._id)
    await change(tenant(), 'pratiche', pratiche.mia._id, { scadenze: [{ tipo: 'invio', data: fra(8) }] })
    await change(tenant(), 'pratiche', pratiche.mia._id, { gestoreId: people.gestore._id })
    await morning(fra(1))
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter!.subject).toMatch(/4 novità per le tue aziende/)
    const text = letter!.text.replaceAll('\r\n', '\n')
    expect(text).toMatch(
      /Invio della domanda[^]*Chiude tra 7 giorni, il 30\/11\/2026: Sta per chiudere[^]*Nuovo incrocio: Fondo nuovo/,
    )
    expect(text).toMatch(/Fondo nuovo \(Azienda 3 Srl, Azienda 2 Srl, Azienda 1 Srl\)/)
    expect(text).not.toMatch(/Già visto/)
  })

  it('says nothing twice, neither of a day before nor of a mail that went out at once', async () => {
    await review(tenant())
    await prefer({ nuoviIncroci: 'subito' })
    await put(tenant(), unBando({ titolo: 'Uno' }), unBando({ titolo: 'Due' }))
    await review(tenant())
    expect(await mailAtOnce(tenant(), portal.app.posta)).toBe(1)
    expect(await mailAtOnce(tenant(), portal.app.posta)).toBe(0)
    await morning()
    await morning(fra(1))
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter!.subject).toMatch(/2 novità/)
  })

  it('names no company and no grant that its reader does not see any more', async () => {
    await morning()
    const [gone, kept] = [unBando({ titolo: 'Tolto' }), unBando({ titolo: 'Rimasto' })]
    await put(tenant(), gone, kept)
    await review(tenant())
    await changeBando(tenant(), gone._id, { gestori: [] })
    await change(tenant(), 'aziende', aziende.delCollega._id, { gestoreId: people.gestore2._id })
    await morning(fra(1))
    const [letter] = await letters()
    expect(letter!.subject).toMatch(/Nuovo incrocio: Rimasto/)
    expect(letter!.text).not.toMatch(/Azienda 2 Srl|Tolto/)
  })

  it('of an import is as long as one reads, and says how much more there is', async () => {
    await morning()
    await put(tenant(), ...Array.from({ length: 40 }, (_, n) => unBando({ titolo: `Bando numero ${n}` })))
    await review(tenant())
    await morning(fra(1))
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter!.text.match(/Nuovo incrocio/g)).toHaveLength(30)
    expect(letter!.text).toMatch(/Altre 10 novità/)
  })
})

describe('who is told', () => {
  it('says itself that it has read, and changes nothing else', async () => {
    await review(tenant())
    await put(tenant(), unBando())
    await review(tenant())
    const [avviso] = await avvisiOf(tenant(), 'gestore')
    const own = collectionOf(await realmLogin(portal, 'gestore'), 'avvisi')
    const lettoIl = `${OGGI}T10:00:00.000Z`
    await own.updateOne({ _id: avviso!._id }, { $set: { lettoIl } })
    expect(await own.findOne({ _id: avviso!._id })).toMatchObject({ lettoIl })
    await expect(own.updateOne({ _id: avviso!._id }, { $set: { quante: 9 } })).rejects.toMatchObject({
      errorCode: 'WRITE_FIELD',
    })
    await expect(own.updateOne({ _id: avviso!._id }, { $set: { lettoIl: 'ieri' } })).rejects.toMatchObject({
      errorCode: 'RECORD_INVALID',
    })
  })

  it('says so of everything at once, and of nobody else’s', async () => {
    await review(tenant())
    await put(tenant(), unBando(), unBando())
    await review(tenant())
    const { token } = await tenant().sessions.start(people.gestore)
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await fetch(`${portal.url}/api/avvisi/letti`, { method: 'POST', headers })
    expect(status).toBe(204)
    expect((await avvisiOf(tenant(), 'gestore')).map(({ lettoIl }) => typeof lettoIl)).toEqual(['string', 'string'])
    expect((await avvisiOf(tenant(), 'collega')).map(({ lettoIl }) => typeof lettoIl)).toEqual([
      'undefined',
      'undefined',
    ])
  })

  it('hears of a grant as soon as it is published, from a server that nobody asks', async () => {
    const heard = () =>
      new Promise<void>((resolve) => {
        const stop = tenant().store.onChange((changes) => {
          if (!changes.some(({ coll }) => coll === 'avvisi')) return
          stop()
          resolve()
        })
      })
    await review(tenant())
    const tenants = { list: () => [tenant()] }
    const onProblem = (problem: string) => {
      throw new Error(problem)
    }
    const stop = followMatches({ tenants, post: portal.app.posta, onProblem, gathers: 0 })
    const told = heard()
    await put(tenant(), unBando({ titolo: 'Appena uscito' }))
    await told
    expect(await avvisiOf(tenant(), 'gestore')).toHaveLength(1)
    await stop()
  })
})
