import { GESTORE, GESTORE2, EDITORE, openImportTenant, unRecord } from './testing/import-tenant.ts'

let tenant: Awaited<ReturnType<typeof openImportTenant>>
beforeEach(async () => {
  tenant = await openImportTenant()
})
afterEach(() => tenant.close())

describe('a new grant', () => {
  it('belongs to its author, is seen by every active gestore and keeps the raw record', async () => {
    const report = await tenant.run({ docs: [unRecord()] })
    expect(report).toMatchObject({ totale: 1, nuovi: 1, aggiornati: 0, identici: 0, errori: 0, prova: false })
    const [bando] = await tenant.stored()
    expect(report.righe[0]).toMatchObject({
      riga: 1,
      idEsterno: '10',
      esito: 'nuovo',
      id: bando!._id,
      daControllare: [],
    })
    expect(bando).toMatchObject({
      createdBy: EDITORE,
      data: {
        titolo: 'Voucher digitale',
        redazione: 'pubblicato',
        dataChiusura: '2027-01-31',
        fonte: { nome: 'incentivi.gov.it', idEsterno: '10', raw: unRecord(), importatoIl: '2026-11-21T10:00:00.000Z' },
      },
    })
    expect([...bando!.data.gestori].sort()).toEqual([GESTORE, GESTORE2])
    expect((await tenant.store.get('bandi', bando!._id))!.audience).toContain(`gb:${GESTORE}`)
  })

  it('says what the import was not sure of', async () => {
    await tenant.run([unRecord({ Data_apertura: null })])
    expect((await tenant.stored())[0]!.data).toMatchObject({
      redazione: 'pubblicato',
      daControllare: [{ campo: 'dataApertura' }],
    })
  })

  it('is only announced in a rehearsal', async () => {
    const before = await tenant.store.seq()
    expect(await tenant.run([unRecord(), unRecord({ ID_Incentivo: '' })], { prova: true })).toMatchObject({
      nuovi: 1,
      errori: 1,
      prova: true,
    })
    expect(await tenant.store.seq()).toBe(before)
  })
})

describe('records that are wrong', () => {
  it('are reported one by one and stop no other', async () => {
    const docs = [
      null,
      unRecord({ Titolo: ' ' }),
      unRecord({ ID_Incentivo: null }),
      unRecord({ Regioni: { a: 1 } }),
      unRecord(),
      unRecord(),
      unRecord({ ID_Incentivo: 11 }),
    ]
    const { righe } = await tenant.run(docs)
    expect(righe.map(({ riga, esito, motivo }) => [riga, esito, motivo])).toEqual([
      [1, 'errore', 'Non è un record'],
      [2, 'errore', 'Manca il titolo'],
      [3, 'errore', 'Manca ID_Incentivo'],
      [4, 'errore', 'Il campo Regioni non è leggibile'],
      [5, 'nuovo', undefined],
      [6, 'errore', 'Doppione della riga 5: stesso ID_Incentivo'],
      [7, 'nuovo', undefined],
    ])
    expect(righe[6]!.daControllare).toEqual([
      {
        campo: 'titolo',
        motivo: 'Stesso titolo dell’incentivo 10: forse è un doppione',
        tipo: 'same-title',
        valore: '10',
      },
    ])
    expect(await tenant.stored()).toHaveLength(2)
  })

  it.each([
    ['text that is not JSON', 'ciao', 'non è un file JSON'],
    ['another object', { bandi: [] }, 'manca l’elenco'],
    ['an empty list', { response: { docs: [] } }, 'nessun record'],
    ['a list of something else', [{ codice: '001001' }], 'ID_Incentivo'],
    ['nothing', null, 'manca l’elenco'],
  ])('are a wrong file when it is %s', async (_name, file, reason) => {
    await expect(tenant.run(file)).rejects.toMatchObject({ code: 'IMPORT_FILE', status: 422 })
    await expect(tenant.run(file)).rejects.toThrow(reason)
  })

  it('takes the bytes of a file too, with a byte order mark', async () => {
    expect(await tenant.esiti(Buffer.from(`\uFEFF${JSON.stringify([unRecord()])}`))).toEqual(['nuovo'])
  })

  it('imports more records than one transaction holds', async () => {
    const docs = Array.from({ length: 1100 }, (_, i) => unRecord({ ID_Incentivo: String(i), Titolo: `Bando ${i}` }))
    expect(await tenant.run(docs)).toMatchObject({ totale: 1100, nuovi: 1100, errori: 0 })
    expect(await tenant.stored()).toHaveLength(1100)
  })
})
