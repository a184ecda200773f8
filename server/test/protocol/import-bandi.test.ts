// What becomes of imported grants, by role: who holds and publishes them, who settles questions, who takes an import back.
import { QUESTION_KINDS } from '@bandiera/domain'
import { unRecord } from '../../src/imports/incentivi/testing/import-tenant.ts'
import { ask } from './asking.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { doubtful, importing } from './importing.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { bandi, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterEach(() => portal.stop())

const { importa, stored, seenBy, set, settle } = importing(() => portal)

describe('a held grant', () => {
  it('is seen by its editore and the admin alone, and is refused while a grave question is open', async () => {
    const { righe } = await importa('editore', [doubtful()])
    const id = righe[0]!.id!
    for (const person of ['editore', 'admin'] as const) expect(await seenBy(person, id)).not.toBeNull()
    for (const person of ['editore2', 'gestore', 'gestore2', 'professionista'] as const)
      expect(await seenBy(person, id)).toBeNull()
    await expect(set('editore', id, { redazione: 'pubblicato' })).rejects.toMatchObject({
      errorCode: 'BANDO_INCOMPLETE',
      error: expect.stringContaining('restano domande aperte'),
    })
  })

  it('goes to the gestori that were chosen with one click, once its grave questions are settled', async () => {
    const { righe } = await importa('editore', [doubtful()], { gestori: [people.gestore2._id] })
    const id = righe[0]!.id!
    await settle('editore', id)
    await set('editore', id, { redazione: 'pubblicato' })
    const { data } = await stored(id)
    expect(data).toMatchObject({
      redazione: 'pubblicato',
      gestori: [people.gestore2._id],
      pubblicatoDa: people.editore._id,
    })
    expect(data.fonte).not.toHaveProperty('gestori')
    expect(await seenBy('gestore2', id)).not.toBeNull()
    expect(await seenBy('gestore', id)).toBeNull()
  })
})

describe('a settled question', () => {
  it('is not asked again by later imports, while a new one is and a stale one goes', async () => {
    const id = (await importa('editore', [doubtful({ Data_apertura: null })])).righe[0]!.id!
    await settle('editore', id, (motivo) => motivo.includes('apertura'))
    expect(await importa('editore', [doubtful({ Data_apertura: null })])).toMatchObject({ identici: 1 })
    await importa('editore', [doubtful({ Data_apertura: null, Tipologia_Soggetto: null, Titolo: 'Altro' })])
    expect((await stored(id)).data.daControllare!.map(({ campo }) => campo)).toEqual([
      'dataApertura',
      'criteri.tipoSoggetto',
    ])
    await importa('editore', [doubtful({ Titolo: 'Altro' })])
    expect((await stored(id)).data.daControllare).toEqual([])
  })

  it('is asked again after an undo, and after the source said something else in between', async () => {
    const id = (await importa('editore', [doubtful()])).righe[0]!.id!
    const { operazione } = (await settle('editore', id)) as unknown as { operazione: object }
    await ask(portal, 'editore', ['POST', '/api/annulla'], { operazioni: [operazione] })
    expect((await stored(id)).data).toMatchObject({
      daControllare: [{ campo: 'criteri.dimensione' }],
    })
    await settle('editore', id)
    await importa('editore', [doubtful({ Dimensioni: ['Microimpresa'] })])
    await importa('editore', [doubtful()])
    expect((await stored(id)).data.daControllare).toMatchObject([{ campo: 'criteri.dimensione' }])
  })
})

it('a field that a person changes is that person’s, with the day; put back, it is the source’s again', async () => {
  const id = (await importa('editore', [unRecord()])).righe[0]!.id!
  await set('editore', id, { dataChiusura: '2027-03-31' })
  const { fonte } = (await stored(id)).data
  expect(fonte).toMatchObject({
    campiManuali: ['dataChiusura'],
    cambiatiIl: { dataChiusura: expect.stringMatching(/^20/) },
  })
  await importa('editore', [unRecord({ Data_chiusura: '2027-06-30T00:00:00' })])
  expect((await stored(id)).data.dataChiusura).toBe('2027-03-31')
})

describe('a new reading', () => {
  /** A grant whose early closing an earlier reader made up. */
  const madeUp = async (): Promise<string> => {
    const id = (await importa('editore', [unRecord()])).righe[0]!.id!
    const tenant = portal.tenant('localhost')
    const { mark } = await import('../../src/imports/incentivi/marks.ts')
    await tenant.documents.transact(people.editore._id, async (w) => {
      const bando = (await w.get('bandi', id))!.doc
      const { lettore: _none, ...fonte } = bando.data.fonte as Record<string, unknown>
      const impronte = { ...(fonte.impronte as object), chiusuraAnticipata: mark('2026-12-01') }
      const data = { ...bando.data, chiusuraAnticipata: '2026-12-01', fonte: { ...fonte, impronte } as never }
      await w.replace('bandi', { ...bando, data })
    })
    return id
  }
  const reread = (person: Person) => ask(portal, person, ['POST', '/api/import/incentivi/rilettura'])

  it('of what an earlier reader made up is proposed and not written', async () => {
    const id = await madeUp()
    expect((await reread('editore')).body).toMatchObject({ letti: 1, aggiornati: 1 })
    const { data } = await stored(id)
    expect(data.chiusuraAnticipata).toBe('2026-12-01')
    expect(data.daControllare).toMatchObject([
      { campo: 'dataChiusura', tipo: QUESTION_KINDS.riletto, proposta: { chiusuraAnticipata: null } },
    ])
    expect((await reread('editore')).body).toMatchObject({ aggiornati: 0 })
    expect(await importa('editore', [unRecord()])).toMatchObject({ identici: 1 })
  })

  it('that is taken stays the source’s', async () => {
    const id = await madeUp()
    await reread('editore')
    const clients = collectionOf(await realmLogin(portal, 'editore'), 'bandi')
    const take = { $set: { 'data.daControllare': [] }, $unset: { 'data.chiusuraAnticipata': '' } }
    await clients.updateOne({ _id: id }, take as never)
    expect((await stored(id)).data.fonte!.campiManuali).toEqual([])
    expect((await reread('editore')).body).toMatchObject({ aggiornati: 0 })
  })

  it('that is refused leaves the value to the person for good', async () => {
    const id = await madeUp()
    await reread('editore')
    await settle('editore', id)
    expect((await reread('editore')).body).toMatchObject({ aggiornati: 0 })
    expect((await stored(id)).data).toMatchObject({
      chiusuraAnticipata: '2026-12-01',
      fonte: { campiManuali: ['chiusuraAnticipata'] },
    })
  })

  it('reads an editore’s own grants, and all of them for an admin', async () => {
    await madeUp()
    expect((await reread('editore2')).body).toMatchObject({ letti: 0 })
    expect((await reread('admin')).body).toMatchObject({ letti: 1, aggiornati: 1 })
  })
})

describe('a grant that a person typed', () => {
  const { mio } = bandi
  const twin = () =>
    doubtful({ Dimensioni: ['Microimpresa'], Titolo: mio.data.titolo.toUpperCase(), Stanziamento_incentivo: '5000' })

  it('is offered to be joined to its own editore and to an admin, not to another editore', async () => {
    expect((await importa('editore', [twin()], {}, true)).righe[0]!.forse).toEqual([
      { id: mio._id, titolo: mio.data.titolo },
    ])
    expect((await importa('admin', [twin()], {}, true)).righe[0]!.forse).toHaveLength(1)
    expect((await importa('editore2', [twin()], {}, true)).righe[0]).not.toHaveProperty('forse')
    expect((await importa('editore', [twin()], { separati: ['10'] }, true)).righe[0]).not.toHaveProperty('forse')
  })

  it('keeps what was typed when it is joined, gets what was empty, and follows the source from then on', async () => {
    const { righe } = await importa('editore', [twin()], { uniti: { '10': mio._id } })
    expect(righe[0]).toMatchObject({
      esito: 'aggiornato',
      id: mio._id,
      restano: expect.arrayContaining([
        { etichetta: 'Titolo', prima: mio.data.titolo, dopo: mio.data.titolo.toUpperCase() },
      ]),
    })
    const { data } = await stored(mio._id)
    expect(data).toMatchObject({ titolo: mio.data.titolo, stanziamento: 5000, gestori: mio.data.gestori })
    expect(data.fonte).toMatchObject({ idEsterno: '10', campiManuali: expect.arrayContaining(['titolo']) })
    await importa('editore', [{ ...twin(), Titolo: 'Nuovo', Stanziamento_incentivo: '6000' }])
    expect((await stored(mio._id)).data).toMatchObject({ titolo: mio.data.titolo, stanziamento: 6000 })
  })

  it('is joined only by people who may write it', async () => {
    for (const id of [mio._id, 'f'.repeat(24)]) {
      const { righe } = await importa('editore2', [twin()], { uniti: { '10': id } })
      expect(righe[0]).toMatchObject({ esito: 'errore' })
    }
    expect((await stored(mio._id)).data.fonte).toBeUndefined()
  })
})

describe('a grant that the source dropped', () => {
  const many = Array.from({ length: 11 }, (_, n) => unRecord({ ID_Incentivo: String(n), Titolo: `Bando ${n}` }))
  const whole = (docs: object[]) => ({ response: { numFound: docs.length, docs } })

  it('is asked about, never deleted, when the file is the whole catalogue; and no more when it is back', async () => {
    await importa('editore', many)
    const file = whole(many.slice(1))
    expect((await importa('editore', file, {}, true)).spariti).toEqual([{ id: expect.any(String), titolo: 'Bando 0' }])
    const { spariti } = await importa('editore', file)
    expect((await stored(spariti![0]!.id)).data.daControllare).toMatchObject([{ tipo: QUESTION_KINDS.sparito }])
    expect((await importa('editore', file)).spariti).toEqual([])
    await importa('editore', whole(many))
    expect((await stored(spariti![0]!.id)).data.daControllare).toEqual([])
  })

  it.each([
    ['the file has few of the stored ones', whole(many.slice(5)), {}],
    ['the file does not count itself', many.slice(1), {}],
    ['the person says that it is not whole', whole(many.slice(1)), { completo: false }],
  ])('is not asked about when %s', async (_why, file, opzioni) => {
    await importa('editore', many)
    expect(await importa('editore', file, opzioni, true)).toMatchObject({ completo: false, spariti: [] })
  })

  it('is asked about whenever the person says that the file is whole, of one’s own grants only', async () => {
    await importa('editore', many)
    expect((await importa('editore', many.slice(5), { completo: true }, true)).spariti).toHaveLength(5)
    expect((await importa('editore2', many.slice(5), { completo: true }, true)).spariti).toEqual([])
  })
})

it('refuses options that make no sense, and names them', async () => {
  const wrong = { opzioni: { gestori: [] }, dati: [unRecord()] }
  expect(await ask(portal, 'editore', ['POST', '/api/import/incentivi'], wrong)).toMatchObject({
    status: 422,
    body: { error_code: 'IMPORT_OPTIONS', error: expect.stringContaining('Scegli almeno un gestore') },
  })
  const unknown = { opzioni: { tutto: true }, dati: [unRecord()] }
  expect((await ask(portal, 'editore', ['POST', '/api/import/incentivi'], unknown)).status).toBe(422)
})
