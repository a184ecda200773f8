import { BandoSchema, type Azienda, type Bando } from '@bandiera/domain'
import { readData } from '@bandiera/factories/data'
import { evaluate } from '@bandiera/matching'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { openTestTenant, type TestTenant } from '../../../test/test-tenant.ts'
import { importAteco, importComuni, openReference } from '../../tenants/tables/reference.ts'
import { importIncentivi } from './import-incentivi.ts'

let folder: string
let tenant: TestTenant
let run: () => ReturnType<typeof importIncentivi>
const grants = new Map<string, Bando>()
const dataOf = (id: string) => grants.get(id)!.data
const criterio = (id: string, which: string) => dataOf(id).criteri!.find((each) => each.id === which)
const flagsOf = (id: string) => dataOf(id).daControllare!.map((flag) => flag.campo)

describe('the eight real records, on full tables of comuni and codes', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'bandiera-real-'))
    tenant = await openTestTenant()
    await importComuni(folder, readData('istat_comuni_2020-01-01.csv.gz'))
    await importAteco(folder, readData('ateco2007_tree.json.gz'))
    await importAteco(folder, readData('ateco2025_codes.json.gz'))
    const reference = openReference(folder)
    const records = Buffer.from(readData('incentivi_gov_it.json'))
    run = () => importIncentivi(tenant, records, { by: 'e'.repeat(24), reference })
    await run()
    for await (const { doc } of tenant.store.scan('bandi')) grants.set(doc.data.fonte!.idEsterno, doc)
  })
  afterAll(async () => {
    await tenant.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('are all imported, fit the schema and are the same the second time', async () => {
    expect([...grants.keys()].sort()).toEqual(['1170', '1423', '1424', '1426', '1433', '1434', '1441', '790'])
    expect([...grants.values()].every((bando) => BandoSchema.safeParse(bando).success)).toBe(true)
    expect(await run()).toMatchObject({ totale: 8, identici: 8, nuovi: 0, aggiornati: 0, errori: 0 })
  })

  it('1423: a book fair tagged for innovative SMEs only', () => {
    expect(dataOf('1423')).toMatchObject({
      dataApertura: '2023-09-08',
      dataChiusura: '2023-12-23',
      ente: 'Lazio Innova S.p.a.',
      obiettivi: ['Internazionalizzazione'],
      forme: ['Contributo/Fondo perduto'],
      spesaMax: 1000,
      stanziamento: 36_664,
      redazione: 'pubblicato',
    })
    expect(dataOf('1423').costi!.map((costo) => costo.voce)).toHaveLength(4)
    expect(dataOf('1423').sezioni!.map((sezione) => sezione.titolo)).toEqual([
      'Cos’è',
      'A chi si rivolge',
      'Cosa prevede',
    ])
    expect(dataOf('1423').sezioni![1]!.html).toContain(
      '<ul><li>Media Impresa;</li><li>Piccola Impresa;</li><li>Microimpresa.</li></ul>',
    )
    expect([criterio('1423', 'territorio'), criterio('1423', 'ateco'), criterio('1423', 'dimensione')]).toMatchObject([
      { regioni: ['12'] },
      { tutti: true },
      { ammesse: ['micro', 'piccola', 'media'] },
    ])
    expect(flagsOf('1423')).toEqual([])
    // an alternative in words: other companies are to be checked
    expect(criterio('1423', 'tipoSoggetto')).toMatchObject({ gruppo: 'soggetto' })
    expect(criterio('1423', 'tipoSoggetto-altri')).toMatchObject({ tipo: 'libero', gruppo: 'soggetto' })
  })

  it('1424: closed before its date, as only the note says: the day is proposed', () => {
    expect(dataOf('1424').daControllare![0]).toMatchObject({
      tipo: 'closing-differs',
      proposta: { dataChiusura: '2023-10-08', oraChiusura: '19:00' },
    })
    expect(dataOf('1424')).not.toHaveProperty('chiusuraAnticipata')
    expect(dataOf('1424')).toMatchObject({
      dataChiusura: '2023-12-31',
      spesaMax: 7560,
      stanziamento: 41_056,
    })
    expect(dataOf('1424').noteFinestra).toContain('Iscrizioni chiuse')
    expect(flagsOf('1424')).toEqual(['dataChiusura'])
  })

  it('1426: every regione, division 90, and no micro firms', () => {
    expect(dataOf('1426')).toMatchObject({
      dataApertura: '2021-12-22',
      stanziamento: 200_000_000,
      agevolazioneMax: 650_000,
    })
    expect((criterio('1426', 'territorio') as { regioni: string[] }).regioni).toHaveLength(20)
    expect(criterio('1426', 'ateco')).toMatchObject({ ammessi: [{ codice: '90', versione: '2007' }] })
    expect(criterio('1426', 'dimensione')).toMatchObject({ ammesse: ['piccola', 'media', 'grande'] })
    expect(flagsOf('1426')).toEqual([])
  })

  it('1170: three regioni and abroad, nothing to check', () => {
    expect(dataOf('1170')).toMatchObject({ redazione: 'pubblicato', daControllare: [], stanziamento: 18_000_000 })
    expect(criterio('1170', 'territorio')).toMatchObject({ regioni: ['04', '05', '06'] })
    expect(criterio('1170', 'dimensione')).toMatchObject({ ammesse: ['micro', 'piccola', 'media', 'grande'] })
    expect((criterio('1170', 'tipoSoggetto') as { ammessi: string[] }).ammessi).toHaveLength(6)
    expect(criterio('1170', 'obiettivo')).toMatchObject({ vincolante: false, ammessi: { length: 4 } })
  })

  it('790: no amounts', () => {
    expect(dataOf('790')).toMatchObject({
      dataApertura: '2023-01-19',
      dataChiusura: '2023-03-30',
      stanziamento: 23_500_000,
    })
    expect(dataOf('790')).not.toHaveProperty('spesaMax')
    expect(flagsOf('790')).toEqual([])
  })

  it.each(['1433', '1434'])('%s: codes with trailing zeros, costs twice, an autonomous province', (id) => {
    expect(dataOf(id)).toMatchObject({
      spesaMin: 15_000,
      spesaMax: 500_000,
      agevolazioneMin: 1950,
      agevolazioneMax: 100_000,
    })
    expect(criterio(id, 'ateco')).toMatchObject({
      ammessi: [
        { codice: '55', versione: '2007' },
        { codice: '56', versione: '2007' },
      ],
    })
    expect(dataOf(id).costi).toHaveLength(5)
    expect(criterio(id, 'ambito')).toMatchObject({ ambito: ['Aree interne'] })
    expect(flagsOf(id)).toEqual(['criteri.territorio', 'criteri.ambito'])
    expect(dataOf(id).norme).toContain('Gazzetta ufficiale 1 del 04/01/2024')
  })

  it('1441: one comune by name, cents in the allocation', () => {
    expect(dataOf('1441')).toMatchObject({
      dataChiusura: '2021-02-01',
      stanziamento: 10_866.34,
      obiettivi: ['Sostegno liquidità'],
    })
    expect(criterio('1441', 'territorio')).toMatchObject({ regioni: ['04'], comuni: ['021068'] })
    expect(dataOf('1441').forme).toHaveLength(6)
    expect(flagsOf('1441')).toEqual([])
  })

  it('can be matched: a theatre company of Bari fits the call for theatres, but for its size', () => {
    const teatro: Azienda = {
      _id: 'a',
      professionisti: [],
      gestoreId: 'g',
      ragioneSociale: 'Teatro Srl',
      formaGiuridica: 'srl',
      sedi: [{ tipo: 'legale', comune: '072006' }],
      ateco: [{ codice: '90.01.01', versione: '2007' }],
      bilanci: [{ anno: 2025, ula: 20, ricavi: 3_000_000 }],
    }
    const verdict = (azienda: Azienda) => evaluate(azienda, grants.get('1426')!, { oggi: '2026-11-21' })
    expect(verdict(teatro)).toMatchObject({
      stato: 'aperto',
      esito: 'ammissibile',
      conteggi: { si: 4, no: 0, daVerificare: 1 },
    })
    expect(verdict({ ...teatro, bilanci: [{ anno: 2025, ula: 4, ricavi: 300_000 }] }).esito).toBe('non_ammissibile')
  })
})
