import { GESTORE, GESTORE2, openImportTenant, SUSPENDED, unRecord } from './testing/import-tenant.ts'

let tenant: Awaited<ReturnType<typeof openImportTenant>>
beforeEach(async () => {
  tenant = await openImportTenant()
})
afterEach(() => tenant.close())

describe('a new grant with a question about', () => {
  it.each([
    ['its closing', { Data_chiusura: '2027-99-99' }],
    ['its territory', { Regioni: ['Lombardia', 'Padania'] }],
    ['its activity', { Codici_ATECO: 'imprese del turismo' }],
    ['the sizes', { Dimensioni: null }],
    ['its beneficiaries', { Tipologia_Soggetto: null }],
  ])('%s waits in revision, and no gestore gets it', async (_what, fields) => {
    const report = await tenant.run([unRecord(fields)])
    const [bando] = await tenant.stored()
    expect(report.righe[0]).toMatchObject({ esito: 'nuovo', redazione: 'in_revisione' })
    expect(bando!.data).toMatchObject({
      redazione: 'in_revisione',
      gestori: [],
      fonte: { gestori: [GESTORE2, GESTORE] },
    })
    expect(bando!.data).not.toHaveProperty('pubblicatoIl')
    expect((await tenant.store.get('bandi', bando!._id))!.audience).not.toContain(`gb:${GESTORE}`)
  })

  it.each([
    ['its opening', { Data_apertura: null }],
    ['its amounts', { Agevolazione_Concedibile_max: '999999' }],
    ['its address', { Link_istituzionale: 'boh' }],
  ])('%s is shown and holds nothing', async (_what, fields) => {
    await tenant.run([unRecord(fields)])
    const [bando] = await tenant.stored()
    expect(bando!.data.redazione).toBe('pubblicato')
    expect(bando!.data.daControllare).not.toEqual([])
  })
})

describe('the options', () => {
  const docs = [
    unRecord(),
    unRecord({ ID_Incentivo: '11', Titolo: 'Chiuso', Data_chiusura: '2024-02-01T00:00:00' }),
    unRecord({ ID_Incentivo: '12', Titolo: 'Dubbio', Dimensioni: null }),
  ]

  it('store new grants as drafts, which no gestore gets', async () => {
    await tenant.run(docs, { opzioni: { bozze: true } })
    for (const { data } of await tenant.stored()) expect(data).toMatchObject({ redazione: 'bozza', gestori: [] })
  })

  it('leave out new grants that are closed, and bring those up to date that the portal has', async () => {
    const first = await tenant.run(docs, { opzioni: { soloAperti: true } })
    expect(first).toMatchObject({ nuovi: 2, saltati: 1, chiusi: 1 })
    expect(first.righe[1]).toMatchObject({ esito: 'saltato', motivo: 'Il bando è già chiuso' })
    await tenant.run(docs)
    const again = docs.map((doc) => ({ ...doc, Stanziamento_incentivo: '5000' }))
    expect(await tenant.run(again, { opzioni: { soloAperti: true } })).toMatchObject({ aggiornati: 3, saltati: 0 })
  })

  it('give new grants to the gestori that are chosen', async () => {
    const report = await tenant.run(docs, { opzioni: { gestori: [GESTORE2] } })
    expect(report.gestori).toEqual([GESTORE2])
    const titled = async (titolo: string) => (await tenant.stored()).find(({ data }) => data.titolo === titolo)!.data
    expect((await titled('Voucher digitale')).gestori).toEqual([GESTORE2])
    expect((await titled('Dubbio')).fonte).toMatchObject({ gestori: [GESTORE2] })
  })

  it.each([
    ['a suspended gestore', { gestori: [SUSPENDED] }, 'non è più attivo'],
    ['an unknown person', { gestori: ['x'] }, 'non è più attivo'],
    ['a record joined and apart', { uniti: { '10': 'x' }, separati: ['10'] }, 'da unire e da tenere separato'],
    ['two records joined to one grant', { uniti: { '10': 'x', '11': 'x' } }, 'si unirebbero allo stesso bando'],
  ])('are refused for %s, and nothing is written', async (_what, opzioni, reason) => {
    await expect(tenant.run(docs, { opzioni })).rejects.toThrow(reason)
    expect(await tenant.stored()).toEqual([])
  })

  it('are rehearsed by the code that runs', async () => {
    const opzioni = { soloAperti: true, gestori: [GESTORE] }
    const trial = await tenant.run(docs, { prova: true, opzioni })
    const real = await tenant.run(docs, { opzioni })
    const verdicts = ({ righe }: typeof real) => righe.map(({ id: _id, ...row }) => row)
    expect(verdicts(trial)).toEqual(verdicts(real))
  })
})

it('says field by field what an update changes, in words', async () => {
  await tenant.run([unRecord()])
  const { righe } = await tenant.run(
    [unRecord({ Data_chiusura: '2027-02-28T00:00:00', Stanziamento_incentivo: '5000', Regioni: ['Lazio'] })],
    { prova: true },
  )
  expect(righe[0]!.cambi!.map(({ etichetta, prima, dopo }) => `${etichetta}: ${prima} > ${dopo}`)).toEqual([
    'Chiusura: 31/01/2027 > 28/02/2027',
    expect.stringMatching(/^Stanziamento:  > 5\.000\s€$/),
    expect.stringContaining('Lombardia > Lazio'),
  ])
})
