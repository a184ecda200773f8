import { readData } from '@bandiera/factories/data'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { AtecoEntry } from './ateco-file.ts'
import type { ComuneRow } from './comuni-file.ts'
import { openReference } from './reference.ts'
import { shippedRows, shippedTables, TABLES } from './shipped.ts'
import type { VariazioneRow } from './variazioni-file.ts'

const comuni = shippedRows('comuni') as ComuneRow[]
const variazioni = shippedRows('variazioni') as VariazioneRow[]

describe('a data folder in which nothing was loaded', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'bandiera-shipped-'))
  const { comuni: table, ateco, variazioni: changes } = openReference(dir)
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  it('finds Dalmine and what meccanica is', () => {
    expect(table.search('Dalmine')).toMatchObject([{ codice: '016091', sigla: 'BG', regione: '03' }])
    expect(ateco.search('meccanica', '2007').map(({ codice }) => codice)).toContain('25.62.00')
    expect(ateco.search('meccanica', '2025').length).toBeGreaterThan(0)
  })

  it('leads a person who chooses to comuni by former names, by suppressed comuni and by the land registry', () => {
    const first = ['Rio Marina', 'Bazzano', 'acqui', 'bozen', 'F205'].map((q) =>
      table.search(q).map(({ nome }) => nome),
    )
    expect(first.map((names) => names[0])).toEqual(['Rio', 'Valsamoggia', 'Acqui Terme', 'Bolzano', 'Milano'])
    expect(table.search('rio', 'Livorno').map(({ nome }) => nome)).toContain('Rio')
  })

  it('says that its tables are whole', () => {
    expect([table.completo, ateco.completo('2007'), ateco.completo('2025')]).toEqual([true, true, true])
    expect([ateco.exists('25.62', '2007'), ateco.exists('25.69', '2007')]).toEqual([true, false])
  })

  it('knows what became of comuni, where that is certain', () => {
    expect(changes.comuniVariati).toMatchObject({
      '049015': { dal: '2018-01-01', in: '049021' },
      '090047': { dal: '2026-01-01', in: '113017', stesso: true },
      '104017': { dal: '2016-04-28', in: '113017', stesso: true },
    })
    expect(changes.comuniVariati).toMatchObject({ '037004': { in: '037061', incerto: true } })
    // suppressed in 1957; its code is that of Brusasco today
    expect(changes.byName('Brusasco Cavagnolo')).toEqual([])
    // a code of long ago that is another comune today, and one that only has another name
    for (const codice of Object.keys(changes.comuniVariati!)) expect(table.byCode(codice)).toBeUndefined()
    expect(changes.byName('Bazzano')).toMatchObject([{ in: [], candidati: ['037061'] }])
  })
})

describe('the shipped tables', () => {
  it('have as many rows as is said of them', () => {
    const counted = TABLES.map((nome) => [nome, (shippedRows(nome) as unknown[]).length])
    expect(counted).toEqual(shippedTables().map(({ nome, numero }) => [nome, numero]))
    expect(Object.fromEntries(counted)).toEqual({
      province: 110,
      comuni: 7894,
      variazioni: 3111,
      'ateco-2007': 2199,
      'ateco-2025': 3120,
      'ateco-raccordo': 3157,
    })
  })

  it('give each comune one code, one code of the land registry and a provincia that exists', () => {
    const province = shippedRows('province') as { codice: string; sigla: string; regione: string }[]
    const placed = new Set(province.map(({ codice, sigla, regione }) => `${codice} ${sigla} ${regione}`))
    expect(comuni.filter((row) => !placed.has(`${row.provincia} ${row.sigla} ${row.regione}`))).toEqual([])
    expect(comuni.filter((row) => !row.codice.startsWith(row.provincia))).toEqual([])
    expect(new Set(comuni.map(({ codice }) => codice)).size).toBe(7894)
    expect(new Set(comuni.map(({ catastale }) => catastale)).size).toBe(7894)
  })

  it('lead from every code of 2020 to the comune of the same code of the land registry, or to what it became', () => {
    const then = JSON.parse(readData('comuni_istat_2020.json.gz')) as { codice: string; catastale: string }[]
    const now = new Map(comuni.map((row) => [row.codice, row]))
    const changed = new Map(variazioni.filter((row) => row.in.length > 0).map((row) => [row.codice, row]))
    const lost = then.filter(({ codice, catastale }) => {
      const change = changed.get(codice)
      if (!change) return now.get(codice)?.catastale !== catastale
      return now.has(codice) || !now.has(change.in[0]!) || Boolean(change.stesso) !== sameRegistry(change, catastale)
    })
    expect(lost).toEqual([])
    expect(then.filter(({ codice }) => changed.has(codice))).toHaveLength(379 + 18)
  })
  const sameRegistry = (row: VariazioneRow, catastale: string) =>
    comuni.find(({ codice }) => codice === row.in[0])?.catastale === catastale

  it('apply a successor to 52 suppressed comuni, and to no code that is in use', () => {
    const codes = new Set(comuni.map(({ codice }) => codice))
    const applied = variazioni.filter((row) => row.in.length > 0)
    expect(applied.filter(({ stesso }) => !stesso)).toHaveLength(52)
    expect(applied.filter(({ codice }) => codes.has(codice))).toEqual([])
    expect(applied.filter((row) => !row.in.every((code) => codes.has(code)))).toEqual([])
  })

  it('have the titles of both classifications as ISTAT wrote them', () => {
    const titles = (nome: 'ateco-2007' | 'ateco-2025') =>
      new Map((shippedRows(nome) as AtecoEntry[]).map(({ codice, titolo }) => [codice, titolo]))
    const of2025 = JSON.parse(readData('ateco2025_codes.json.gz')) as { code: string; description: string }[]
    const shipped = titles('ateco-2025')
    expect(of2025.filter((row) => shipped.get(row.code.replaceAll('.', '')) !== row.description.trim())).toEqual([])
    expect(shipped.get('011')).toBe('Coltivazione di colture agricole non permanenti')
    expect(titles('ateco-2007').get('256200')).toBe('Lavori di meccanica generale')
  })
})
