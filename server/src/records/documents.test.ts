import type { Azienda, Pratica, Usr } from '@bandiera/domain'
import { AZIENDA, hex, unaPratica, unAzienda } from '../../test/company-records.ts'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { createDocuments } from './documents.ts'

let test: TestTenant
beforeEach(async () => (test = await openTestTenant()))
afterEach(() => test.close())

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
    await expect(wrong).rejects.toMatchObject({ code: 'RECORD_INVALID', args: ['Capitale sociale', expect.anything()] })
    await expect(wrong).rejects.toThrow('Inserisci un importo non negativo')
    const untyped = insert({ ...unAzienda(), professionisti: 'p1' } as unknown as Azienda)
    await expect(untyped).rejects.toThrow('Dati non validi nel campo Professionisti: Input non valido')
    expect(await test.store.seq()).toBe(0)
  })

  it('refuse an _id that is malformed, taken, or of no user', async () => {
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
      args: ['Ruolo', expect.anything()],
    })
    await expect(add(usr(1, { role: {} }))).rejects.toMatchObject({ args: ['Ruolo', expect.anything()] })
    await expect(add(usr(1, { email: 'anna' }))).rejects.toMatchObject({ args: ['E-mail', expect.anything()] })
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
