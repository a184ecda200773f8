import { AZIENDA, hex, unaPratica, unAzienda, unDocumento } from '../../test/company-records.ts'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'

let test: TestTenant
beforeEach(async () => (test = await openTestTenant()))
afterEach(() => test.close())
const audienceOf = async (coll: 'aziende' | 'pratiche' | 'docs', id: string) =>
  (await test.store.get(coll, id))?.audience

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
