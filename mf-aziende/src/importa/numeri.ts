import { checkCodiceFiscale, checkPartitaIva, saysNothing, tidyText } from '@bandiera/domain'

/** The numbers of a company as the form holds them: what is wrong in them the form says. */
export interface Numeri {
  partitaIva: string
  codiceFiscale: string
}

const isIva = (text: string): boolean => checkPartitaIva(text).ok
const verdictValue = (text: string): string | null => {
  const verdict = checkPartitaIva(text)
  return verdict.ok ? verdict.valore : null
}
const isPersona = (text: string): boolean => {
  const verdict = checkCodiceFiscale(text)
  return verdict.ok && verdict.valore.length === 16
}

/**
 * The partita IVA and the codice fiscale of a line: lists have both in one column, of companies the one and of sole traders
 * the other, or one beside the other.
 */
export function leggiNumeri(iva: string, codice: string): Numeri {
  const numeri: Numeri = { partitaIva: '', codiceFiscale: '' }
  const own = [saysNothing(iva) ? '' : iva, saysNothing(codice) ? '' : codice] as const
  const put = (field: keyof Numeri, text: string) => {
    numeri[field] ||= text
  }
  const [one, other] = own.map((text) => piecesOf(text))
  for (const piece of one!) put(isPersona(piece) ? 'codiceFiscale' : 'partitaIva', piece)
  // the columns may be swapped: the person's codice fiscale stands in that of the partita IVA
  const swapped = numeri.codiceFiscale !== '' && numeri.partitaIva === ''
  for (const piece of other!)
    put((other!.length > 1 || swapped) && isIva(piece) ? 'partitaIva' : 'codiceFiscale', piece)
  return numeri
}

/** A partita IVA and a codice fiscale in one cell; else the cell as it is. */
function piecesOf(text: string): string[] {
  const bare = tidyText(text)
  if (bare === '') return []
  if (isIva(bare) || isPersona(bare)) return [bare]
  const pieces = bare.split(/[\s/;,|()-]+/).filter((piece) => /\d/.test(piece))
  const [iva, persona] = [pieces.filter(isIva), pieces.filter(isPersona)]
  if (pieces.length !== 2 || iva.length === 0 || iva.length + persona.length < 2) return [bare]
  // two numbers of companies in one cell: which one it is, the cell does not say
  if (iva.length === 2) return verdictValue(iva[0]!) === verdictValue(iva[1]!) ? [iva[0]!] : [bare]
  return [iva[0]!, persona[0]!]
}
