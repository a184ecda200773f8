import { foldText, type VersioneAteco } from '@bandiera/domain'
import type { Trovato } from './ateco-words.ts'

export type Titolo = (codice: { cifre?: string; lettera?: string }, versione: VersioneAteco | undefined) => string[]

/** The list without the words after a code or a section that are its official title, or a part of it. */
export function withoutTitles(text: string, list: Trovato[], titleOf: Titolo): Trovato[] {
  let until = 0
  return list.filter((piece, at) => {
    if (piece.tipo === 'testo' && isNameOfNext(list, at, titleOf)) return false
    if (piece.da < until) return false
    const versione = versionOfLabel(piece)
    if (piece.tipo === 'codice' || piece.tipo === 'sezione') {
      const code = piece.tipo === 'codice' ? { cifre: piece.cifre } : { lettera: piece.lettera }
      until =
        titleEnd(text, piece.al, titleOf(code, versione)) ?? partEnd(list, at, titleOf(code, versione)) ?? piece.al
      if (until > piece.al) piece.titolo = true
    }
    return true
  })
}

const versionOfLabel = ({ edizione }: Trovato): VersioneAteco | undefined =>
  edizione === 'entrambe' ? undefined : (edizione ?? undefined)

/** Whether words say what the code in brackets behind them is: `Alberghi (55.10)`. */
function isNameOfNext(list: readonly Trovato[], at: number, titleOf: Titolo): boolean {
  const [piece, open, code, close] = [list[at]!, list[at + 1], list[at + 2], list[at + 3]]
  if (open?.testo !== '(' || close?.testo !== ')' || /\d/.test(piece.testo) || RESTRICTS.test(piece.testo)) return false
  if (code?.tipo !== 'codice' && code?.tipo !== 'sezione') return false
  const which = code.tipo === 'codice' ? { cifre: code.cifre } : { lettera: code.lettera }
  return sharesWords(piece.testo, titleOf(which, versionOfLabel(code)))
}

function sharesWords(said: string, titles: readonly string[]): boolean {
  const known = new Set(titles.flatMap((title) => foldText(title).split(' ')))
  const stems = new Set([...known].map((word) => word.slice(0, 6)))
  return foldText(said)
    .split(' ')
    .some((word) => (word.length > 4 && stems.has(word.slice(0, 6))) || (word.length > 2 && known.has(word)))
}

/** Where a whole title ends that begins at a place. */
function titleEnd(text: string, from: number, titles: readonly string[]): number | undefined {
  const ends = titles.flatMap((title) => {
    const wanted = foldText(title).split(' ')
    let end = from
    for (const word of text.slice(from).matchAll(/[\p{L}\d]+/gu)) {
      const folded = foldText(word[0])
      if (folded === '') continue
      if (folded !== wanted.shift()) return []
      end = from + word.index + word[0].length
      if (wanted.length === 0) return [/[)…]/.test(text[end] ?? '') ? end + 1 : end]
    }
    return []
  })
  return ends.length > 0 ? Math.max(...ends) : undefined
}

const RESTRICTS =
  /\b(solo|soltanto|esclus|limitat|tranne|eccett|eccezione|salvo|purch|se\b|senza|divers[eio]|non\b|acquirent|noleggi)/i

/** Where words end that stand behind a code and are a part of its title, or all that is said of a code without a known title. */
function partEnd(list: readonly Trovato[], at: number, titles: readonly string[]): number | undefined {
  const opens = list[at + 1]?.tipo === 'trattino' || (list[at + 1]?.testo === '(' && list[at + 3]?.testo === ')')
  const dash = opens && list[at + 2]?.tipo === 'testo' ? 1 : 0
  let end = at + 1 + dash
  while (list[end]?.tipo === 'testo' || (list[end]?.tipo === 'vuoto' && !/^\($/.test(list[end]!.testo))) end += 1
  const part = list.slice(at + 1 + dash, end)
  const words = part.filter(({ tipo }) => tipo === 'testo')
  if (words.length === 0) return undefined
  const said = part.map(({ testo }) => testo).join(' ')
  if (/\d/.test(said) || RESTRICTS.test(said)) return undefined
  return titles.length === 0 || sharesWords(said, titles) ? part.at(-1)!.al : undefined
}
