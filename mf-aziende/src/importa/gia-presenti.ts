import type { Azienda } from '@bandiera/domain'
import type { Ask } from '@bandiera/live'
import type { CsvTable } from '@bandiera/ui/import'
import type { Giudizio } from './giudica.ts'
import { recordOf } from './import.rules.ts'
import { leggiRiga } from './leggi-riga.ts'

/** Numbers in one question: a filter has room for 4,000 letters. */
const AT_ONCE = 200

/** The numbers by which a company is the same as another. */
export const numeriOf = ({ partitaIva, codiceFiscale }: Partial<Azienda>): string[] => [
  ...new Set([partitaIva, codiceFiscale].filter((number) => number !== undefined)),
]

/** The companies of a gestore that have a number of the file, in either field: all that its lines are compared with. */
export async function loadGiaPresenti(
  ask: Pick<Ask, 'all'>,
  { rows }: CsvTable,
  { mappa, gestoreId, comuni }: Omit<Giudizio, 'aziende'>,
): Promise<Azienda[]> {
  const numbers = [
    ...new Set(rows.flatMap(({ cells }) => numeriOf(recordOf(leggiRiga(cells, mappa, gestoreId, comuni).values)))),
  ]
  const found = new Map<string, Azienda>()
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const some = numbers.slice(at, at + AT_ONCE).join(',')
    for (const field of ['partitaIva', 'codiceFiscale']) {
      const aziende = await ask.all('aziende', { f: [`gestoreId:=:${gestoreId}`, `${field}:in:${some}`] })
      for (const azienda of aziende) found.set(azienda._id, azienda)
    }
  }
  return [...found.values()]
}
