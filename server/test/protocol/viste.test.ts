// Views that several people see: who makes, renames, overwrites and deletes them, and who sees which. Unmodified realm-web.
import { MOST_VISTE, newId, type Vista } from '@bandiera/domain'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, type Person, viste } from './world.ts'

let portal: TestPortal
const users = new Map<Person, User>()
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
  for (const person of Object.keys(people) as Person[]) users.set(person, await realmLogin(portal, person))
})
afterAll(() => portal.stop())

const as = (person: Person) => collectionOf(users.get(person)!, 'viste')
const stored = async (_id: string) => (await portal.tenant('localhost').store.get('viste', _id))?.doc

const view = (gestore?: Person, more: Partial<Vista> = {}): Vista => ({
  _id: newId(),
  schermo: 'bandi',
  pagina: '/bandi',
  nome: 'In chiusura',
  query: 'ord=chiusura',
  ...(gestore && { gestoreId: people[gestore]._id }),
  ...more,
})

it.each<[Person, (keyof typeof viste)[]]>([
  ['admin', ['diTutti']],
  ['editore', ['diTutti']],
  ['gestore', ['delGestore', 'diTutti']],
  ['professionista', ['delGestore', 'diTutti']],
  ['collega', ['delGestore', 'diTutti']],
  ['gestore2', ['delGestore2', 'diTutti']],
  ['professionista2', ['delGestore2', 'diTutti']],
])('%s sees %j', async (person, names) => {
  const found = (await as(person).find()).map(({ _id }) => _id as unknown as string)
  expect(found.sort()).toEqual(names.map((name) => viste[name]._id).sort())
})

describe.each<[Person, Person | undefined]>([
  ['admin', undefined],
  ['gestore', 'gestore'],
])('%s, who has a scope of its own', (person, gestore) => {
  it('makes a view, renames it, overwrites it, makes it the default and deletes it', async () => {
    const made = view(gestore)
    const { _id } = made
    await as(person).insertOne(made)
    await as(person).updateOne({ _id }, { $set: { nome: 'Chiudono' } })
    await as(person).updateOne({ _id }, { $set: { query: 'q=a', colonne: { ente: true }, larghezze: { ente: 90 } } })
    await as(person).updateOne({ _id }, { $set: { predefinita: true } })
    expect(await stored(_id)).toMatchObject({
      nome: 'Chiudono',
      query: 'q=a',
      colonne: { ente: true },
      predefinita: true,
    })
    await as(person).deleteOne({ _id })
    expect(await stored(_id)).toBeUndefined()
  })

  it('has one view of a name in a list, whatever its capitals', async () => {
    const [one, other, elsewhere] = [
      view(gestore),
      view(gestore, { nome: 'IN CHIUSURA' }),
      view(gestore, { schermo: 'istituti' }),
    ]
    await as(person).insertOne(one)
    await as(person).insertOne(elsewhere)
    await expect(as(person).insertOne(other)).rejects.toMatchObject({ errorCode: 'VISTA_NAME' })
    await as(person).insertOne({ ...other, nome: 'Altra' })
    const renaming = as(person).updateOne({ _id: other._id }, { $set: { nome: 'in chiusura' } })
    await expect(renaming).rejects.toMatchObject({ errorCode: 'VISTA_NAME' })
    for (const { _id } of [one, other, elsewhere]) await as(person).deleteOne({ _id })
  })
})

it.each<[Person, Person | undefined, string]>([
  ['admin', 'gestore', 'WRITE_OWNER'],
  ['gestore', undefined, 'WRITE_OWNER'],
  ['gestore', 'gestore2', 'WRITE_OWNER'],
  ['editore', undefined, 'WRITE_ROLE'],
  ['editore', 'gestore', 'WRITE_ROLE'],
  ['professionista', undefined, 'WRITE_ROLE'],
  ['professionista', 'gestore', 'WRITE_ROLE'],
  ['professionista', 'professionista', 'WRITE_ROLE'],
])('%s makes no view of %s', async (person, gestore, errorCode) => {
  const made = view(gestore, { nome: newId() })
  await expect(as(person).insertOne(made)).rejects.toMatchObject({ errorCode })
  expect(await stored(made._id)).toBeUndefined()
})

it.each<[Person, keyof typeof viste]>([
  ['admin', 'delGestore'],
  ['editore', 'diTutti'],
  ['editore', 'delGestore'],
  ['gestore', 'diTutti'],
  ['gestore', 'delGestore2'],
  ['professionista', 'diTutti'],
  ['professionista', 'delGestore'],
])('%s neither changes nor deletes %s', async (person, name) => {
  const { _id } = viste[name]
  const before = await stored(_id)
  for (const change of [{ nome: 'Mia' }, { query: 'q=x' }, { predefinita: true }, { gestoreId: people[person]._id }])
    await as(person)
      .updateOne({ _id }, { $set: change })
      .catch(() => null)
  await as(person)
    .updateOne({ _id }, { $unset: { gestoreId: '' } })
    .catch(() => null)
  await as(person)
    .deleteOne({ _id })
    .catch(() => null)
  expect(await stored(_id)).toEqual(before)
})

it('does not pass from a gestore to everybody or to another gestore', async () => {
  const { _id } = viste.delGestore
  for (const change of [{ $unset: { gestoreId: '' } }, { $set: { gestoreId: people.gestore2._id } }])
    await expect(as('gestore').updateOne({ _id }, change)).rejects.toMatchObject({ errorCode: 'WRITE_OWNER' })
  const given = as('admin').updateOne({ _id: viste.diTutti._id }, { $set: { gestoreId: people.gestore._id } })
  await expect(given).rejects.toMatchObject({ errorCode: 'WRITE_OWNER' })
})

it('is one of a hundred in its list and scope', async () => {
  const many = Array.from({ length: MOST_VISTE }, (_, n) => view('gestore', { schermo: 'molte', nome: `Vista ${n}` }))
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    for (const one of many) await writer.insert('viste', one)
  })
  const more = as('gestore').insertOne(view('gestore', { schermo: 'molte' }))
  await expect(more).rejects.toMatchObject({ errorCode: 'VISTA_MANY' })
  await as('admin').insertOne(view(undefined, { schermo: 'molte' }))
})

it('is read again by whom the manager of a professionista changes for', async () => {
  const given = { ...people.collega, role: { professionista: { by: people.gestore2._id } } }
  await portal.tenant('localhost').documents.transact(null, (writer) => writer.replace('usr', given))
  const found = (await as('collega').find()).map(({ _id }) => _id as unknown as string)
  expect(found).toContain(viste.delGestore2._id)
  expect(found).not.toContain(viste.delGestore._id)
})
