import type { ComuneRow } from './comuni-file.ts'
import { shippedRows } from './shipped.ts'

/** The file of ISTAT has neither the names of before nor all those in another language: they stay with their comune. */
export function withNames(rows: ComuneRow[]): ComuneRow[] {
  const shipped = shippedRows('comuni') as ComuneRow[]
  const byCatastale = new Map(shipped.map((row) => [row.catastale, row]))
  const byCode = new Map(shipped.map((row) => [`${row.codice} ${row.nome}`, row]))
  return rows.map((row) => {
    const known = row.catastale ? byCatastale.get(row.catastale) : byCode.get(`${row.codice} ${row.nome}`)
    if (!known) return row
    const { catastale, altraLingua, gia } = known
    return { ...(catastale && { catastale }), ...(altraLingua && { altraLingua }), ...(gia && { gia }), ...row }
  })
}
