import { foldText, type VersioneAteco } from '@bandiera/domain'
import { pezzi, type Trovato } from './ateco-words.ts'
import { isRange, type Estremo } from './ateco-range.ts'

export interface CodiceLetto {
  /** Digits as written: `5510` for `55.10`. */
  cifre: string
  /** By the label in front of it; `undefined` without one. */
  versione: VersioneAteco | undefined
}
/** A section by its letter, or everything from one code or section to another, both included. */
export interface TrattoLetto {
  da: Estremo
  a: Estremo
  versione: VersioneAteco | undefined
}

/** What a text says about the activities it admits. */
export interface ElencoAteco {
  tutti: boolean
  ammessi: CodiceLetto[]
  esclusi: CodiceLetto[]
  tratti: { ammessi: TrattoLetto[]; esclusi: TrattoLetto[] }
  /** Only the code of the main activity counts. */
  prevalente: boolean
  /** Pieces of the text that say something else. */
  nonLetti: string[]
  /** Pieces that can be read in two ways. */
  ambigui: string[]
}

type Titolo = (codice: { cifre?: string; lettera?: string }, versione: VersioneAteco | undefined) => string[]

/**
 * Reads a list of activity codes in all its usual spellings: labels set the version of what follows, exclusions and ranges are
 * told apart, titles after a code are taken for what they are. What says something else is named, never dropped.
 */
export function readElenco(text: string, titleOf: Titolo): ElencoAteco {
  const found: ElencoAteco = {
    tutti: false,
    ammessi: [],
    esclusi: [],
    tratti: { ammessi: [], esclusi: [] },
    prevalente: false,
    nonLetti: [],
    ambigui: [],
  }
  const list = withoutTitles(text, labelled(pezzi(text)), titleOf)
  const state: State = { esclude: null, esclusi: 0, tuttiCodici: false }
  for (let at = 0; at < list.length; at += 1) at += step(found, list, at, { state, text })
  // `tutti i codici della sezione C` is no more than the section
  const named = found.ammessi.length + found.tratti.ammessi.length > 0
  if (state.tuttiCodici && !named) found.tutti = true
  return found
}

interface State {
  /** Depth of brackets at which an exclusion began. */
  esclude: number | null
  /** Codes that it has excluded so far. */
  esclusi: number
  /** The text says `tutti i codici`. */
  tuttiCodici: boolean
}

/** Reads one piece; answers how many of the following ones it took with it. */
function step(
  found: ElencoAteco,
  list: Trovato[],
  at: number,
  { state, text }: { state: State; text: string },
): number {
  const piece = list[at]!
  if (state.esclude !== null && piece.parentesi < state.esclude) state.esclude = null
  switch (piece.tipo) {
    case 'etichetta':
      if (state.esclusi > 0) state.esclude = null
      if (piece.versione === null) found.nonLetti.push(piece.testo)
      return 0
    case 'escluso':
      Object.assign(state, { esclude: piece.parentesi, esclusi: 0 })
      return 0
    case 'ammesso':
    case 'fine':
      if (state.esclusi > 0) state.esclude = null
      return 0
    case 'tutti':
      if (/codic/i.test(piece.testo)) state.tuttiCodici = state.esclude === null
      else if (state.esclude === null && list.slice(at + 1).find((next) => next.tipo !== 'vuoto')?.tipo !== 'testo')
        found.tutti = true
      else found.nonLetti.push(piece.testo)
      return 0
    case 'prevalente':
      if (/(?:codic[ei]|ateco|attività)[\s(:]*$/i.test(text.slice(0, piece.da))) found.prevalente = true
      else found.nonLetti.push(piece.testo)
      return 0
    case 'testo':
      found.nonLetti.push(piece.testo)
      return 0
    case 'codice':
    case 'sezione':
      return takeCode(found, list, at, { state, text })
    default:
      return 0
  }
}

function takeCode(
  found: ElencoAteco,
  list: Trovato[],
  at: number,
  { state, text }: { state: State; text: string },
): number {
  const piece = list[at]!
  const versione = piece.edizione ?? undefined
  const unknown = piece.edizione === null
  const where = state.esclude === null ? 'ammessi' : 'esclusi'
  const range = isRange(list, at)
  const taken = range ? range.to - at : 0
  const written = text.slice(piece.da, list[at + taken]!.al)
  if (unknown) found.nonLetti.push(written)
  else if (range?.ambiguo) found.ambigui.push(written)
  else if (isAmbiguous(list, at)) doubt(found.ambigui, written, text)
  else if (range) found.tratti[where].push({ da: estremo(piece), a: estremo(list[range.to]!), versione })
  else if (piece.tipo === 'sezione') found.tratti[where].push({ da: estremo(piece), a: estremo(piece), versione })
  else if (piece.tipo === 'codice' && isCode(list, at)) found[where].push({ cifre: piece.cifre, versione })
  else found.nonLetti.push(written)
  // both ends of a range that may be a list are in it
  if (range?.ambiguo && !unknown)
    for (const end of [piece, list[range.to]!])
      if (end.tipo === 'codice') found[where].push({ cifre: end.cifre, versione })
  if (where === 'esclusi') state.esclusi += 1
  return taken
}

/** Pieces that touch each other are one doubt: `62,01`. */
function doubt(ambigui: string[], written: string, text: string): void {
  const last = ambigui.at(-1)
  const joined = last && [`${last},${written}`, `${last} ${written}`].find((each) => text.includes(each))
  if (joined) ambigui[ambigui.length - 1] = joined
  else ambigui.push(written)
}

const estremo = (piece: Trovato): Estremo =>
  piece.tipo === 'codice' ? { cifre: piece.cifre } : { lettera: piece.tipo === 'sezione' ? piece.lettera : '' }

const isPlain = (piece: Trovato | undefined): boolean =>
  piece?.tipo === 'codice' && !/\d\s?\.\s?\d/.test(piece.testo) && piece.lettera === undefined

/** A number without a point is a code only in a list: not after a word, not as a year, not as a part of a date or an act. */
function isCode(list: readonly Trovato[], at: number): boolean {
  const piece = list[at]!
  if (piece.tipo !== 'codice' || !isPlain(piece)) return true
  const { cifre } = piece
  const year = /^(19|20)\d\d$/.test(cifre)
  if (
    year &&
    !list.some(
      (other) => other !== piece && isPlain(other) && /^(?!19|20)\d{4}$/.test((other as { cifre: string }).cifre),
    )
  )
    return false
  if (isPartOf(list, at, 1) || isPartOf(list, at, -1)) return false
  let before = at - 1
  while (list[before]?.tipo === 'vuoto' && !/^(?:[:(]|ed?|od?|oppure)$/i.test(list[before]!.testo)) before -= 1
  return list[before]?.tipo !== 'testo'
}

/** Whether a number stands in an act or a date, `651/2014`: a slash without a space, and another number that no code would be beside. */
function isPartOf(list: readonly Trovato[], at: number, by: 1 | -1): boolean {
  const [piece, slash, other] = [list[at]!, list[at + by], list[at + 2 * by]]
  if (slash?.testo !== '/' || !isPlain(other)) return false
  const tight =
    by === 1 ? piece.al === slash.da && slash.al === other!.da : other!.al === slash.da && slash.al === piece.da
  return tight && (other!.testo.length !== piece.testo.length || /^(19|20)\d\d$/.test(other!.testo))
}

/** `62,01` and `62. 01`: one code with a wrong point, or two. */
function isAmbiguous(list: readonly Trovato[], at: number): boolean {
  const chain = commaChain(list, at)
  if (chain.length === 2 || chain.some((each, i) => i > 0 && each <= chain[i - 1]!)) return true
  const [piece, next, before] = [list[at], list[at + 1], list[at - 1]]
  const broken = (one: Trovato | undefined, other: Trovato | undefined) =>
    isPlain(one) && isPlain(other) && one!.testo.endsWith('.') && other!.testo.replace(/\D/g, '').length <= 2
  return broken(piece, next) || broken(before, piece)
}

/** Numbers of two digits around one that are joined by commas without a space. */
function commaChain(list: readonly Trovato[], at: number): string[] {
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

/** The list with its labels: each holds for what follows, or, where the last has nothing behind it, for what is in front: `55.10 (ATECO 2025)`. */
function labelled(list: readonly Trovato[]): Trovato[] {
  const isCodeLike = ({ tipo }: Trovato) => tipo === 'codice' || tipo === 'sezione'
  const last = list.findLastIndex(({ tipo }) => tipo === 'etichetta')
  const first = list.findIndex(({ tipo }) => tipo === 'etichetta')
  const behind = last >= 0 && !list.slice(last).some(isCodeLike) && list.slice(0, first).some(isCodeLike)
  const ordered = behind ? list.toReversed() : list
  let edizione: VersioneAteco | null | undefined
  const found = ordered.map((piece) => {
    if (piece.tipo === 'etichetta') edizione = piece.versione
    return { ...piece, edizione }
  })
  return behind ? found.reverse() : found
}

/** The list without the words after a code or a section that are its official title, or a part of it. */
function withoutTitles(text: string, list: Trovato[], titleOf: Titolo): Trovato[] {
  let until = 0
  return list.filter((piece, at) => {
    if (piece.da < until) return false
    const versione = piece.edizione ?? undefined
    if (piece.tipo === 'codice' || piece.tipo === 'sezione') {
      const code = piece.tipo === 'codice' ? { cifre: piece.cifre } : { lettera: piece.lettera }
      until =
        titleEnd(text, piece.al, titleOf(code, versione)) ?? partEnd(list, at, titleOf(code, versione)) ?? piece.al
    }
    return true
  })
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
      if (wanted.length === 0) return [text[end] === ')' ? end + 1 : end]
    }
    return []
  })
  return ends.length > 0 ? Math.max(...ends) : undefined
}

const RESTRICTS =
  /\b(solo|soltanto|esclus|limitat|tranne|eccett|eccezione|salvo|purch|se\b|senza|divers[eio]|non\b|acquirent|noleggi)/i

/** Where words end that stand behind a code and are a part of its title, or all that is said of a code without a known title. */
function partEnd(list: readonly Trovato[], at: number, titles: readonly string[]): number | undefined {
  const dash = list[at + 1]?.tipo === 'trattino' && list[at + 2]?.tipo === 'testo' ? 1 : 0
  let end = at + 1 + dash
  while (list[end]?.tipo === 'testo' || (list[end]?.tipo === 'vuoto' && !/^\($/.test(list[end]!.testo))) end += 1
  const part = list.slice(at + 1 + dash, end)
  const words = part.filter(({ tipo }) => tipo === 'testo')
  if (words.length === 0) return undefined
  const said = part.map(({ testo }) => testo).join(' ')
  if (/\d/.test(said) || RESTRICTS.test(said)) return undefined
  const known = new Set(titles.flatMap((title) => foldText(title).split(' ')).map((word) => word.slice(0, 6)))
  const shared = foldText(said)
    .split(' ')
    .some((word) => word.length > 4 && known.has(word.slice(0, 6)))
  return titles.length === 0 || shared ? part.at(-1)!.al : undefined
}
