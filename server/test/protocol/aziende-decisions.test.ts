// What people decide about a company and a grant: signed by the server, merged line by line. Unmodified realm-web.
import type { Azienda, Decision } from '@bandiera/domain'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
  for (const name of Object.keys(users)) delete users[name as Person]
})
afterEach(() => portal.stop())

const { _id } = aziende.mia
const forged = { da: 'nobody', quando: '2001-01-01T00:00:00.000Z' }
const stored = async () => (await portal.tenant('localhost').store.get('aziende', _id))!.doc as Azienda
const decide = async (who: Person, scelte: Decision[], base?: number) => {
  const aziende = collectionOf((users[who] ??= await realmLogin(portal, who)), 'aziende')
  const set = { scelte, ...(base === undefined ? {} : { versione: base }) }
  return aziende.updateOne({ _id }, { $set: set } as never)
}
const no = (motivo: 'tempi_stretti' | 'importo_basso'): Decision => ({
  bandoId: 'b1',
  nonInteressa: { motivo, ...forged },
})
const answer = (criterioId: string, valore: 'si' | 'no'): Decision => ({
  bandoId: 'b1',
  risposte: [{ criterioId, valore, ...forged }],
})

it('says who decided and when, over what the client says', async () => {
  const before = new Date().toISOString()
  await decide('professionista', [{ ...no('tempi_stretti'), ...answer('rete', 'si') }])
  const [{ nonInteressa, risposte }] = (await stored()).scelte as [Decision]
  for (const one of [nonInteressa!, risposte![0]!]) {
    expect(one.da).toBe(people.professionista._id)
    expect(one.quando >= before).toBe(true)
  }
})

it('keeps the signature of another person’s decision, and signs a new one', async () => {
  await decide('professionista', [no('tempi_stretti'), { bandoId: 'b2', avvisami: true }])
  await decide('gestore', [no('tempi_stretti')])
  expect((await stored()).scelte?.[0]?.nonInteressa?.da).toBe(people.professionista._id)
  await decide('gestore', [no('importo_basso')])
  expect((await stored()).scelte?.[0]?.nonInteressa).toMatchObject({ motivo: 'importo_basso', da: people.gestore._id })
})

it('lets two people decide at once, about two grants and about two criteria of one', async () => {
  await decide('gestore', [answer('rete', 'si')], 1)
  await decide('professionista', [answer('sede', 'no'), { bandoId: 'b2', avvisami: true }], 1)
  const { scelte } = await stored()
  expect(scelte?.map(({ bandoId }) => bandoId).sort()).toEqual(['b1', 'b2'])
  const given = scelte?.find(({ bandoId }) => bandoId === 'b1')?.risposte
  expect(given?.map(({ criterioId, da }) => [criterioId, da])).toEqual(
    expect.arrayContaining([
      ['rete', people.gestore._id],
      ['sede', people.professionista._id],
    ]),
  )
})

it('refuses what could contradict itself, and another reason without words', async () => {
  const refused = { errorCode: 'RECORD_INVALID' }
  await expect(decide('gestore', [no('tempi_stretti'), no('importo_basso')])).rejects.toMatchObject(refused)
  const twice = { bandoId: 'b1', risposte: [...answer('rete', 'si').risposte!, ...answer('rete', 'no').risposte!] }
  await expect(decide('gestore', [twice])).rejects.toMatchObject(refused)
  const wordless: Decision = { bandoId: 'b1', nonInteressa: { motivo: 'altro_motivo', ...forged } }
  await expect(decide('gestore', [wordless])).rejects.toMatchObject({
    error: expect.stringMatching(/Scrivi il motivo/),
  })
})

it('is closed to users who may not edit the company', async () => {
  for (const who of ['gestore2', 'collega', 'editore'] as const)
    expect((await decide(who, [no('tempi_stretti')])).matchedCount).toBe(0)
  expect((await stored()).scelte).toBeUndefined()
})
