import { carryOut } from '../../src/registry/carry-out.ts'
import { createAlarm, MAILS } from '../../src/registry/usage/alarm.ts'
import { forgetCrashes, heedCrashes } from '../../src/registry/usage/breaker.ts'
import { putRow } from '../../src/registry/rows.ts'
import type { MailContent } from '../../src/mail/render-mail.ts'
import { people, type Person } from '../protocol/world.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'

const HOST = 'localhost'
let portal: ModulesPortal
let mails: MailContent[]
beforeEach(async () => {
  portal = await startWithModules()
  mails = []
  const key = { id: 'prova', team: 'squadra', publicKey: '', modules: [ID], operator: false, addedBy: 'Ada', at: '' }
  const withMail = { ...key, email: 'squadra@bandi.test' }
  await portal.registry.store.transact(null, (tx) => putRow(tx, 'chiave', 'prova', withMail))
  await portal.publish('1.1.0')
  await order({ verb: 'promuovi', id: ID, version: '1.1.0' })
})
afterEach(() => portal.stop())

const order = (command: Parameters<typeof carryOut>[1]['command']) =>
  carryOut(portal.registry, { command, by: 'Ada', why: 'prova' })
const crash = async (person: Person) => {
  const modules = [{ id: ID, version: '1.1.0', failures: [{ kind: 'render' as const, text: 'x is undefined' }] }]
  await heedCrashes(portal.registry, { settings: await portal.settings(HOST), uid: people[person]._id }, modules)
}
/** The alarm of one more server, whose mails stay here. */
async function tell(): Promise<void> {
  const { registry, tenants } = portal
  const post = {
    later: (work: () => Promise<void>) => void work(),
    send: async (_: unknown, words: (sender: { portal: string; address: string }) => MailContent) => {
      mails.push(words({ portal: 'Prova', address: 'https://prova.test' }))
      return true
    },
  }
  const onProblem = (problem: string): never => {
    throw new Error(problem)
  }
  const alarm = createAlarm({ registry, tenants, operatore: HOST, post, onProblem })
  await alarm.look()
  await alarm.close()
}
const bell = async () => {
  const found = []
  for await (const { doc } of portal.tenant(HOST).store.scan('avvisi')) if (doc.tipo === 'registro') found.push(doc)
  return found
}
/** The running server tells as well: one of both is first. */
const rung = async () => {
  await tell()
  await portal.app.close()
  return bell()
}

it('a crash of one person alerts every operator, no one else, and only once for all repeats', async () => {
  await crash('gestore')
  await crash('gestore')
  const rings = await rung()
  expect(rings).toMatchObject([
    {
      usrId: people.admin._id,
      titolo: 'mf-prova 1.1.0 si è fermato presso localhost: decidi tu',
      testo: expect.stringContaining('La sua pagina dice: «x is undefined»'),
    },
  ])
})

it('a withdrawal mails operators and the team of the release, with author and reason', async () => {
  await portal.app.close()
  for (const person of ['gestore', 'professionista', 'admin'] as const) await crash(person)
  await tell()
  expect((await bell()).map(({ titolo }) => titolo)).toContain('mf-prova 1.1.0 non c’è più per localhost')
  const away = mails.filter(({ subject }) => subject.includes('non c’è più'))
  expect(away.map(({ to, action }) => [to.address, action?.url])).toEqual([
    [people.admin.email, 'https://prova.test/registro'],
    ['squadra@bandi.test', undefined],
  ])
  expect(away[0]!.lines.join()).toContain('Deciso da sistema: mf-prova 1.1.0 si è fermato per 3 persone')
  const before = mails.length
  await tell()
  expect(mails).toHaveLength(before)
})

it.each<[string, Parameters<typeof carryOut>[1]['command']]>([
  ['held back', { verb: 'trattieni', id: ID, version: '1.1.0', tenants: [HOST] }],
  ['withdrawn', { verb: 'ritira', releases: [{ id: ID, version: '1.1.0' }] }],
  ['left by going back', { verb: 'annulla', id: ID }],
])('so does a version that an operator takes away: %s', async (_, command) => {
  await portal.app.close()
  await order(command)
  await tell()
  expect(mails.map(({ to }) => to.address)).toEqual([people.admin.email, 'squadra@bandi.test'])
  expect(mails[0]!.lines.join()).toContain('Deciso da Ada: prova')
})

it('mails a limited number of alerts in an hour; notices go on', async () => {
  await portal.app.close()
  for (let n = 0; n < MAILS + 5; n += 1) {
    await order({ verb: 'promuovi', id: ID, version: '1.1.0' })
    await order({ verb: 'trattieni', id: ID, version: '1.1.0', tenants: [HOST] })
  }
  await tell()
  expect(await bell()).toHaveLength(MAILS + 5)
  expect(mails.filter(({ to }) => to.address === people.admin.email)).toHaveLength(MAILS)
})

it('what an operator has decided or seen counts as read for all of them', async () => {
  await crash('gestore')
  await portal.registry.store.transact(null, async (tx) => {
    await forgetCrashes(tx, { tenant: HOST, id: ID, version: '1.1.0' })
    await tx.signal({ type: 'registro', tenants: [], urgent: false })
  })
  await crash('gestore')
  await tell()
  await portal.registry.store.transact(null, async (tx) => {
    await forgetCrashes(tx, { tenant: HOST, id: ID, version: '1.1.0' })
    await tx.signal({ type: 'registro', tenants: [], urgent: false })
  })
  const rings = await rung()
  expect(rings.length).toBeGreaterThan(0)
  expect(rings.filter(({ lettoIl }) => !lettoIl)).toEqual([])
})
