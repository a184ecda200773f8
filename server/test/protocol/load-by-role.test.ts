import type { CollectionName } from '@bandiera/domain'
// Specification section 6, sentence by sentence, in the words of the world's records; `visibility.test.ts` tries all of it
// against an oracle.
import type { Person } from './world.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { feeding, pulled } from './feeding.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { avvisi, aziende, bandi, docs, fillWorld, istituti, people, pratiche, viste, world } from './world.ts'

const named: Record<CollectionName, Record<string, { _id: string }>> = {
  avvisi,
  aziende,
  bandi,
  docs,
  istituti,
  pratiche,
  settings: { localhost: world.settings[0]! },
  usr: people,
  viste,
}

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
})
afterAll(() => portal.stop())

/** Names of what a person's page loads of a collection, in order of the alphabet; the same by pull and by `find`. */
async function loaded(person: Person, coll: CollectionName): Promise<string[]> {
  const { token } = await portal.tenant('localhost').sessions.start(people[person])
  const { entries } = await pulled(portal, token, { colls: [coll] })
  const ids = entries.map((entry) => (entry.o === 'u' ? entry.d._id : ''))
  const found = await collectionOf(await realmLogin(portal, person), coll).find()
  expect(found.map(({ _id }) => _id).sort()).toEqual(ids.sort())
  return Object.entries(named[coll])
    .filter(([, { _id }]) => ids.includes(_id))
    .map(([name]) => name)
    .sort()
}
const all = (coll: CollectionName): string[] => Object.keys(named[coll]).sort()

describe('an admin', () => {
  it.each(['pratiche', 'aziende', 'bandi', 'istituti', 'usr'] as const)('loads all records of %s', async (coll) => {
    expect(await loaded('admin', coll)).toEqual(all(coll))
  })

  it('loads its own notices, and none of those of others', async () => {
    expect(await loaded('admin', 'avvisi')).toEqual(['dellAdmin'])
    expect(await loaded('gestore', 'avvisi')).toEqual(['mio'])
    expect(await loaded('editore', 'avvisi')).toEqual([])
  })

  it('loads the views of all, and none of those of a gestore', async () => {
    expect(await loaded('admin', 'viste')).toEqual(['diTutti'])
  })

  it('loads the documents of all companies', async () => {
    expect(await loaded('admin', 'docs')).toEqual(all('docs'))
  })
})

describe('an editore', () => {
  it('loads the calls it created, with any managers, and no others', async () => {
    expect(await loaded('editore', 'bandi')).toEqual(['altro', 'mio'])
    expect(await loaded('editore2', 'bandi')).toEqual(['comune', 'diNessuno'])
  })

  it('loads the institutes it created and no others', async () => {
    expect(await loaded('editore', 'istituti')).toEqual(['mio'])
    expect(await loaded('editore2', 'istituti')).toEqual(['altro', 'diNessuno'])
  })

  it('loads the users', async () => {
    expect(await loaded('editore', 'usr')).toEqual(all('usr'))
  })

  it.each(['aziende', 'pratiche', 'docs'] as const)('loads nothing of %s, not even by its e-mail', async (coll) => {
    expect(await loaded('editore', coll)).toEqual([])
  })

  it('follows calls, institutes and users live', async () => {
    const feed = await feeding(portal, 'editore')
    await portal.tenant('localhost').documents.transact(null, async (writer) => {
      for (const [coll, { _id }] of [
        ['bandi', bandi.mio],
        ['bandi', bandi.comune],
        ['istituti', istituti.mio],
        ['istituti', istituti.altro],
        ['usr', people.collega],
        ['aziende', aziende.mia],
      ] as const) {
        const { doc } = (await writer.get(coll, _id))!
        await writer.replace(coll, { ...doc, photo: '/immagini/nuova.jpg' } as never, 'update')
      }
    })
    const message = await feed.next()
    const told = 'ch' in message ? message.ch.map(({ c }) => c).sort() : []
    feed.socket.disconnect()
    expect(told).toEqual(['bandi', 'istituti', 'usr'])
  })
})

describe('a professionista', () => {
  it('loads the companies where it is listed', async () => {
    expect(await loaded('professionista', 'aziende')).toEqual(['mia'])
    expect(await loaded('professionista2', 'aziende')).toEqual(['altra'])
  })

  it('loads the calls whose managers include the manager it works for', async () => {
    expect(await loaded('professionista', 'bandi')).toEqual(['comune', 'mio'])
    expect(await loaded('professionista2', 'bandi')).toEqual(['altro', 'comune'])
  })

  it('loads the institutes of its manager', async () => {
    expect(await loaded('professionista', 'istituti')).toEqual(['mio'])
    expect(await loaded('professionista2', 'istituti')).toEqual(['altro'])
  })

  it('loads the case files and documents of its companies', async () => {
    expect(await loaded('professionista', 'pratiche')).toEqual(['mia'])
    expect(await loaded('professionista', 'docs')).toEqual(['mio'])
  })

  it('loads the case file whose extra is its e-mail, and its company besides, without its documents', async () => {
    expect(await loaded('collega', 'pratiche')).toEqual(['condivisaCollega', 'delCollega'])
    expect(await loaded('collega', 'aziende')).toEqual(['delCollega', 'estranea'])
    expect(await loaded('collega', 'docs')).toEqual(['delCollega'])
  })
})

describe('a gestore', () => {
  it('loads the companies whose gestoreId it is, and those that its case files refer to', async () => {
    expect(await loaded('gestore', 'aziende')).toEqual(['delCollega', 'estranea', 'mia', 'senzaNessuno'])
    expect(await loaded('gestore2', 'aziende')).toEqual(['altra', 'estranea'])
  })

  it('loads the calls that list it among the managers', async () => {
    expect(await loaded('gestore', 'bandi')).toEqual(['comune', 'mio'])
  })

  it('loads the institutes that list it among the managers', async () => {
    expect(await loaded('gestore', 'istituti')).toEqual(['mio'])
  })

  it('loads the case files of its companies and the one whose extra is its e-mail', async () => {
    expect(await loaded('gestore', 'pratiche')).toEqual(['condivisa', 'delCollega', 'mia'])
    expect(await loaded('gestore2', 'pratiche')).toEqual(['altra', 'condivisa', 'condivisaCollega', 'perEditore'])
  })

  it('loads the documents of its companies, not those of a company it only sees through extra', async () => {
    expect(await loaded('gestore', 'docs')).toEqual(['delCollega', 'mio'])
  })
})

it('extra names its user in small or capital letters, with blanks around them or not', async () => {
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('pratiche', pratiche.altra._id))!
    await writer.replace('pratiche', { ...doc, extra: ` ${people.professionista.email.toUpperCase()}` }, 'update')
  })
  expect(await loaded('professionista', 'pratiche')).toEqual(['altra', 'mia'])
})

it('gestore and professionista follow the calls and institutes of their manager live, and no others', async () => {
  for (const person of ['gestore', 'professionista'] as const) {
    const feed = await feeding(portal, person)
    await portal.tenant('localhost').documents.transact(null, async (writer) => {
      for (const coll of ['bandi', 'istituti'] as const)
        for (const { _id } of world[coll]) {
          const { doc } = (await writer.get(coll, _id))!
          await writer.replace(coll, { ...doc, vistaDa: person } as never, 'update')
        }
    })
    const message = await feed.next()
    feed.socket.disconnect()
    const told = 'ch' in message ? message.ch.map((entry) => (entry.o === 'u' ? entry.d._id : entry.id)).sort() : []
    expect(told).toEqual([bandi.mio._id, bandi.comune._id, istituti.mio._id].sort())
  }
})
