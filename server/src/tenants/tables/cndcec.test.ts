import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { settoriOfCode } from '@bandiera/finance'

interface Row {
  da: string
  a: string
  camerale: string
}
const read = <T>(name: string): T[] => {
  const file = join(import.meta.dirname, `../../../data/${name}.json.gz`)
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as T[]
}
const table = read<Row>('ateco-raccordo')
const codes = read<{ codice: string }>('ateco-2025').map(({ codice }) => codice)
const digits = (code: string) => code.replace(/\D/g, '')

/** The 2022 codes of six digits that the table brings to a 2025 code, one row after the other. */
function comesFrom(code: string): string[] {
  const of = (fits: (to: string) => boolean) =>
    table
      .filter(({ da, a, camerale }) => digits(da).length === 6 && [a, camerale].some((to) => fits(digits(to))))
      .map(({ da }) => da)
  for (let length = 6; length >= 2; length -= 1) {
    const prefix = code.slice(0, length)
    const named = of((to) => to === prefix)
    if (named.length > 0) return named
    const under = of((to) => to.startsWith(prefix))
    if (under.length > 0) return under
  }
  return []
}

it('every 2025 code has the CNDCEC sectors of its codes of 2007: all 1,290, by brute force', () => {
  const wrong = codes
    .filter((code) => code.length === 6)
    .flatMap((codice) => {
      const expected = comesFrom(codice).map((one) => settoriOfCode({ codice: one, versione: '2007' }))
      const sectors = new Set(expected.flatMap(({ settori }) => settori))
      const found = settoriOfCode({ codice, versione: '2025' })
      const same = found.settori.length === sectors.size && found.settori.every((one) => sectors.has(one))
      return same && found.senza === expected.some(({ senza }) => senza) ? [] : [codice]
    })
  expect(wrong).toEqual([])
})
