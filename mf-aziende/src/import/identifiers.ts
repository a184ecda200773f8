import { type Azienda, checkCodiceFiscale, checkPartitaIva, foldText, saysNothing, tidyText } from '@bandiera/domain'
import type { Ask } from '@bandiera/live'
import type { CsvTable } from '@bandiera/ui/import'
import { cellOf } from './cells.ts'
import type { Mapping } from './mapping.ts'
import { companyName } from './words.ts'

/** Numbers in one question: a filter has room for 4,000 letters. */
const AT_ONCE = 200
/** Names without a number that are looked up: each is a question of its own. */
const MOST_NAMES = 50

export const identifiersOf = ({ partitaIva, codiceFiscale }: Partial<Azienda>): string[] => [
  ...new Set([partitaIva, codiceFiscale].filter((number) => number !== undefined)),
]

/** The companies of a gestore that have a number of the file, in either field, or the name of a line without a number. */
export async function loadExisting(
  ask: Pick<Ask, 'all'>,
  { rows }: CsvTable,
  { mappa, gestoreId }: { mappa: Mapping; gestoreId: string },
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
  const names = new Set(read.filter((row) => row.numbers.length === 0).map(({ nome }) => companyName(nome)))
  names.delete('')
  for (const nome of [...names].slice(0, MOST_NAMES))
    for (const azienda of await ask.all('aziende', { q: wordsOf(nome), f: [own] }))
      if (companyName(azienda.ragioneSociale) === nome) found.set(azienda._id, azienda)
  return [...found.values()]
}

/** Words that find a name in each spelling: the search index splits letters with points between them. */
const wordsOf = (nome: string): string => {
  const words = foldText(nome)
    .split(' ')
    .filter((word) => word.length > 3)
  return words.length > 0 ? words.slice(0, 4).join(' ') : foldText(nome)
}

function numbersIn(cells: readonly string[], mapping: Mapping): string[] {
  const { partitaIva, codiceFiscale } = readIdentifiers(
    cellOf(cells, mapping, 'partitaIva'),
    cellOf(cells, mapping, 'codiceFiscale'),
  )
  const verdicts = [checkPartitaIva(partitaIva), checkCodiceFiscale(codiceFiscale)]
  return verdicts.flatMap((verdict) => (verdict.ok ? [verdict.valore] : []))
}

type Identifiers = Record<'partitaIva' | 'codiceFiscale', string>

const verdictValue = (text: string): string | null => {
  const verdict = checkPartitaIva(text)
  return verdict.ok ? verdict.valore : null
}
const isIva = (text: string): boolean => verdictValue(text) !== null
const isPersona = (text: string): boolean => {
  const verdict = checkCodiceFiscale(text)
  return verdict.ok && verdict.valore.length === 16
}

/** Lists have both numbers in one column, of companies the one and of sole traders the other, or one beside the other. */
export function readIdentifiers(iva: string, codice: string): Identifiers {
  const numeri: Identifiers = { partitaIva: '', codiceFiscale: '' }
  const own = [saysNothing(iva) ? '' : iva, saysNothing(codice) ? '' : codice] as const
  const put = (field: keyof Identifiers, text: string) => {
    numeri[field] ||= text
  }
  const [one, other] = own.map((text) => piecesOf(text))
  for (const piece of one!) put(isPersona(piece) ? 'codiceFiscale' : 'partitaIva', piece)
  // the columns may be swapped: the codice fiscale of a person may be in the one of the partita IVA
  const swapped = numeri.codiceFiscale !== '' && numeri.partitaIva === ''
  for (const piece of other!)
    put((other!.length > 1 || swapped) && isIva(piece) ? 'partitaIva' : 'codiceFiscale', piece)
  return numeri
}

function piecesOf(text: string): string[] {
  const bare = tidyText(text)
  if (bare === '') return []
  if (isIva(bare) || isPersona(bare)) return [bare]
  const pieces = bare.split(/[\s/;,|()-]+/).filter((piece) => /\d/.test(piece))
  const [iva, persona] = [pieces.filter(isIva), pieces.filter(isPersona)]
  if (pieces.length !== 2 || iva.length === 0 || iva.length + persona.length < 2) return [bare]
  // two company numbers in one cell: it is unclear which one is meant
  if (iva.length === 2) return verdictValue(iva[0]!) === verdictValue(iva[1]!) ? [iva[0]!] : [bare]
  return [iva[0]!, persona[0]!]
}
