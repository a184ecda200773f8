// Taking back what one has just done, and the bin. Writes with an unmodified realm-web, the rest over HTTP.
import { newId, type CollectionName, type ImportReport, type LoggedOperation, type BinEntry } from '@bandiera/domain'
import type { User } from 'realm-web'
import { setClock } from '../../src/clock.ts'
import { ask } from './asking.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { newDocument } from './documents-portal.ts'
import { bytesOf, sendFile } from './send-file.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, docs, fillWorld, people, pratiche, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
  for (const name of Object.keys(users)) delete users[name as Person]
})
afterEach(() => {
  jest.restoreAllMocks()
  return portal.stop()
})

const as = async (person: Person, coll: CollectionName) =>
  collectionOf((users[person] ??= await realmLogin(portal, person)), coll)
const record = (coll: CollectionName, id: string) => portal.tenant('localhost').store.get(coll, id)
const content = async (coll: CollectionName, id: string) => (await record(coll, id))?.doc as unknown as Doc
type Doc = Record<string, unknown>
/** What a write put into the log. */
const logged = async (work: Promise<unknown>) => ((await work) as { operazione: LoggedOperation }).operazione
const set = async (person: Person, coll: CollectionName, _id: string, $set: Doc) =>
  logged((await as(person, coll)).updateOne({ _id }, { $set }))
const undo = async (person: Person | null, ...operazioni: unknown[]) => {
  const { status, body } = await ask(portal, person, ['POST', '/api/annulla'], { operazioni })
  return { status, code: body.error_code, operazione: body.operazione as LoggedOperation, error: body.error }
}
const bin = async (person: Person) => (await ask(portal, person, ['GET', '/api/cestino'])).body.voci as BinEntry[]
const restore = async (person: Person, coll: CollectionName, id: string) => {
  const { status, body } = await ask(portal, person, ['POST', `/api/cestino/${coll}/${id}`])
  return { status, code: body.error_code }
}
/** The clock of the server, later. */
const later = (minutes: number) => {
  const now = Date.now() + minutes * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(now)
  setClock(() => Date.now())
}
const { _id } = aziende.mia

describe('annulla', () => {
  it('puts a changed field back, keeps what others changed in other fields, and can itself be taken back', async () => {
    await set('gestore', 'aziende', _id, { referente: { nome: 'Eva' } })
    const mine = await set('gestore', 'aziende', _id, { telefono: '1', 'referente.nome': 'Ada' })
    await set('professionista', 'aziende', _id, { note: 'di un altro', 'referente.email': 'a@b.it' })
    const { status, operazione } = await undo('gestore', mine)
    expect(status).toBe(200)
    const now = await content('aziende', _id)
    expect(now).toMatchObject({ note: 'di un altro', referente: { nome: 'Eva', email: 'a@b.it' }, versione: 5 })
    expect(now).not.toHaveProperty('telefono')
    await undo('gestore', operazione)
    expect(await content('aziende', _id)).toMatchObject({ telefono: '1', referente: { nome: 'Ada' } })
  })

  it('takes one line of a list back and leaves the lines that others added since', async () => {
    const line = (id: string) => ({ id, voce: id, obbligatoria: true, stato: 'manca' })
    const own = await as('gestore', 'pratiche')
    const add = (person: Person, id: string) =>
      as(person, 'pratiche').then((all) =>
        all.updateOne({ _id: pratiche.mia._id }, { $push: { checklist: line(id) } } as never),
      )
    const mine = await logged(own.updateOne({ _id: pratiche.mia._id }, { $push: { checklist: line('a') } } as never))
    await add('professionista', 'b')
    expect((await undo('gestore', mine)).status).toBe(200)
    expect((await content('pratiche', pratiche.mia._id)).checklist).toMatchObject([line('b')])
  })

  it('takes a bulk change back whole, over several calls too, newest first', async () => {
    const own = await as('gestore', 'aziende')
    const many = await logged(own.updateMany({ gestoreId: people.gestore._id }, { $set: { telefono: '1' } }))
    expect(many.a - many.da).toBe(2)
    const again = await set('gestore', 'aziende', _id, { telefono: '2' })
    expect((await undo('gestore', many, again)).status).toBe(200)
    for (const one of [aziende.mia, aziende.delCollega, aziende.senzaNessuno])
      expect(await content('aziende', one._id)).not.toHaveProperty('telefono')
  })

  it('brings a deleted record back whole, with its audience; a new one goes away again', async () => {
    const before = (await record('pratiche', pratiche.mia._id))!
    const gone = await logged((await as('gestore', 'pratiche')).deleteOne({ _id: pratiche.mia._id }))
    expect(await record('pratiche', pratiche.mia._id)).toBeNull()
    expect((await undo('gestore', gone)).status).toBe(200)
    const after = (await record('pratiche', pratiche.mia._id))!
    expect(after.audience).toEqual(before.audience)
    expect(after.doc).toMatchObject({ ...pratiche.mia, creatoIl: before.doc.creatoIl, versione: 2 })
    expect(await (await as('professionista', 'pratiche')).count({ _id: pratiche.mia._id })).toBe(1)
    const made = await as('gestore', 'docs')
    const inserted = (await made.insertOne({ nome: 'x', clienteId: _id } as never)) as unknown as Doc
    expect((await undo('gestore', inserted.operazione)).status).toBe(200)
    expect(await record('docs', String(inserted.insertedId))).toBeNull()
  })

  it('gives back what a new manager took along: case files and documents follow the company', async () => {
    const moved = await set('admin', 'aziende', _id, { gestoreId: people.gestore2._id })
    expect(await (await as('gestore', 'docs')).count({ _id: docs.mio._id })).toBe(0)
    expect((await undo('admin', moved)).status).toBe(200)
    expect(await (await as('professionista', 'docs')).count({ _id: docs.mio._id })).toBe(1)
    expect(await content('aziende', _id)).toMatchObject({ professionisti: [people.professionista._id] })
  })

  it('is refused when a later write changed the same field, and takes nothing back', async () => {
    const own = await as('gestore', 'aziende')
    const many = await logged(own.updateMany({ gestoreId: people.gestore._id }, { $set: { telefono: '1' } }))
    await set('professionista', 'aziende', _id, { telefono: '2' })
    const { status, code, error } = await undo('gestore', many)
    expect([status, code]).toEqual([409, 'UNDO_CHANGED'])
    expect(error).toBe('Non si può più annullare: nel frattempo qualcuno ha modificato telefono.')
    expect(await own.count({ telefono: '1' })).toBe(2)
  })

  it('takes back each that it can where that is asked for, and names the others with the reason', async () => {
    const { senzaNessuno, delCollega } = aziende
    const many: LoggedOperation[] = []
    for (const one of [aziende.mia, delCollega, senzaNessuno])
      many.push(await set('gestore', 'aziende', one._id, { telefono: '1' }))
    const again = await set('gestore', 'aziende', senzaNessuno._id, { telefono: '3' })
    await set('professionista', 'aziende', _id, { telefono: '2' })
    const most = async (...operazioni: LoggedOperation[]) =>
      (await ask(portal, 'gestore', ['POST', '/api/annulla'], { operazioni, parziale: true })).body
    expect(await most(...many, again)).toMatchObject({
      error_code: 'UNDO_PARTLY',
      error: `Annullato per 3 su 4. Resta com’è: ${aziende.mia.ragioneSociale}: Non si può più annullare: nel frattempo qualcuno ha modificato telefono.`,
    })
    expect(await content('aziende', _id)).toMatchObject({ telefono: '2' })
    for (const one of [delCollega, senzaNessuno])
      expect(await content('aziende', one._id)).not.toHaveProperty('telefono')
    // nothing is left to take back: one reason, and no names of records that others wrote
    expect(await most(many[0]!)).toMatchObject({ error_code: 'UNDO_CHANGED' })
    const theirs = await set('admin', 'aziende', aziende.altra._id, { telefono: '9' })
    const own = await set('gestore', 'aziende', delCollega._id, { telefono: '4' })
    const { error } = await most(own, theirs)
    expect(error).toBe(
      'Annullato per 1 su 2. Resta com’è: un elemento: Si annullano solo le proprie operazioni: chiedi a chi l’ha fatta.',
    )
  })

  it('is whole where all can be taken back, also when a part would do', async () => {
    const many = [
      await set('gestore', 'aziende', _id, { telefono: '1' }),
      await set('gestore', 'aziende', aziende.delCollega._id, { telefono: '1' }),
    ]
    const { body } = await ask(portal, 'gestore', ['POST', '/api/annulla'], { operazioni: many, parziale: true })
    const { da, a } = body.operazione as LoggedOperation
    expect(a - da).toBe(1)
  })

  it('does not delete a new record that another person has worked on', async () => {
    const inserted = (await (
      await as('gestore', 'docs')
    ).insertOne({ nome: 'x', clienteId: _id } as never)) as unknown as Doc
    await set('professionista', 'docs', String(inserted.insertedId), { nome: 'y' })
    expect((await undo('gestore', inserted.operazione)).code).toBe('UNDO_CHANGED')
  })

  it('is for ten minutes', async () => {
    const mine = await set('gestore', 'aziende', _id, { telefono: '1' })
    later(11)
    expect((await undo('gestore', mine)).code).toBe('UNDO_LATE')
    expect(await content('aziende', _id)).toMatchObject({ telefono: '1' })
  })

  it('is for one’s own operations: not another’s, not the system’s, not what has not happened yet', async () => {
    const theirs = await set('admin', 'aziende', _id, { telefono: '1' })
    const end = await portal.tenant('localhost').store.seq()
    for (const range of [
      theirs,
      { da: 1, a: 1 },
      { da: 1, a: end },
      { da: end, a: end + 1 },
      { da: end + 5, a: end + 5 },
    ])
      expect((await undo('gestore', range)).code).toBe('UNDO_FOREIGN')
    expect((await undo(null, theirs)).status).toBe(401)
    for (const wrong of [{ da: 0, a: 1 }, { da: 2, a: 1 }, { da: '1', a: 1 }, { da: { $gt: 0 }, a: 9 }, null])
      expect((await undo('admin', wrong)).code).toBe('RECORD_INVALID')
    expect((await undo('admin', { da: 1, a: 20_000 })).code).toBe('WRITE_TOO_MANY')
  })

  it('is a write like any other: rights that are gone, steps of a case file and history stay', async () => {
    const mine = await set('gestore', 'aziende', _id, { telefono: '1' })
    await set('admin', 'aziende', _id, { gestoreId: people.gestore2._id })
    expect((await undo('gestore', mine)).status).toBeGreaterThanOrEqual(403)
    expect(await content('aziende', _id)).toMatchObject({ telefono: '1' })
    const note = { $push: { note: { autore: people.gestore._id, quando: '2026-03-05', testo: 'x' } } }
    const noted = await logged(
      (await as('gestore', 'pratiche')).updateOne({ _id: pratiche.delCollega._id }, note as never),
    )
    expect((await undo('gestore', noted)).code).toBe('PRATICA_HISTORY')
  })

  it('takes back what an import changed, and no publication: its new grants stay, and nothing is done by half', async () => {
    const grant = (ID_Incentivo: string, Titolo: string) => ({ ID_Incentivo, Titolo, Regioni: ['Lombardia'] })
    const send = async (...records: object[]) =>
      (await ask(portal, 'editore', ['POST', '/api/import/incentivi'], records)).body as unknown as ImportReport
    const first = await send(grant('1', 'Voucher uno'))
    const id = first.righe[0]!.id!
    const second = await send(grant('1', 'Voucher uno, riaperto'))
    expect((await undo('editore2', ...second.operazioni!)).code).toBe('UNDO_FOREIGN')
    expect(await undo('editore', ...second.operazioni!)).toMatchObject({ status: 200 })
    expect(await content('bandi', id)).toMatchObject({ data: { titolo: 'Voucher uno' } })
    const mixed = await send(grant('1', 'Voucher uno, riaperto'), grant('2', 'Voucher due'))
    expect(await undo('editore', ...mixed.operazioni!)).toMatchObject({ status: 409, code: 'BANDO_NOT_DRAFT' })
    expect(await content('bandi', id)).toMatchObject({ data: { titolo: 'Voucher uno, riaperto' } })
    const trial = await ask(portal, 'editore', ['POST', '/api/import/incentivi?prova=1'], [grant('9', 'Nove')])
    expect(trial.body).not.toHaveProperty('operazioni')
  })

  it('takes an upload back: a new document goes away', async () => {
    const id = newId()
    const { body } = await sendFile(portal, `/api/documenti/${id}/file${newDocument()}`, bytesOf.pdf, { as: 'gestore' })
    expect(await record('docs', id)).not.toBeNull()
    expect((await undo('gestore', body.operazione)).status).toBe(200)
    expect(await record('docs', id)).toBeNull()
  })
})

describe('the bin', () => {
  it('gives back nothing once an admin has emptied it, also to the person who deleted it', async () => {
    const gone = await logged((await as('gestore', 'docs')).deleteOne({ _id: docs.mio._id }))
    expect(await bin('gestore')).toMatchObject([{ id: docs.mio._id }])
    expect(await ask(portal, 'admin', ['DELETE', '/api/cestino'])).toEqual({ status: 200, body: { eliminati: 1 } })
    expect([await bin('gestore'), await bin('admin')]).toEqual([[], []])
    expect(await restore('gestore', 'docs', docs.mio._id)).toEqual({ status: 404, code: 'BIN_MISSING' })
    expect(await undo('gestore', gone)).toMatchObject({ status: 404, code: 'BIN_MISSING' })
    // what is deleted from now on is there
    await (await as('gestore', 'docs')).deleteOne({ _id: docs.delCollega._id })
    expect(await bin('gestore')).toMatchObject([{ id: docs.delCollega._id }])
  })

  it('lists a deleted record only to users who could delete it, with name, author and last day', async () => {
    await (await as('gestore', 'docs')).deleteOne({ _id: docs.mio._id })
    const [entry, ...others] = await bin('gestore')
    expect(others).toEqual([])
    expect(entry).toMatchObject({ coll: 'docs', id: docs.mio._id, nome: docs.mio.nome, chi: 'gestore' })
    expect(Date.parse(entry!.scade) - Date.parse(entry!.quando)).toBe(90 * 24 * 3600 * 1000)
    expect(await bin('admin')).toHaveLength(1)
    for (const person of ['professionista', 'collega', 'gestore2', 'editore'] as const)
      expect(await bin(person)).toEqual([])
    expect(await restore('professionista', 'docs', docs.mio._id)).toEqual({ status: 404, code: 'BIN_MISSING' })
    expect(await restore('gestore2', 'docs', docs.mio._id)).toEqual({ status: 404, code: 'BIN_MISSING' })
  })

  it('brings it back once, and tells it in its history', async () => {
    await (await as('editore', 'bandi')).deleteOne({ _id: bandi.mio._id })
    expect(await restore('editore2', 'bandi', bandi.mio._id)).toMatchObject({ code: 'BIN_MISSING' })
    expect((await restore('editore', 'bandi', bandi.mio._id)).status).toBe(200)
    expect(await content('bandi', bandi.mio._id)).toMatchObject(bandi.mio)
    expect(await (await as('gestore', 'bandi')).count({ _id: bandi.mio._id })).toBe(1)
    expect(await restore('editore', 'bandi', bandi.mio._id)).toMatchObject({ code: 'BIN_MISSING' })
    const { body } = await ask(portal, 'editore', ['GET', `/api/cronologia/bandi/${bandi.mio._id}`])
    expect((body.voci as { titolo: string }[]).map(({ titolo }) => titolo)).toEqual([
      'Ripristino',
      'Eliminazione',
      'Creazione',
    ])
  })

  it('brings the company back before what belongs to it, without people who left its manager', async () => {
    await (await as('gestore', 'pratiche')).deleteOne({ _id: pratiche.mia._id })
    await (await as('gestore', 'docs')).deleteOne({ _id: docs.mio._id })
    await (await as('gestore', 'aziende')).deleteOne({ _id })
    expect((await bin('gestore')).map(({ coll }) => coll)).toEqual(['aziende'])
    expect(await restore('admin', 'pratiche', pratiche.mia._id)).toEqual({ status: 409, code: 'BIN_PARENT' })
    await set('admin', 'usr', people.professionista._id, { role: { professionista: { by: people.gestore2._id } } })
    expect((await restore('gestore', 'aziende', _id)).status).toBe(200)
    expect(await content('aziende', _id)).toMatchObject({ ...aziende.mia, professionisti: [] })
    expect((await bin('gestore')).map(({ coll }) => coll)).toEqual(['docs', 'pratiche'])
    expect((await restore('gestore', 'pratiche', pratiche.mia._id)).status).toBe(200)
  })

  it('goes along with a company that changes hands', async () => {
    await (await as('gestore', 'docs')).deleteOne({ _id: docs.mio._id })
    await set('admin', 'aziende', _id, { gestoreId: people.gestore2._id, professionisti: [] })
    expect(await bin('gestore')).toEqual([])
    expect(await bin('gestore2')).toHaveLength(1)
  })

  it('forgets after ninety days, and never shows what was only invisible', async () => {
    await (await as('gestore', 'docs')).deleteOne({ _id: docs.mio._id })
    later(91 * 24 * 60)
    expect(await bin('gestore')).toEqual([])
    expect(await restore('gestore', 'docs', docs.mio._id)).toMatchObject({ code: 'BIN_MISSING' })
    expect(await restore('gestore', 'docs', docs.altro._id)).toMatchObject({ code: 'BIN_MISSING' })
  })
})
