import { checkCodiceFiscale, checkPartitaIva, foldText, type Azienda } from '@bandiera/domain'
import type { Ask } from '@bandiera/live'
import type { CsvTable } from '@bandiera/ui/import'
import { cellOf } from './celle.ts'
import type { Mappa } from './mappa.ts'
import { leggiNumeri } from './numeri.ts'
import { nomeAzienda } from './parole.ts'

/** Numbers in one question: a filter has room for 4,000 letters. */
const AT_ONCE = 200
/** Names without a number that are looked up: each is a question of its own. */
const MOST_NAMES = 50

/** The numbers by which a company is the same as another. */
export const numeriOf = ({ partitaIva, codiceFiscale }: Partial<Azienda>): string[] => [
  ...new Set([partitaIva, codiceFiscale].filter((number) => number !== undefined)),
]

/**
 * The companies of a gestore that have a number of the file, in either field, or the name of a line without a number: all that
 * its lines are compared with.
 */
export async function loadGiaPresenti(
  ask: Pick<Ask, 'all'>,
  { rows }: CsvTable,
  { mappa, gestoreId }: { mappa: Mappa; gestoreId: string },
): Promise<Azienda[]> {
  const read = rows.map(({ cells }) => ({
    nome: cellOf(cells, mappa, 'ragioneSociale'),
    numbers: numbersIn(cells, mappa),
  }))
  const numbers = [...new Set(read.flatMap((row) => row.numbers))]
  const found = new Map<string, Azienda>()
  const own = `gestoreId:=:${gestoreId}`
  const find = async (filter: string) => {
    for (const azienda of await ask.all('aziende', { f: [own, filter] })) found.set(azienda._id, azienda)
  }
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const some = numbers.slice(at, at + AT_ONCE).join(',')
    for (const field of ['partitaIva', 'codiceFiscale']) await find(`${field}:in:${some}`)
  }
  const names = new Set(read.filter((row) => row.numbers.length === 0).map(({ nome }) => nomeAzienda(nome)))
  names.delete('')
  for (const nome of [...names].slice(0, MOST_NAMES))
    for (const azienda of await ask.all('aziende', { q: wordsOf(nome), f: [own] }))
      if (nomeAzienda(azienda.ragioneSociale) === nome) found.set(azienda._id, azienda)
  return [...found.values()]
}

/** The words that find a name in each of its spellings: letters with points between them stand apart in the index. */
const wordsOf = (nome: string): string => {
  const words = foldText(nome)
    .split(' ')
    .filter((word) => word.length > 3)
  return words.length > 0 ? words.slice(0, 4).join(' ') : foldText(nome)
}

function numbersIn(cells: readonly string[], mappa: Mappa): string[] {
  const { partitaIva, codiceFiscale } = leggiNumeri(
    cellOf(cells, mappa, 'partitaIva'),
    cellOf(cells, mappa, 'codiceFiscale'),
  )
  const verdicts = [checkPartitaIva(partitaIva), checkCodiceFiscale(codiceFiscale)]
  return verdicts.flatMap((verdict) => (verdict.ok ? [verdict.valore] : []))
}
