import { adoptedProvince, type ProvinceTable, type FormerProvincia, type Provincia } from './adopted-province.ts'
import bundled from './province.json' with { type: 'json' }

const SARDEGNA = '20'

/**
 * What this release ships. `oggi`: the 110 provinces and metropolitan cities as ISTAT listed them on 9 June 2026 (CC BY 3.0 IT): code, sigla,
 * name, code of the regione, then code and name of each capoluogo; `tools/reference-data.mjs` writes the same list for the server, and a test
 * compares the two. `prima`: the Sardinian ones until 2025 and of 2005 to 2016, computed from the codes that their comuni had (ANPR, ISTAT).
 */
export const BUNDLED_PROVINCE: ProvinceTable = {
  oggi: bundled.oggi.map((row) => {
    const [codice = '', sigla = '', nome = '', regione = '', ...rest] = row.split('|')
    const capoluoghi = rest.flatMap((text, i) => (i % 2 === 0 ? { codice: text, nome: rest[i + 1]! } : []))
    return { codice, sigla, nome, regione, capoluoghi }
  }),
  prima: bundled.prima.map((row) => {
    const [codice = '', sigla = '', nome = '', al = '', into = '', whole = ''] = row.split('|')
    const codes = (list: string): string[] => list.split(',').filter(Boolean)
    return { codice, sigla, nome, regione: SARDEGNA, capoluoghi: [], al, in: codes(into), intere: codes(whole) }
  }),
}

/** The table in use: that of a file of comuni which an operator loaded, else what this release ships. */
export const provinceTable = (): ProvinceTable => adoptedProvince() ?? BUNDLED_PROVINCE
/** The provinces and metropolitan cities by ISTAT code; the name is the Italian one. */
export const province = (): readonly Provincia[] => provinceTable().oggi
/** The provinces that are no more: older records name them. */
export const formerProvince = (): readonly FormerProvincia[] => provinceTable().prima

/** What is made of the table in use, made again when it is another one. */
export function perProvinceTable<T>(make: (tavola: ProvinceTable) => T): () => T {
  let last: { of: ProvinceTable; made: T } | undefined
  return () => {
    const of = provinceTable()
    if (last?.of !== of) last = { of, made: make(of) }
    return last.made
  }
}
