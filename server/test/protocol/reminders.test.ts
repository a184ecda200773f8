import { addDays, dayInRome } from '@bandiera/domain'
import { lookAround, sendReminders } from '../../src/notices/reminders.ts'
import { lettersOf } from './mailbox.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { tenantSettings } from '../settings.ts'
import { fillWorld, people, pratiche } from './world.ts'

let portal: TestPortal
const oggi = dayInRome(new Date())
const tenant = () => portal.tenant('localhost')
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(tenant())
})
afterEach(() => portal.stop())

/** Gives the case file of the gestore's company a deadline, and says to whom it is assigned. */
const due = (days: number, assegnatoA = people.gestore._id) =>
  tenant().documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('pratiche', pratiche.mia._id))!
    await writer.replace('pratiche', { ...doc, assegnatoA, scadenze: [{ tipo: 'invio', data: addDays(oggi, days) }] })
  })
const change = (id: string, over: object) =>
  tenant().documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('usr', id))!
    await writer.replace('usr', { ...doc, ...over })
  })
const send = (day = oggi) => sendReminders(tenant(), portal.app.posta, day)

it('tells who is responsible, once a day, with the way to the case file and to the switch', async () => {
  await due(7)
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  const [letter, ...others] = await lettersOf(portal)
  expect(others).toEqual([])
  expect(letter!.to).toContain(people.gestore.email)
  expect(letter!.subject).toMatch(/Invio della domanda tra 7 giorni/)
  expect(letter!.text).toMatch(/\/pratica\/\S+/)
  // under the line that ends what is read
  expect(letter!.raw.replaceAll('=\r\n', '')).toMatch(/spegni i promemoria nel tuo account: \S+\/account/)
})

it('keeps to the days that the tenant has chosen', async () => {
  await due(7)
  await tenant().documents.transact(null, async (writer) => {
    await writer.replace('settings', tenantSettings({ sogliePreavviso: [8] }))
  })
  expect(await send()).toBe(0)
  await due(9)
  expect(await send(addDays(oggi, 1))).toBe(1)
})

it('writes to no one who does not want it, cannot sign in or does not see the case file', async () => {
  await due(3)
  await change(people.gestore._id, { preferenze: { avvisi: { scadenze: 'mai' } } })
  expect(await send()).toBe(0)
  await change(people.gestore._id, { preferenze: {}, attivo: false })
  await due(5)
  expect(await send(addDays(oggi, 2))).toBe(0)
  // assigned to a person who does not see the company any more
  await due(6, people.gestore2._id)
  expect(await send(addDays(oggi, 3))).toBe(0)
  expect(await lettersOf(portal)).toEqual([])
})

it('waits for seven o’clock in Rome', async () => {
  await due(7)
  const tenants = { list: () => [tenant()] } as never
  const look = (hour: string) =>
    lookAround({
      tenants,
      post: portal.app.posta,
      onProblem: (problem) => {
        throw new Error(problem)
      },
      now: () => new Date(`${oggi}T${hour}:00.000Z`),
    })
  await look('04:30')
  expect(await lettersOf(portal)).toEqual([])
  await look('07:30')
  expect(await lettersOf(portal)).toHaveLength(1)
})

it('writes once a day, also when the clock is set two hours forward or back, over seven o’clock and over midnight', async () => {
  await due(7)
  const domani = addDays(oggi, 1)
  const seen: [day: string, hour: string][] = [
    [oggi, '04:30'],
    // forward, back, and right again
    [oggi, '07:30'],
    [oggi, '04:40'],
    [oggi, '07:10'],
    [oggi, '21:50'],
    [domani, '00:00'],
    [oggi, '22:10'],
  ]
  for (const [day, hour] of seen)
    await lookAround({
      tenants: { list: () => [tenant()] } as never,
      post: portal.app.posta,
      onProblem: (problem) => {
        throw new Error(problem)
      },
      now: () => new Date(`${day}T${hour}:00.000Z`),
    })
  expect(await lettersOf(portal)).toHaveLength(1)
})
