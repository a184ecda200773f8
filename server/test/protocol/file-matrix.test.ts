// Every person with every document, company and case file of the world: files go in and out by the one rule.
import { aziendaIdOfPratica, newId } from '@bandiera/domain'
import { visibleTo } from '@bandiera/factories/oracle'
import { unzipped } from '../unzipped.ts'
import { newDocument, openFiles, PEOPLE, type Files } from './documents-portal.ts'
import { bytesOf, headersOf } from './send-file.ts'
import { people, type Person, world } from './world.ts'
import { mayDo } from './write-oracle.ts'

let at: Files
beforeAll(async () => {
  at = await openFiles()
  for (const { _id } of world.docs) await at.put(_id, contentOf(_id), 'admin')
  await at.tenant().documents.transact(null, async (writer) => {
    for (const { _id } of world.pratiche) {
      const checklist = documentsFor(_id).map(({ _id: docId }) => ({ ...line, docId }))
      await writer.replace('pratiche', { ...(await writer.get('pratiche', _id))!.doc, checklist })
    }
  })
})
afterAll(() => at.portal.stop())

const line = { voce: 'Visura', obbligatoria: true, stato: 'caricato' as const }
const contentOf = (id: string): Buffer<ArrayBuffer> => Buffer.concat([bytesOf.pdf, Buffer.from(id)])
const documentsFor = (praticaId: string) =>
  world.docs.filter(({ clienteId }) => clienteId === aziendaIdOfPratica(praticaId))
const sees = (person: Person, coll: 'docs' | 'pratiche', record: { _id: string }): boolean =>
  visibleTo(people[person], coll, record, world) !== null

/** An address that `POST` of it answers, as a visitor without any header reads it; the status when there is none. */
async function byAddress(person: Person, url: string): Promise<Buffer | number> {
  const answer = await at.portal.app.inject({ method: 'POST', url, headers: await headersOf(at.portal, person) })
  if (answer.statusCode !== 200) return answer.statusCode
  const { indirizzo } = answer.json() as { indirizzo: string }
  return (await at.portal.app.inject({ url: indirizzo, headers: { host: 'localhost' } })).rawPayload
}

/** Asks later whether nothing was written and no file kept since. */
async function stillness(): Promise<() => Promise<boolean>> {
  const state = async () => JSON.stringify([await at.tenant().store.seq(), await at.kept()])
  const before = await state()
  return async () => (await state()) === before
}

describe.each(PEOPLE)('%s', (person) => {
  it.each(world.docs)('reads the file of $nome and gives its address where it sees the document', async (doc) => {
    const answer = await at.get(doc._id, person)
    const read = answer.statusCode === 200 ? answer.rawPayload : answer.statusCode
    const wanted = sees(person, 'docs', doc) ? contentOf(doc._id) : 404
    expect([read, await byAddress(person, `/api/documenti/${doc._id}/indirizzo`)]).toEqual([wanted, wanted])
  })

  it.each(world.docs)('replaces the file of $nome where it may write the document', async (doc) => {
    const [before, still] = [(await at.stored(doc._id))!, await stillness()]
    const { status } = await at.put(doc._id, contentOf(`${newId()} di ${person}`), person)
    const outcome = [status, (await at.stored(doc._id))?.caricatoDa, await still()]
    const allowed = mayDo(people[person], { operation: 'update', coll: 'docs', record: doc }, world)
    const refused = [sees(person, 'docs', doc) ? 403 : 404, before.caricatoDa, true]
    expect(outcome).toEqual(allowed ? [200, people[person]._id, false] : refused)
    const { versione: _any, ...content } = before
    await at.tenant().documents.transact(null, (writer) => writer.replace('docs', content))
  })

  it.each(world.aziende)('brings a new document to $ragioneSociale where it works', async (azienda) => {
    const [_id, still] = [newId(), await stillness()]
    const { status } = await at.put(_id, contentOf(_id), person, newDocument(azienda))
    const outcome = [status, (await at.stored(_id))?.caricatoDa, await still()]
    const record = { _id, clienteId: azienda._id, nome: 'visura.pdf' }
    const allowed = mayDo(people[person], { operation: 'insert', coll: 'docs', record }, world)
    expect(outcome).toEqual(allowed ? [200, people[person]._id, false] : [403, undefined, true])
  })

  it.each(world.pratiche)(
    'gets the folder of $titolo where it sees it, with the documents it sees',
    async (pratica) => {
      const url = `/api/pratiche/${pratica._id}/fascicolo`
      const answer = await at.portal.app.inject({ url, headers: await headersOf(at.portal, person) })
      const whole = [answer.statusCode === 200 ? answer.rawPayload : answer.statusCode, await byAddress(person, url)]
      const documents = documentsFor(pratica._id).filter((doc) => sees(person, 'docs', doc))
      const files = ['indice.html', ...documents.map(({ nome }, n) => `documenti/0${n + 1} - ${nome}`)]
      const wanted = sees(person, 'pratiche', pratica) ? files.sort() : 404
      expect(whole.map((one) => (typeof one === 'number' ? one : [...unzipped(one).keys()].sort()))).toEqual([
        wanted,
        wanted,
      ])
    },
  )
})
