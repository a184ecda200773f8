// Codes of one version of ATECO against criteria of the other: the whole table of ISTAT, applied a second time in the plainest way.
import { normalizeAteco, type Azienda, type Bando, type AtecoVersion } from '@bandiera/domain'
import { createEngine, evaluateCriteri, type MatchingContext, type KleeneValue } from '@bandiera/matching'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { AtecoEntry } from './ateco-file.ts'
import type { ConversionRow } from './ateco-conversion-file.ts'
import { openReference } from './reference.ts'
import { shippedRows } from './shipped.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'bandiera-raccordo-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const { json, raccordoAteco } = openReference(dir).raccordo
const contesto: MatchingContext = { oggi: '2026-11-20', nucleo: false, raccordoAteco }

const digits = (code: string) => code.replaceAll('.', '')
const table = (shippedRows('ateco-raccordo') as ConversionRow[])
  .filter(({ livello }) => livello > 1)
  .map((row) => ({ ...row, da: digits(row.da), a: digits(row.a) }))
const six = table.filter(({ da }) => da.length === 6)
const sixOf = (name: 'ateco-2007' | 'ateco-2025') =>
  (shippedRows(name) as AtecoEntry[]).map(({ codice }) => codice).filter((code) => code.length === 6)
const codes: Record<AtecoVersion, string[]> = { '2007': sixOf('ateco-2007'), '2025': sixOf('ateco-2025') }
const own2022 = six.map(({ da }) => da)
const added = own2022.filter((code) => !codes['2007'].includes(code))
const gone = codes['2007'].filter((code) => !own2022.includes(code))

/** Beginnings of codes of a version at every level. */
const prefixes = (all: readonly string[]) => [
  ...new Set(all.flatMap((code) => [2, 3, 4, 5, 6].map((n) => normalizeAteco(code.slice(0, n))))),
]
const inside = (code: string, prefix: string) => code.startsWith(prefix)
const rowOf = new Map(table.map((row) => [row.da, row]))
const known = <T>(work: (of: string) => T) => {
  const made = new Map<string, { value: T }>()
  return (of: string): T => {
    if (!made.has(of)) made.set(of, { value: work(of) })
    return made.get(of)!.value
  }
}
const all2025 = known((prefix) => codes['2025'].filter((each) => inside(each, prefix)))
// the row above that has one image tells where all of them are
const homeOf = known(
  (code) => [5, 4, 3, 2].map((n) => rowOf.get(code.slice(0, n))!).find(({ numero }) => numero === 1)?.a,
)
const sameAs = known((code) =>
  [6, 5, 4, 3, 2]
    .flatMap((n) => table.filter(({ a, da, tipo }) => tipo === '1-1' && da.length === n && a === code.slice(0, n)))
    .at(0),
)
/** Codes of 2007 that may lead to one of 2025. */
const sourcesOf = known((code) => {
  const possible = six.filter((row) => {
    const home = homeOf(row.da)
    return row.numero === 1 ? row.a === code : !home || inside(code, home)
  })
  const all = possible.map(({ da }) => da).filter((da) => inside(da, sameAs(code)?.da ?? ''))
  return all.some((da) => added.includes(da)) ? [...all, ...gone] : all
})

/** What the rows say of a code of 2007 and a beginning of codes of 2025. */
function forwards(code: string, prefix: string): KleeneValue {
  const row = rowOf.get(code)
  if (!row || added.includes(code)) return 'da_verificare'
  if (row.numero === 1) return inside(row.a, prefix) ? 'si' : 'no'
  const holdsClass = all2025(row.a.slice(0, 4)).every((each) => inside(each, prefix))
  // more images than there are codes: one of them is elsewhere
  return holdsClass && all2025(prefix).length >= row.numero ? 'si' : 'da_verificare'
}

/** The same from 2025 to 2007: what may lead to the code. */
function backwards(code: string, prefix: string): KleeneValue {
  const row = sameAs(code)
  if (row?.da.length === 6 && added.includes(row.da)) return 'da_verificare'
  const sources = row?.da.length === 6 ? [row.da] : sourcesOf(code)
  if (sources.every((each) => inside(each, prefix))) return 'si'
  return sources.some((each) => inside(each, prefix)) ? 'da_verificare' : 'no'
}

const company = (_id: string, ...ateco: NonNullable<Azienda['ateco']>): Azienda => ({
  _id,
  gestoreId: 'g',
  professionisti: [],
  ragioneSociale: _id,
  ateco,
})
const grant = (_id: string, prefix: string, versione: AtecoVersion): Bando => ({
  _id,
  createdBy: 'e',
  data: { gestori: [], titolo: _id, criteri: [{ id: 'c', tipo: 'ateco', ammessi: [{ codice: prefix, versione }] }] },
})
const VALORI = { ammissibile: 'si', non_ammissibile: 'no', da_verificare: 'da_verificare' } as const

describe.each([
  ['2007', '2025', forwards, [...new Set([...own2022, ...gone])]],
  ['2025', '2007', backwards, codes['2025']],
] as const)('codes of %s against criteria of %s', (da, a, oracle, all) => {
  const asked = prefixes(a === '2007' ? [...own2022, ...gone] : codes['2025'])

  it('are judged by the engine as the rows of the table say, every code against every beginning', () => {
    const aziende = all.map((code) => company(code, { codice: code, versione: da }))
    const engine = createEngine({ aziende, bandi: asked.map((prefix) => grant(prefix, prefix, a)), contesto })
    const wrong: string[] = []
    const seen = { si: 0, no: 0, da_verificare: 0 }
    for (const prefix of asked) {
      for (const { aziendaId, esito } of engine.rankingOfBando(prefix)) {
        seen[VALORI[esito]] += 1
        const expected = oracle(aziendaId, prefix)
        if (VALORI[esito] !== expected) wrong.push(`${aziendaId} ${prefix}: ${esito}, not ${expected}`)
      }
    }
    expect(wrong).toEqual([])
    expect(seen.si + seen.no + seen.da_verificare).toBe(all.length * asked.length)
    expect(Math.min(seen.si, seen.no, seen.da_verificare)).toBeGreaterThan(1000)
  })

  it('are explained as they are judged', () => {
    const some = all.filter((_, i) => i % 11 === 0)
    for (const prefix of asked.filter((_, i) => i % 13 === 0)) {
      const { criteri = [] } = grant('b', prefix, a).data
      const valori = some.map((code) => {
        const azienda = company(code, { codice: code, versione: da })
        return [code, prefix, evaluateCriteri(azienda, criteri, contesto).criteri[0]!.valore]
      })
      expect(valori).toEqual(some.map((code) => [code, prefix, oracle(code, prefix)]))
    }
  })
})

it('is small enough to be sent to a page', () => expect(json.length).toBeLessThan(60_000))

it('has 839 codes of one image, 25 that 2022 added and 8 that it took away', () => {
  expect(six.filter(({ numero }) => numero === 1)).toHaveLength(839)
  expect(Object.values(raccordoAteco!.avanti).filter((text) => !text.includes(' '))).toHaveLength(839)
  expect([raccordoAteco!.nuovi.length, raccordoAteco!.tolti.length]).toEqual([25, 8])
})

it('rests on rows that do not contradict each other', () => {
  const upper = table.filter(({ da }) => da.length < 6)
  const broken = upper.flatMap((row) => {
    const below = row.numero === 1 ? six.filter(({ da, a }) => inside(da, row.da) && !inside(a, row.a)) : []
    const others = row.tipo === '1-1' ? six.filter(({ da, a }) => inside(a, row.a) && !inside(da, row.da)) : []
    return [...below, ...others]
  })
  expect(broken).toEqual([])
})
