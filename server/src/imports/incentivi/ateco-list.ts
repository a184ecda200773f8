import { atecoPieces, type FoundPiece } from './ateco-words.ts'
import { rangeEndOf, isAdmitted, labelled, narrowSection, type AtecoList } from './ateco-reading.ts'
import { isRange } from './ateco-range.ts'
import { withoutTitles, type TitlesOf } from './ateco-titles.ts'

/** Reads a list of activity codes in all usual spellings. Any other text is reported, never dropped. */
export function readList(text: string, titleOf: TitlesOf): AtecoList {
  const found: AtecoList = {
    tutti: false,
    ammessi: [],
    esclusi: [],
    tratti: { ammessi: [], esclusi: [] },
    prevalente: false,
    nonLetti: [],
    ambigui: [],
    dubbi: [],
  }
  const list = withoutTitles(text, labelled(atecoPieces(text)), titleOf)
  const state: State = { esclude: null, esclusi: 0, tuttiCodici: false, dentro: false }
  for (let at = 0; at < list.length; at += 1) at += step({ found, list, state, text }, at)
  const named = found.ammessi.length + found.tratti.ammessi.length > 0
  if (state.tuttiCodici && !named) found.tutti = true
  return found
}

interface State {
  /** Depth of brackets at which an exclusion began. */
  esclude: number | null
  esclusi: number
  /** The exclusion follows a code, `56 eccetto 56.30; 55`: it ends with the first code that is not of that one. */
  dentro: boolean
  tuttiCodici: boolean
}

interface Reading {
  found: AtecoList
  list: readonly FoundPiece[]
  state: State
  text: string
}

/** Reads one piece; returns how many of the next ones belong to it. */
function step(reading: Reading, at: number): number {
  const { found, list, state } = reading
  const piece = list[at]!
  if (state.esclude !== null && piece.parentesi < state.esclude) state.esclude = null
  const isUnread = isUnreadPiece(reading, at)
  if (isUnread) found.nonLetti.push(piece.testo)
  switch (piece.tipo) {
    case 'escluso':
      Object.assign(state, { esclude: piece.parentesi, esclusi: 0, dentro: !found.tutti && isBesideCode(list, at) })
      return 0
    case 'etichetta':
    case 'ammesso':
    case 'fine':
      if (state.esclusi > 0) state.esclude = null
      return 0
    case 'tutti':
      if (namesCodes(list, at)) state.tuttiCodici = state.esclude === null
      else if (!isUnread) found.tutti = true
      return 0
    case 'prevalente':
      if (!isUnread) found.prevalente = true
      return 0
    case 'codice':
    case 'sezione':
      return takeCode(reading, at)
    default:
      return 0
  }
}

/** Whether a piece, other than a code, says something that no list says. */
function isUnreadPiece({ list, state, text }: Reading, at: number): boolean {
  const piece = list[at]!
  if (piece.tipo === 'etichetta') return piece.versione === null
  if (piece.tipo === 'prevalente') return !/(?:codic[ei]|ateco|attività)[\s(:]*$/i.test(text.slice(0, piece.da))
  // only one end is said: `fino al 33`
  if (piece.tipo === 'da') return !beginsRange(list, at)
  if (piece.tipo === 'a') return /fino/i.test(piece.testo)
  if (piece.tipo !== 'tutti' || namesCodes(list, at)) return piece.tipo === 'testo'
  return state.esclude !== null || list.slice(at + 1).find(({ tipo }) => tipo !== 'vuoto')?.tipo === 'testo'
}

/** `tutti i codici`, `tutte le attività della sezione I`. */
const namesCodes = (list: readonly FoundPiece[], at: number): boolean =>
  /codic/i.test(list[at]!.testo) || isOfCodes(list, at)

function takeCode({ found, list, state, text }: Reading, at: number): number {
  const piece = list[at]!
  const versione = piece.edizione ?? undefined
  const unknown = piece.edizione === null
  if (piece.tipo === 'sezione' && isArticle(list, at, text)) return 0
  if (piece.tipo === 'sezione' && isLoose(list, at)) {
    found.nonLetti.push(piece.testo)
    return 0
  }
  if (state.esclude !== null && state.dentro && !isAdmitted(found, piece)) state.esclude = null
  const where = state.esclude === null ? 'ammessi' : 'esclusi'
  const range = isRange(list, at)
  const taken = range ? range.to - at : 0
  const written = text.slice(piece.da, list[at + taken]!.al)
  if (where === 'ammessi' && !unknown) narrowSection(found, list, at)
  if (unknown) found.nonLetti.push(written)
  else if (range?.ambiguo)
    found.dubbi.push({ da: rangeEndOf(piece), a: rangeEndOf(list[range.to]!), versione, testo: written })
  else if (isAmbiguous(list, at)) doubt(found.ambigui, written, text)
  else if (range) found.tratti[where].push({ da: rangeEndOf(piece), a: rangeEndOf(list[range.to]!), versione })
  else if (piece.tipo === 'sezione') found.tratti[where].push({ da: rangeEndOf(piece), a: rangeEndOf(piece), versione })
  else if (piece.tipo === 'codice' && isCode(list, at)) found[where].push({ cifre: piece.cifre, versione })
  else found.nonLetti.push(written)
  // both ends of a range that may be a list are in it
  if (range?.ambiguo && !unknown)
    for (const end of [piece, list[range.to]!])
      if (end.tipo === 'codice') found[where].push({ cifre: end.cifre, versione })
  if (where === 'esclusi') state.esclusi += 1
  return taken
}

function beginsRange(list: readonly FoundPiece[], at: number): boolean {
  const next = list.findIndex((piece, i) => i > at && (piece.tipo === 'codice' || piece.tipo === 'sezione'))
  return next > at && isRange(list, next) !== null
}

/** `tutte le attività della sezione I`: only words of no weight before a code. */
function isOfCodes(list: readonly FoundPiece[], at: number): boolean {
  let next = at + 1
  while (list[next]?.tipo === 'vuoto' && !/^[:(]$/.test(list[next]!.testo)) next += 1
  return next > at + 1 && ['codice', 'sezione'].includes(list[next]?.tipo ?? '')
}

/** An exclusion behind a code in the same stretch of the list. */
function isBesideCode(list: readonly FoundPiece[], at: number): boolean {
  let before = at - 1
  while (list[before]?.tipo === 'vuoto' || list[before]?.testo === ',') before -= 1
  return ['codice', 'sezione'].includes(list[before]?.tipo ?? '')
}

const isBare = ({ testo }: FoundPiece): boolean => /^[A-V]\s?[.:]?$/.test(testo)

/** `I SEGUENTI CODICI`, `55.10 E 56.10`: a word of one letter, no section. */
function isArticle(list: readonly FoundPiece[], at: number, text: string): boolean {
  const piece = list[at]!
  if (!isBare(piece) || !/^[AEIO]$/.test(piece.testo) || piece.titolo) return false
  return /^\s+\p{Lu}\p{L}/u.test(text.slice(piece.al))
}

/** A letter behind a word that it belongs to: `allegato A`. */
const isLoose = (list: readonly FoundPiece[], at: number): boolean =>
  isBare(list[at]!) && list[at - 1]?.tipo === 'testo'

/** Adjacent pieces are one doubt: `62,01`. */
function doubt(ambigui: string[], written: string, text: string): void {
  const last = ambigui.at(-1)
  const joined =
    last && [`${last},${written}`, `${last} ${written}`, `${last}-${written}`].find((each) => text.includes(each))
  if (joined) ambigui[ambigui.length - 1] = joined
  else ambigui.push(written)
}

const isPlain = (piece: FoundPiece | undefined): boolean =>
  piece?.tipo === 'codice' && !/\d\s?\.\s?\d/.test(piece.testo) && piece.lettera === undefined

/** Behind these words a number is a code: `imprese turistiche con codice 55`. */
const INTRODUCES = /^(?:[:(]|ed?|od?|oppure|cod[dh]?\.?|codic[ei]|ateco|div\.?|division[ei]|grupp[oi]|class[ei])$/i

/** A number without a point is a code only in a list: not after a word, as a year, or in a date or an act. */
function isCode(list: readonly FoundPiece[], at: number): boolean {
  const piece = list[at]!
  if (piece.tipo !== 'codice' || !isPlain(piece)) return true
  const { cifre } = piece
  const year = /^(19|20)\d\d$/.test(cifre)
  const isOtherCode = (other: FoundPiece) =>
    other !== piece && isPlain(other) && /^(?!19|20)\d{4}$/.test((other as { cifre: string }).cifre)
  if (year && !list.some(isOtherCode)) return false
  if (isPartOf(list, at, 1) || isPartOf(list, at, -1)) return false
  let before = at - 1
  while (list[before]?.tipo === 'vuoto' && !INTRODUCES.test(list[before]!.testo)) before -= 1
  return list[before]?.tipo !== 'testo'
}

/** Part of an act or a date, `651/2014`: a slash without spaces, and a number that cannot be a code. */
function isPartOf(list: readonly FoundPiece[], at: number, by: 1 | -1): boolean {
  const [piece, slash, other] = [list[at]!, list[at + by], list[at + 2 * by]]
  if (slash?.testo !== '/' || !isPlain(other)) return false
  const tight =
    by === 1 ? piece.al === slash.da && slash.al === other!.da : other!.al === slash.da && slash.al === piece.da
  return tight && (other!.testo.length !== piece.testo.length || /^(19|20)\d\d$/.test(other!.testo))
}

/** `62,01` and `62. 01`: one code with a wrong point, or two. */
function isAmbiguous(list: readonly FoundPiece[], at: number): boolean {
  const chain = commaChain(list, at)
  if (chain.length === 2 || chain.some((each, i) => i > 0 && each <= chain[i - 1]!)) return true
  const [piece, next, before] = [list[at], list[at + 1], list[at - 1]]
  const apart = (one: FoundPiece | undefined, other: FoundPiece | undefined) =>
    [one, other].every((each) => isPlain(each) && /^\d\d$/.test(each!.testo)) &&
    !one!.titolo &&
    other!.da - one!.al <= 2
  if (apart(piece, next) || apart(before, piece)) return true
  // `55-10` for 55.10
  const falls = (first: number): boolean => {
    const [one, dash, other] = [list[first], list[first + 1], list[first + 2]]
    const both = [one, other].every((each) => isPlain(each) && /^\d\d$/.test(each!.testo))
    const chained = [list[first - 1], list[first + 3]].some((each) => each?.tipo === 'trattino')
    const tight = one?.al === dash?.da && dash?.al === other?.da
    return both && dash?.tipo === 'trattino' && tight && !chained && one!.testo >= other!.testo
  }
  if (falls(at) || falls(at - 2)) return true
  const broken = (one: FoundPiece | undefined, other: FoundPiece | undefined) =>
    isPlain(one) && isPlain(other) && one!.testo.endsWith('.') && other!.testo.replace(/\D/g, '').length <= 2
  return broken(piece, next) || broken(before, piece)
}

/** Numbers of two digits joined by commas without a space. */
function commaChain(list: readonly FoundPiece[], at: number): string[] {
  const isLink = (i: number) =>
    list[i]?.testo === ',' &&
    isPlain(list[i - 1]) &&
    isPlain(list[i + 1]) &&
    list[i - 1]!.al === list[i]!.da &&
    list[i]!.al === list[i + 1]!.da
  if (!isPlain(list[at])) return []
  let from = at
  while (isLink(from - 1)) from -= 2
  const chain = [list[from]!.testo]
  for (let i = from; isLink(i + 1); i += 2) chain.push(list[i + 2]!.testo)
  return chain.length > 1 && chain.every((each) => /^\d{1,2}$/.test(each)) ? chain : []
}
