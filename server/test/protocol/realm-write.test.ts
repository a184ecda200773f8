import { newId, newPraticaId } from '@bandiera/domain'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, docs, fillWorld, people, pratiche, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
  for (const name of Object.keys(users)) delete users[name as Person]
})
afterEach(() => portal.stop())

const as = async (person: Person, coll: string) =>
  collectionOf((users[person] ??= await realmLogin(portal, person)), coll)
const stored = async (coll: 'aziende' | 'bandi' | 'usr' | 'docs' | 'pratiche', id: string) =>
  (await portal.tenant('localhost').store.get(coll, id))?.doc as Record<string, unknown> | undefined
const expectRefusal = (work: Promise<unknown>, errorCode: string): Promise<void> =>
  expect(work).rejects.toMatchObject({ errorCode, error: expect.stringMatching(/\S/) })
const fresh = { ragioneSociale: 'Nuova Srl', professionisti: [] as string[], gestoreId: people.gestore._id }

describe('inserting', () => {
  it('gives an id, signs the owner and stamps the record', async () => {
    const { insertedId } = await (
      await as('editore', 'bandi')
    ).insertOne({
      createdBy: people.editore2._id,
      data: { titolo: 'Mio', gestori: [] },
    } as never)
    expect(await stored('bandi', String(insertedId))).toMatchObject({
      createdBy: people.editore._id,
      aggiornatoDa: people.editore._id,
      versione: 1,
    })
  })

  it('is refused for another gestore, a wrong role and an invalid record, and stores nothing', async () => {
    const before = await portal.tenant('localhost').store.seq()
    const own = await as('gestore', 'aziende')
    await expectRefusal(own.insertOne({ ...fresh, gestoreId: people.gestore2._id } as never), 'WRITE_OWNER')
    await expectRefusal(own.insertOne({ ...fresh, ragioneSociale: '' } as never), 'RECORD_INVALID')
    await expectRefusal((await as('editore', 'aziende')).insertOne(fresh as never), 'WRITE_ROLE')
    await expectRefusal(
      (await as('professionista', 'usr')).insertOne({ ...people.gestore, _id: newId() }),
      'WRITE_ROLE',
    )
    expect(await portal.tenant('localhost').store.seq()).toBe(before)
  })

  describe('the same record again, because the answer was lost', () => {
    const again = { ...fresh, _id: newId(), sedi: [{ tipo: 'legale', provincia: '016', comune: '016091' }] }
    const draft = {
      _id: newId(),
      createdBy: '',
      data: { titolo: 'Due volte', redazione: 'bozza', gestori: [people.gestore._id] },
    }
    const pratica = {
      _id: newPraticaId(aziende.mia._id),
      tipo: 'consulenza',
      titolo: 'Due volte',
      stato: 'bozza',
      storico: [],
      note: [],
      checklist: [{ id: newId(), voce: 'Visura', obbligatoria: true, stato: 'manca' }],
    }

    it.each([
      ['aziende', 'gestore', again],
      ['bandi', 'editore', draft],
      ['pratiche', 'gestore', pratica],
    ] as const)('is answered as done by the same person and stored once: %s', async (coll, person, doc) => {
      const { store } = portal.tenant('localhost')
      const own = await as(person, coll)
      const first = await own.insertOne(doc as never)
      const before = await store.seq()
      const second = await own.insertOne(doc as never)
      expect(second).toEqual({ ...first })
      expect(await store.seq()).toBe(before)
      expect(await stored(coll, doc._id)).toMatchObject({ versione: 1 })
    })

    it('is answered as done when the record has since been changed, which stays changed', async () => {
      const own = await as('gestore', 'aziende')
      await own.insertOne(again as never)
      await own.updateOne({ _id: again._id }, { $set: { ragioneSociale: 'Cambiata Srl' } })
      await expect(own.insertOne(again as never)).resolves.toMatchObject({ insertedId: again._id })
      expect(await stored('aziende', again._id)).toMatchObject({ ragioneSociale: 'Cambiata Srl', versione: 2 })
    })

    const line = { id: 'r1', tipo: 'invio', data: '2027-01-31', testo: 'Riga', importo: 5, regime: 'deMinimis', esl: 5 }
    const step = { da: 'bozza', a: 'verifica_requisiti', quando: '', chi: '' }
    it.each([
      ['pratiche', 'scadenze', {}, {}],
      ['pratiche', 'checklist', { voce: 'DURC', obbligatoria: true, stato: 'manca' }, {}],
      ['pratiche', 'attivita', {}, {}],
      ['pratiche', 'note', { autore: '', quando: '' }, {}],
      ['pratiche', 'erogazioni', { tipo: 'saldo' }, {}],
      ['pratiche', 'storico', step, { $set: { stato: 'verifica_requisiti' } }],
      ['aziende', 'aiuti', { dataConcessione: '2026-01-31' }, {}],
    ])('adds a line of %s.%s once that says that it is not there yet', async (coll, list, more, patch) => {
      const own = await as('gestore', coll)
      const doc = coll === 'pratiche' ? pratica : again
      await own.insertOne(doc as never)
      const add = () =>
        own.updateOne({ _id: doc._id, [`${list}.id`]: { $ne: 'r1' } } as never, {
          ...patch,
          $push: { [list]: { ...line, ...more } },
        })
      expect(await add()).toMatchObject({ matchedCount: 1 })
      expect(await add()).toMatchObject({ matchedCount: 0 })
      const found = (await own.findOne({ _id: doc._id, [`${list}.id`]: 'r1' } as never)) as Record<string, unknown>
      expect((found[list] as object[]).filter((one) => 'id' in one && one.id === 'r1')).toHaveLength(1)
    })

    it.each([
      ['another person', 'admin', {}],
      ['another content', 'gestore', { ragioneSociale: 'Altra Srl' }],
      ['a field more', 'gestore', { telefono: '035123456' }],
      ['a field less', 'gestore', { sedi: undefined }],
    ] as const)('is refused from %s', async (_who, person, other) => {
      await (await as('gestore', 'aziende')).insertOne(again as never)
      const twice = JSON.parse(JSON.stringify({ ...again, ...other }))
      await expectRefusal((await as(person, 'aziende')).insertOne(twice as never), 'RECORD_EXISTS')
      expect(await stored('aziende', again._id)).toMatchObject({ ragioneSociale: 'Nuova Srl', versione: 1 })
    })
  })

  it('of many is all or nothing', async () => {
    const own = await as('gestore', 'aziende')
    const { insertedIds } = await own.insertMany([fresh, { ...fresh, ragioneSociale: 'Altra Srl' }] as never)
    expect(insertedIds).toHaveLength(2)
    const foreign = { ...fresh, gestoreId: people.gestore2._id }
    await expectRefusal(own.insertMany([{ ...fresh, ragioneSociale: 'Mai' }, foreign] as never), 'WRITE_OWNER')
    expect(await own.count({ ragioneSociale: 'Mai' })).toBe(0)
  })

  it('keeps an own document out of a company that is only readable', async () => {
    const doc = { nome: 'x.pdf', clienteId: aziende.estranea._id }
    await expectRefusal((await as('gestore', 'docs')).insertOne(doc as never), 'WRITE_OWNER')
    await expect(
      (await as('professionista', 'docs')).insertOne({ ...doc, clienteId: aziende.mia._id } as never),
    ).resolves.toMatchObject({ insertedId: expect.stringMatching(/^[0-9a-f]{24}$/) })
  })

  it('of text that looks like an operator or reaches a prototype is refused', async () => {
    const own = await as('gestore', 'aziende')
    await expectRefusal(own.insertOne({ ...fresh, note: { $where: 'x' } } as never), 'QUERY_OPERATOR')
    await expectRefusal(own.insertOne({ ...fresh, constructor: { x: 1 } } as never), 'VALUE_NAME')
  })
})

describe('updating', () => {
  it('applies each allowed operator to the stored record', async () => {
    const own = await as('gestore', 'aziende')
    const query = { _id: aziende.mia._id }
    const update = {
      $set: { 'referente.nome': 'Anna', telefono: '02 1' },
      $push: { tag: { $each: ['a', 'b'] } },
      $inc: { capitaleSociale: 10 },
    }
    expect(await own.updateOne(query, update)).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
    const again = { $addToSet: { tag: 'a' }, $max: { capitaleSociale: 5 } }
    expect(await own.updateOne(query, again)).toEqual({ matchedCount: 1, modifiedCount: 0 })
    await own.updateOne(query, { $pull: { tag: 'a' }, $unset: { telefono: '' }, $min: { capitaleSociale: 3 } })
    const saved = await stored('aziende', aziende.mia._id)
    expect(saved).toMatchObject({ referente: { nome: 'Anna' }, tag: ['b'], capitaleSociale: 3, versione: 3 })
    expect(saved).not.toHaveProperty('telefono')
  })

  it.each([
    [{ $rename: { ragioneSociale: 'nome' } }, 'RECORD_INVALID'],
    [{ $set: { 'sedi.$[x].cap': '1' } }, 'UPDATE_INVALID'],
    [{ $set: { 'tag.1000000000': 'x' } }, 'UPDATE_INVALID'],
    [{ $set: { 'constructor.x': 1 } }, 'VALUE_NAME'],
    [{ $set: { _id: 'x' } }, 'WRITE_ID'],
    [{ ragioneSociale: 'x' }, 'UPDATE_INVALID'],
    [{}, 'UPDATE_INVALID'],
    [{ $set: { telefono: { $where: 'x' } } }, 'QUERY_OPERATOR'],
    [{ $push: { tag: { $each: ['a'], $sort: 1 } } }, 'QUERY_OPERATOR'],
    [{ $pull: { tag: { $regex: '(a+)+$' } } }, 'QUERY_OPERATOR'],
    [{ $set: { ragioneSociale: '' } }, 'RECORD_INVALID'],
    [{ $set: { gestoreId: people.gestore2._id } }, 'WRITE_FIELD'],
  ])('with %j is refused', async (update, code) => {
    const query = { _id: aziende.mia._id }
    await expectRefusal((await as('gestore', 'aziende')).updateOne(query, update as never), code)
    expect(await stored('aziende', aziende.mia._id)).toMatchObject({ versione: 1 })
  })

  it('does not touch, count or name what the user does not see', async () => {
    const own = await as('gestore', 'aziende')
    const patch = { $set: { telefono: '1' } }
    expect(await own.updateOne({ _id: aziende.altra._id }, patch)).toEqual({ matchedCount: 0, modifiedCount: 0 })
    expect(await own.deleteOne({ _id: aziende.altra._id })).toEqual({ deletedCount: 0 })
    expect(await stored('aziende', aziende.altra._id)).toMatchObject({ versione: 1 })
  })

  it('is refused on what the user may only read', async () => {
    const change = { $set: { telefono: '1' } }
    await expectRefusal(
      (await as('gestore', 'aziende')).updateOne({ _id: aziende.estranea._id }, change),
      'WRITE_OWNER',
    )
    await expectRefusal(
      (await as('gestore', 'pratiche')).updateOne({ _id: pratiche.condivisa._id }, change),
      'WRITE_OWNER',
    )
    await expectRefusal((await as('gestore', 'bandi')).updateOne({ _id: bandi.mio._id }, change), 'WRITE_ROLE')
    const name = { $set: { name: 'x' } }
    await expectRefusal((await as('editore', 'usr')).updateOne({ _id: people.gestore._id }, name), 'WRITE_OWNER')
    await expectRefusal((await as('professionista', 'usr')).updateOne({ _id: people.gestore._id }, name), 'WRITE_OWNER')
  })

  it('of many is all or nothing', async () => {
    const own = await as('gestore', 'aziende')
    await expectRefusal(own.updateMany({}, { $set: { telefono: '1' } }), 'WRITE_OWNER')
    expect(await own.count({ telefono: '1' })).toBe(0)
    const mine = { gestoreId: people.gestore._id }
    expect(await own.updateMany(mine, { $set: { telefono: '1' } })).toMatchObject({ matchedCount: 3, modifiedCount: 3 })
  })

  it('gives no one a role, nor moves a document to a foreign company', async () => {
    const me = { _id: people.gestore._id }
    const own = await as('gestore', 'usr')
    await expectRefusal(own.updateOne(me, { $set: { role: { admin: true } } }), 'WRITE_FIELD')
    await expectRefusal(own.updateOne(me, { $set: { 'role.admin': true } }), 'RECORD_INVALID')
    const foreign = { $set: { clienteId: aziende.altra._id } }
    await expectRefusal((await as('gestore', 'docs')).updateOne({ _id: docs.mio._id }, foreign), 'WRITE_OWNER')
    await expectRefusal(
      (await as('admin', 'usr')).updateOne(me, { $set: { role: { gestore: true, admin: true } } }),
      'RECORD_INVALID',
    )
  })

  it('upserts inside the user’s rights only', async () => {
    const own = await as('gestore', 'aziende')
    const patch = { $set: { ragioneSociale: 'Da upsert', professionisti: [] } }
    const query = { partitaIva: '01114601006', gestoreId: people.gestore._id }
    const answer = await own.updateOne(query, patch, { upsert: true })
    expect(answer).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedId: expect.any(String) })
    expect(await stored('aziende', String(answer.upsertedId))).toMatchObject({ ...query, ragioneSociale: 'Da upsert' })
    const foreign = { ...query, gestoreId: people.gestore2._id, partitaIva: '00743110157' }
    await expectRefusal(own.updateOne(foreign, patch, { upsert: true }), 'WRITE_OWNER')
  })
})

describe('finding and changing one', () => {
  it('gives the record before or after, as asked', async () => {
    const own = await as('gestore', 'aziende')
    const shape = { projection: { telefono: 1, _id: 0 } }
    const query = { _id: aziende.mia._id }
    expect(await own.findOneAndUpdate(query, { $set: { telefono: '1' } }, shape)).toEqual({})
    const after = { ...shape, returnNewDocument: true }
    expect(await own.findOneAndUpdate(query, { $set: { telefono: '2' } }, after)).toEqual({ telefono: '2' })
    expect(await own.findOneAndUpdate({ _id: 'x' }, { $set: { telefono: '3' } })).toBeNull()
  })

  it('replaces the whole record but not its identity or its stamps', async () => {
    const own = await as('gestore', 'aziende')
    const query = { _id: aziende.mia._id }
    await own.findOneAndReplace(query, fresh as never)
    const saved = await stored('aziende', aziende.mia._id)
    expect(saved).toMatchObject({ ...fresh, versione: 2, creatoIl: expect.any(String) })
    await expectRefusal(own.findOneAndReplace(query, { ...fresh, _id: newId() }), 'WRITE_ID')
    await expectRefusal(own.findOneAndReplace(query, { ...fresh, versione: 1 } as never), 'RECORD_CHANGED')
  })

  it('deletes with findOneAndDelete, which realm-web sends as a replacement by nothing', async () => {
    const own = await as('gestore', 'aziende')
    await expectRefusal((await as('professionista', 'docs')).findOneAndDelete({ _id: docs.mio._id }), 'WRITE_ROLE')
    const sort = { sort: { ragioneSociale: -1 as const } }
    const gone = await own.findOneAndDelete({ gestoreId: people.gestore._id }, sort)
    expect(gone).toMatchObject({ _id: aziende.senzaNessuno._id })
    expect(await stored('aziende', aziende.senzaNessuno._id)).toBeUndefined()
  })
})

describe('deleting', () => {
  it('of many is all or nothing and counts', async () => {
    const own = await as('gestore', 'pratiche')
    await expectRefusal(own.deleteMany({}), 'WRITE_OWNER')
    expect(await own.count()).toBe(3)
    const mine = { _id: { $in: [pratiche.mia._id, pratiche.delCollega._id] } }
    expect(await own.deleteMany(mine)).toMatchObject({ deletedCount: 2 })
    expect(await own.count()).toBe(1)
  })
})
