import type { Azienda, Documento, Pratica, Usr } from '@bandiera/domain'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { createDocuments } from './documents.ts'

const hex = (n: number): string => n.toString(16).padStart(24, '0')
const AZIENDA = hex(1)
const unAzienda = (over: Partial<Azienda> = {}): Azienda => ({
  _id: AZIENDA,
  gestoreId: hex(100),
  professionisti: [],
  ragioneSociale: 'Rossi Srl',
  ...over,
})
const unaPratica = (n: number, over: Partial<Pratica> = {}): Pratica => ({
  _id: `${hex(n)}-${AZIENDA}`,
  tipo: 'bando',
  titolo: 'Pratica',
  stato: 'bozza',
  ...over,
})
const unDocumento = (n: number): Documento => ({ _id: hex(n), clienteId: AZIENDA, nome: 'visura.pdf' })

let test: TestTenant
beforeEach(async () => (test = await openTestTenant()))
afterEach(() => test.close())
const audienceOf = async (coll: 'aziende' | 'pratiche' | 'docs', id: string) =>
  (await test.store.get(coll, id))?.audience

describe('stamps', () => {
  const at = (iso: string) => createDocuments(test.store, () => new Date(iso))

  it('are the server’s: a client can forge neither author nor instants', async () => {
    const forged = { creatoIl: '1999', aggiornatoIl: '1999', aggiornatoDa: 'someone', versione: 77 }
    await at('2026-11-21T10:00:00Z').transact('u1', (w) => w.insert('aziende', unAzienda(forged)))
    const created = { creatoIl: '2026-11-21T10:00:00.000Z', aggiornatoIl: '2026-11-21T10:00:00.000Z' }
    expect((await test.store.get('aziende', AZIENDA))?.doc).toMatchObject({
      ...created,
      aggiornatoDa: 'u1',
      versione: 1,
    })
    const next = unAzienda({ ragioneSociale: 'Nuova', creatoIl: '1999' })
    await at('2026-11-22T10:00:00Z').transact('u2', (w) => w.replace('aziende', next, 'update'))
    expect((await test.store.get('aziende', AZIENDA))?.doc).toEqual({
      ...unAzienda({ ragioneSociale: 'Nuova' }),
      creatoIl: created.creatoIl,
      aggiornatoIl: '2026-11-22T10:00:00.000Z',
      aggiornatoDa: 'u2',
      versione: 2,
    })
    expect((await test.store.changesSince(0, 9)).map(({ op, by }) => [op, by])).toEqual([
      ['insert', 'u1'],
      ['update', 'u2'],
    ])
  })

  it('stop a change made on an old version', async () => {
    await test.documents.transact(null, (w) => w.insert('aziende', unAzienda()))
    await test.documents.transact(null, (w) => w.replace('aziende', unAzienda({ versione: 1 })))
    const stale = test.documents.transact(null, (w) => w.replace('aziende', unAzienda({ versione: 1 })))
    await expect(stale).rejects.toMatchObject({ code: 'RECORD_CHANGED' })
  })
})

describe('checks', () => {
  const insert = (doc: Azienda) => test.documents.transact(null, (w) => w.insert('aziende', doc))

  it('name the field and the reason in Italian', async () => {
    const wrong = insert(unAzienda({ capitaleSociale: -1 }))
    await expect(wrong).rejects.toMatchObject({ code: 'RECORD_INVALID', args: ['capitaleSociale', expect.anything()] })
    await expect(wrong).rejects.toThrow('Inserisci un importo non negativo')
    const untyped = insert({ ...unAzienda(), professionisti: 'p1' } as unknown as Azienda)
    await expect(untyped).rejects.toThrow('Dati non validi nel campo professionisti: Input non valido')
    expect(await test.store.seq()).toBe(0)
  })

  it('refuse an _id that is not one, is taken, or is nobody’s', async () => {
    await expect(insert(unAzienda({ _id: 'con-trattino' }))).rejects.toMatchObject({ args: ['_id', expect.anything()] })
    await insert(unAzienda())
    await expect(insert(unAzienda())).rejects.toMatchObject({ code: 'RECORD_EXISTS' })
    const missing = { code: 'RECORD_MISSING' }
    const other = unAzienda({ _id: hex(2) })
    await expect(test.documents.transact(null, (w) => w.replace('aziende', other))).rejects.toMatchObject(missing)
    await expect(test.documents.transact(null, (w) => w.remove('aziende', hex(2)))).rejects.toMatchObject(missing)
  })

  it('keep unknown fields and the order of keys', async () => {
    await insert({ ...unAzienda(), zeta: 1, alfa: { b: 1, a: 2 } } as Azienda)
    const text = JSON.stringify((await test.store.get('aziende', AZIENDA))?.doc)
    expect(text).toContain('"zeta":1,"alfa":{"b":1,"a":2}')
  })

  it('allow one role per user and one user per e-mail', async () => {
    const usr = (n: number, over: Partial<Usr> = {}): Usr => ({
      _id: hex(n),
      name: 'Anna',
      email: ' Anna@Demo.test',
      role: { gestore: true },
      ...over,
    })
    const add = (doc: Usr) => test.documents.transact(null, (w) => w.insert('usr', doc))
    await expect(add(usr(1, { role: { gestore: true, admin: true } }))).rejects.toMatchObject({
      args: ['role', expect.anything()],
    })
    await expect(add(usr(1, { role: {} }))).rejects.toMatchObject({ args: ['role', expect.anything()] })
    await expect(add(usr(1, { email: 'anna' }))).rejects.toMatchObject({ args: ['email', expect.anything()] })
    await add(usr(1))
    expect((await test.store.get('usr', hex(1)))?.doc.email).toBe('anna@demo.test')
    await expect(add(usr(2, { email: 'ANNA@demo.test' }))).rejects.toMatchObject({ code: 'RECORD_EXISTS' })
  })

  it('allow a codice fiscale once per manager', async () => {
    const codiceFiscale = '01234567897'
    await insert(unAzienda({ codiceFiscale }))
    await insert(unAzienda({ _id: hex(2), codiceFiscale, gestoreId: hex(200) }))
    const twice = insert(unAzienda({ _id: hex(3), codiceFiscale }))
    await expect(twice).rejects.toMatchObject({ code: 'RECORD_EXISTS', args: ['codice fiscale'] })
  })

  it('allow one open case file per company and grant', async () => {
    const add = (doc: Pratica) => test.documents.transact(null, (w) => w.insert('pratiche', doc))
    await add(unaPratica(1, { bandoId: hex(50), stato: 'respinta' }))
    await add(unaPratica(2, { bandoId: hex(50) }))
    await add(unaPratica(3, { bandoId: hex(51) }))
    await expect(add(unaPratica(4, { bandoId: hex(50) }))).rejects.toMatchObject({ code: 'PRATICA_OPEN' })
  })

  it('refuse a case file whose field names another company than its _id', async () => {
    const wrong = { ...unaPratica(1), aziendaId: hex(9) } as Pratica
    const add = test.documents.transact(null, (w) => w.insert('pratiche', wrong))
    await expect(add).rejects.toMatchObject({ args: ['aziendaId', expect.anything()] })
  })
})

describe('audiences', () => {
  beforeEach(() =>
    test.documents.transact(null, async (w) => {
      await w.insert('aziende', unAzienda({ professionisti: [hex(101)] }))
      await w.insert('pratiche', unaPratica(10))
      await w.insert('pratiche', unaPratica(11, { extra: 'Fuori@Studio.test' }))
      await w.insert('docs', unDocumento(20))
    }),
  )
  const team = ['adm', `g:${hex(100)}`, `p:${hex(101)}`]

  it('of case files and documents follow their company; extra opens the case file and the company', async () => {
    expect(await audienceOf('pratiche', unaPratica(10)._id)).toEqual(team)
    expect(await audienceOf('docs', hex(20))).toEqual(team)
    const withExtra = [...team, 'm:fuori@studio.test'].sort()
    expect(await audienceOf('pratiche', unaPratica(11)._id)).toEqual(withExtra)
    expect(await audienceOf('aziende', AZIENDA)).toEqual(withExtra)
  })

  it('move with the company to another manager in the same transaction', async () => {
    const before = await test.store.seq()
    const moved = unAzienda({ gestoreId: hex(200) })
    await test.documents.transact('u1', (w) => w.replace('aziende', moved))
    expect(await audienceOf('pratiche', unaPratica(10)._id)).toEqual(['adm', `g:${hex(200)}`])
    expect(await audienceOf('docs', hex(20))).toEqual(['adm', `g:${hex(200)}`])
    const changes = await test.store.changesSince(before, 99)
    expect(changes.map(({ coll }) => coll).sort()).toEqual(['aziende', 'docs', 'pratiche', 'pratiche'])
  })

  it('of dependents are left alone by changes that share nothing', async () => {
    const before = await test.store.seq()
    const renamed = unAzienda({ professionisti: [hex(101)], ragioneSociale: 'Altro nome' })
    await test.documents.transact(null, (w) => w.replace('aziende', renamed))
    expect(await test.store.seq()).toBe(before + 1)
  })

  it('of the company lose an e-mail when its last case file changes or goes', async () => {
    await test.documents.transact(null, (w) => w.replace('pratiche', unaPratica(11)))
    expect(await audienceOf('aziende', AZIENDA)).toEqual(team)
    await test.documents.transact(null, (w) => w.replace('pratiche', unaPratica(11, { extra: 'x@y.it' })))
    expect(await audienceOf('aziende', AZIENDA)).toContain('m:x@y.it')
    await test.documents.transact(null, (w) => w.remove('pratiche', unaPratica(11)._id))
    expect(await audienceOf('aziende', AZIENDA)).toEqual(team)
  })

  it('of what a deleted company leaves behind shrink to the admin', async () => {
    await test.documents.transact(null, (w) => w.remove('aziende', AZIENDA))
    expect(await audienceOf('pratiche', unaPratica(10)._id)).toEqual(['adm'])
    expect(await audienceOf('docs', hex(20))).toEqual(['adm'])
  })
})
