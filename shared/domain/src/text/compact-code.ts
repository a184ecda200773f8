import { foldText } from './fold.ts'

const NAMES = ['it', 'cor', 'cup', 'cf', 'piva', 'p', 'iva', 'prot', 'protocollo', 'codice', 'n', 'nr', 'numero', 'rna']
/** A code begins with a digit after at most two letters; a codice fiscale of a person has six letters first. */
const CODE = /^(?:[a-z]{0,2}\d[a-z\d]{2,}|[a-z]{6}\d[a-z\d]{9})$/

/**
 * A code as it is stored, folded, from one that is typed in pieces or after its name; `null` where the text is not such a code.
 * @example compactCode('COR 12 34567') // '1234567'
 * @example compactCode('j11 b20 000120001') // 'j11b20000120001'
 */
export function compactCode(text: string): string | null {
  const pieces = foldText(text).split(' ')
  while (NAMES.includes(pieces[0]!)) pieces.shift()
  const code = pieces.join('').replace(/^it(?=\d)/, '')
  return CODE.test(code) && code !== foldText(text) ? code : null
}
