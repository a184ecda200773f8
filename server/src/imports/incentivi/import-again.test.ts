import { ADMIN, OTHER_TENANT, GESTORE, EDITORE, openImportTenant, unRecord } from './testing/import-tenant.ts'

let tenant: Awaited<ReturnType<typeof openImportTenant>>
beforeEach(async () => {
  tenant = await openImportTenant()
})
afterEach(() => tenant.close())

describe('importing again', () => {
  it('changes nothing when the source is the same', async () => {
    await tenant.run([unRecord()])
    const seq = await tenant.store.seq()
    expect(await tenant.esiti([unRecord()])).toEqual(['identico'])
    expect(await tenant.store.seq()).toBe(seq)
  })

  it('brings a changed record up to date, fields that the source dropped included', async () => {
    await tenant.run([unRecord()])
    expect(await tenant.esiti([unRecord({ Titolo: 'Voucher 2027', Data_chiusura: null })])).toEqual(['aggiornato'])
    const [bando, ...more] = await tenant.stored()
    expect(more).toEqual([])
    expect(bando!.data.titolo).toBe('Voucher 2027')
    expect(bando!.data).not.toHaveProperty('dataChiusura')
    expect(bando!.data.fonte!.raw).toMatchObject({ Titolo: 'Voucher 2027' })
    expect(bando!.versione).toBe(2)
  })

  it('keeps what a person changed, even in a field that is not listed', async () => {
    await tenant.run([unRecord()])
    await tenant.edit((data) => ({ ...data, titolo: 'Corretto a mano', chiusuraAnticipata: '2026-12-01' }))
    expect(await tenant.esiti([unRecord()])).toEqual(['identico'])
    expect(await tenant.esiti([unRecord({ Titolo: 'Altro', Stanziamento_incentivo: '5000' })])).toEqual(['aggiornato'])
    const [bando] = await tenant.stored()
    expect(bando!.data).toMatchObject({
      titolo: 'Corretto a mano',
      chiusuraAnticipata: '2026-12-01',
      stanziamento: 5000,
    })
    expect(bando!.data.fonte!.campiManuali).toEqual(['titolo', 'chiusuraAnticipata'])
  })

  it('keeps the fields that are listed as changed by hand', async () => {
    await tenant.run([unRecord()])
    await tenant.edit((data) => ({ ...data, fonte: { ...data.fonte!, campiManuali: ['data.criteri.0.regioni'] } }))
    await tenant.run([unRecord({ Regioni: ['Lazio'], Soggetto_Concedente: 'Camera di commercio' })])
    const [bando] = await tenant.stored()
    expect(bando!.data.ente).toBe('Camera di commercio')
    expect(bando!.data.criteri![0]).toMatchObject({ regioni: ['03'] })
  })

  it('leaves gestori and state as people set them', async () => {
    await tenant.run([unRecord()])
    await tenant.edit((data) => ({ ...data, gestori: [GESTORE], redazione: 'archiviato' }))
    expect(await tenant.esiti([unRecord()])).toEqual(['identico'])
    await tenant.run([unRecord({ Titolo: 'Nuovo titolo' })])
    expect((await tenant.stored())[0]!.data).toMatchObject({
      gestori: [GESTORE],
      redazione: 'archiviato',
      titolo: 'Nuovo titolo',
    })
  })

  it('takes away the doubts that the source has settled', async () => {
    await tenant.run([unRecord({ Data_apertura: null })])
    await tenant.run([unRecord()])
    expect((await tenant.stored())[0]!.data).toMatchObject({ daControllare: [] })
  })

  it('does not let an editore change another’s grant, but an admin may', async () => {
    await tenant.run([unRecord()])
    const other = await tenant.run([unRecord({ Titolo: 'Mio' })], { by: OTHER_TENANT })
    expect(other.righe[0]).toMatchObject({ esito: 'errore', motivo: expect.stringContaining('altro editore') })
    expect(await tenant.esiti([unRecord({ Titolo: 'Admin' })], { by: ADMIN })).toEqual(['aggiornato'])
    expect((await tenant.stored())[0]).toMatchObject({ createdBy: EDITORE, data: { titolo: 'Admin' } })
  })
})
