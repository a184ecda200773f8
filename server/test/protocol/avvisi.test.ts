import { newId } from '@bandiera/domain'
import { followMatches } from '../../src/notices/follow-matches.ts'
import { mailAtOnce } from '../../src/notices/unsent-news.ts'
import { sendReminders } from '../../src/notices/reminders.ts'
import {
  avvisiOf,
  change,
  changeBando,
  asksFor,
  each,
  inDays,
  knowCompanies,
  enoughFields,
  TODAY,
  smallTurnover,
  put,
  stopClockAt,
  TURNOVER,
  review,
  newsOf,
  unBando,
} from '../avvisi.ts'
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
      await knowCompanies(opened)
      await opened.documents.transact(null, async (w) => {
        for (const { _id } of world.avvisi) await w.remove('avvisi', _id)
      })
    },
  })
})
afterEach(() => {
  jest.useRealTimers()
  return portal.stop()
})

const morning = (day = TODAY) => sendReminders(tenant(), portal.app.posta, day)
const prefer = (avvisi: object, person: keyof typeof people = 'gestore') =>
  change(tenant(), 'usr', people[person]._id, { preferenze: { avvisi } })
/** Mails to the gestore. */
const letters = async () => (await lettersOf(portal)).filter(({ to }) => to.includes(people.gestore.email))

const closingFor = async (person: keyof typeof people) => (await newsOf(tenant(), person)).scadenze

describe('grants that are about to close', () => {
  const team = [aziende.mia, aziende.delCollega, aziende.senzaNessuno]

  it('are notified on the days of notice alone, to those who see both, with the companies that they fit', async () => {
    const [week, other] = [unBando({ dataChiusura: inDays(7) }), unBando({ dataChiusura: inDays(8) })]
    await put(tenant(), week, other)
    await morning()
    expect(await closingFor('gestore')).toEqual(each(team, week))
    expect(await avvisiOf(tenant(), 'gestore2')).toEqual([])
    await morning()
    expect(await closingFor('gestore')).toEqual(each(team, week))
    await morning(inDays(1))
    expect(await closingFor('gestore')).toEqual(each(team, week, other))
    const days = (await avvisiOf(tenant(), 'gestore')).flatMap(({ novita }) =>
      novita.map(({ scadenze }) => scadenze?.fino),
    )
    expect(days).toContain(inDays(8))
  })

  it('are in the notice of their minute with new matches', async () => {
    stopClockAt(`${TODAY}T06:00:00Z`)
    await review(tenant())
    await put(tenant(), unBando({ dataChiusura: inDays(7) }))
    await morning()
    const [told, ...others] = await avvisiOf(tenant(), 'professionista')
    expect(others).toEqual([])
    expect(told!.novita).toMatchObject([{ nuovi: { quanti: 1 }, scadenze: { quanti: 1, fino: inDays(7) } }])
  })

  it('are notified for a company that they do not fit, or of which little is known, when its people asked for it', async () => {
    const bando = unBando({ dataChiusura: inDays(7), ...asksFor(TURNOVER) })
    const scelte = [{ bandoId: bando._id, avvisami: true }]
    for (const { _id } of team) await change(tenant(), 'aziende', _id, smallTurnover)
    await change(tenant(), 'aziende', aziende.mia._id, { scelte })
    await change(tenant(), 'aziende', aziende.delCollega._id, { scelte, sedi: [], ateco: [] })
    await put(tenant(), bando)
    await morning()
    expect(await closingFor('gestore')).toEqual(each([aziende.mia, aziende.delCollega], bando))
    expect(await closingFor('professionista')).toEqual(each([aziende.mia], bando))
  })

  it('keep to the days that the tenant chose, and to the people who want them', async () => {
    await change(tenant(), 'settings', 'localhost', { sogliePreavviso: [5] })
    await prefer({ scadenze: 'mai' }, 'professionista')
    const due = unBando({ dataChiusura: inDays(5) })
    await put(tenant(), unBando({ dataChiusura: inDays(7) }), due)
    await morning()
    expect(await closingFor('gestore')).toEqual(each(team, due))
    expect(await avvisiOf(tenant(), 'professionista')).toEqual([])
  })

  it('count from the day before an early closure, and leave out a company that applies already', async () => {
    const early = unBando({ dataChiusura: inDays(90), chiusuraAnticipata: inDays(4) })
    const bando = unBando({ dataChiusura: inDays(3) })
    await put(tenant(), early, bando)
    await change(tenant(), 'pratiche', pratiche.mia._id, { bandoId: bando._id })
    await morning()
    expect(await closingFor('professionista')).toEqual(each([aziende.mia], early))
  })
})

describe('the morning mail', () => {
  it('is one: deadlines of case files, grants that close, then a line for each company, and what was read stays out', async () => {
    stopClockAt(`${TODAY}T06:00:00Z`)
    await morning()
    await put(
      tenant(),
      unBando({ titolo: 'Fondo nuovo' }),
      unBando({ titolo: 'Sta per chiudere', dataChiusura: inDays(8) }),
    )
    await review(tenant())
    const own = collectionOf(await realmLogin(portal, 'gestore'), 'avvisi')
    const [told] = await avvisiOf(tenant(), 'gestore')
    await own.updateOne(
      { _id: told!._id },
      { $set: { [`lette.${aziende.senzaNessuno._id}`]: `${TODAY}T10:00:00.000Z` } },
    )
    await change(tenant(), 'pratiche', pratiche.mia._id, { scadenze: [{ tipo: 'invio', data: inDays(8) }] })
    await change(tenant(), 'pratiche', pratiche.mia._id, { gestoreId: people.gestore._id })
    jest.setSystemTime(Date.parse(`${inDays(1)}T06:00:00Z`))
    await morning(inDays(1))
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter!.subject).toMatch(/4 novità per le tue aziende/)
    const text = letter!.text.replaceAll('\r\n', '\n')
    expect(text).toMatch(
      /Invio della domanda[^]*Chiude tra 7 giorni, il 30\/11\/2026: Sta per chiudere[^]*Azienda 1 Srl: 2 bandi ammissibili/,
    )
    expect(text).toMatch(
      /Azienda 2 Srl: 2 bandi ammissibili \((Fondo nuovo, Sta per chiudere|Sta per chiudere, Fondo nuovo)\)/,
    )
    expect(text).not.toMatch(/Azienda 3 Srl: /)
  })

  it('says nothing twice, neither of a day before nor of a mail that went out at once, also after notices were read', async () => {
    await review(tenant())
    await prefer({ nuoviIncroci: 'subito' })
    await put(tenant(), unBando({ titolo: 'Uno' }), unBando({ titolo: 'Due' }))
    await review(tenant())
    expect(await mailAtOnce(tenant(), portal.app.posta)).toBe(1)
    const own = collectionOf(await realmLogin(portal, 'gestore'), 'avvisi')
    const [told] = await avvisiOf(tenant(), 'gestore')
    await own.updateOne({ _id: told!._id }, { $set: { [`lette.${aziende.mia._id}`]: `${TODAY}T10:00:00.000Z` } })
    expect(await mailAtOnce(tenant(), portal.app.posta)).toBe(0)
    await morning()
    await morning(inDays(1))
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter!.subject).toMatch(/3 novità/)
  })

  it('says what was added in the minute of the mail before it', async () => {
    stopClockAt(`${TODAY}T10:00:00Z`)
    await review(tenant())
    await prefer({ nuoviIncroci: 'subito' }, 'professionista')
    for (const titolo of ['Uno', 'Due']) {
      await put(tenant(), unBando({ titolo }))
      await review(tenant())
      expect(await mailAtOnce(tenant(), portal.app.posta)).toBe(1)
    }
    expect(await avvisiOf(tenant(), 'professionista')).toHaveLength(1)
  })

  it('names no company and no grant that its reader does not see any more', async () => {
    await morning()
    const [gone, kept] = [unBando({ titolo: 'Tolto' }), unBando({ titolo: 'Rimasto' })]
    await put(tenant(), gone, kept)
    await review(tenant())
    await changeBando(tenant(), gone._id, { gestori: [] })
    for (const { _id } of [aziende.delCollega, aziende.senzaNessuno])
      await change(tenant(), 'aziende', _id, { gestoreId: people.gestore2._id })
    await morning(inDays(1))
    const [letter] = await letters()
    expect(letter!.subject).toMatch(/Azienda 1 Srl: 1 bando ammissibile/)
    expect(letter!.text).toMatch(/\(Rimasto\)/)
    expect(letter!.text).not.toMatch(/Azienda [23] Srl|Tolto/)
  })

  it('of an import is as long as one reads, and says how much more there is', async () => {
    await tenant().documents.transact(null, async (w) => {
      for (let n = 0; n < 60; n += 1)
        await w.insert('aziende', { ...aziende.senzaNessuno, ...enoughFields, _id: newId() })
    })
    await morning()
    await put(tenant(), ...Array.from({ length: 40 }, (_, n) => unBando({ titolo: `Bando numero ${n}` })))
    await review(tenant())
    await morning(inDays(1))
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter!.text.match(/40 bandi ammissibili/g)).toHaveLength(30)
    expect(letter!.text).toMatch(/Altre 20 novità/)
    expect(letter!.text).toMatch(/altre 13 aziende/)
    expect(letter!.text).toMatch(/e altri 37 bandi/)
  })
})

const onProblem = (problem: string) => {
  throw new Error(problem)
}

describe('who is notified', () => {
  it('says itself that it has read, and changes nothing else', async () => {
    await review(tenant())
    await put(tenant(), unBando())
    await review(tenant())
    const [avviso] = await avvisiOf(tenant(), 'gestore')
    const own = collectionOf(await realmLogin(portal, 'gestore'), 'avvisi')
    const lettoIl = `${TODAY}T10:00:00.000Z`
    const lette = { [aziende.mia._id]: lettoIl }
    await own.updateOne({ _id: avviso!._id }, { $set: { [`lette.${aziende.mia._id}`]: lettoIl } })
    expect(await own.findOne({ _id: avviso!._id })).toMatchObject({ lette })
    await own.updateOne({ _id: avviso!._id }, { $set: { lettoIl } })
    expect(await own.findOne({ _id: avviso!._id })).toMatchObject({ lettoIl })
    await expect(own.updateOne({ _id: avviso!._id }, { $set: { quante: 9 } })).rejects.toMatchObject({
      errorCode: 'WRITE_FIELD',
    })
    await expect(own.updateOne({ _id: avviso!._id }, { $set: { lettoIl: 'ieri' } })).rejects.toMatchObject({
      errorCode: 'RECORD_INVALID',
    })
  })

  it('says so of everything at once, and of no other person’s', async () => {
    await review(tenant())
    await put(tenant(), unBando(), unBando())
    await review(tenant())
    const { token } = await tenant().sessions.start(people.gestore)
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await fetch(`${portal.url}/api/avvisi/letti`, { method: 'POST', headers })
    expect(status).toBe(204)
    expect((await avvisiOf(tenant(), 'gestore')).map(({ lettoIl }) => typeof lettoIl)).toEqual(['string'])
    expect((await avvisiOf(tenant(), 'collega')).map(({ lettoIl }) => typeof lettoIl)).toEqual(['undefined'])
  })

  it('hears of a grant as soon as it is published, from a server without requests', async () => {
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
    const stop = followMatches({ tenants, post: portal.app.posta, onProblem, gathers: 0 })
    const told = heard()
    await put(tenant(), unBando({ titolo: 'Appena uscito' }))
    await told
    expect(await avvisiOf(tenant(), 'gestore')).toHaveLength(1)
    await stop()
  })
})
