import { type Criterio, foldText, atecoSections, type AtecoVersion } from '@bandiera/domain'
import type { FoundPiece } from './ateco-words.ts'
import type { AtecoRead } from './ateco-reading.ts'

export type TitlesOf = (codice: { cifre?: string; lettera?: string }, versione: AtecoVersion | undefined) => string[]

/** The list without the official titles, or parts of them, behind codes and sections. */
export function withoutTitles(text: string, list: FoundPiece[], titleOf: TitlesOf): FoundPiece[] {
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

const versionOfLabel = ({ edizione }: FoundPiece): AtecoVersion | undefined =>
  edizione === 'entrambe' ? undefined : (edizione ?? undefined)

const LONGEST = 24

/** `Alberghi (55.10)`, `Turismo (55, 56)`: words that name the codes behind them. */
function isNameOfNext(list: readonly FoundPiece[], at: number, titleOf: TitlesOf): boolean {
  let opens = at + 1
  while (opens - at < LONGEST && isNamePart(list[opens])) opens += 1
  const mark = list[opens]?.testo
  const said = wordsOf(list.slice(at, opens))
  if ((mark !== '(' && mark !== ':') || /\d/.test(said) || RESTRICTS.test(said)) return false
  const codes = codesBehind(list, opens, mark === '(')
  if (codes.length === 0) return false
  const titles = codes.flatMap((code) => titleOf(code, code.versione))
  // `Agricoltura, silvicoltura e pesca (01, 02, 03)`: each word of the list is one of theirs
  return said.split(' , ').every((name) => isSectorOf(name, codes) || sharesWords(name, titles))
}

const wordsOf = (pieces: readonly FoundPiece[]): string => pieces.map(({ testo }) => testo).join(' ')

const isNamePart = (piece: FoundPiece | undefined): boolean =>
  piece?.tipo === 'testo' || (piece?.tipo === 'vuoto' && /^\p{L}/u.test(piece.testo)) || piece?.testo === ','

function isSectorOf(name: string, codes: readonly Codice[]): boolean {
  const sector = divisionsOfSector(name)
  const divisionsOf = ({ cifre, lettera, versione = '2007' }: Codice): string[] =>
    cifre === undefined
      ? (atecoSections[versione].find((one) => one.lettera === lettera)?.divisioni.map(({ codice }) => codice) ?? [''])
      : [cifre.slice(0, 2)]
  return codes.flatMap(divisionsOf).every((divisione) => sector.includes(divisione))
}

interface Codice {
  cifre?: string
  lettera?: string
  versione: AtecoVersion | undefined
}

/** Codes up to the closing bracket or the end of the stretch; none where other words are between them. */
function codesBehind(list: readonly FoundPiece[], opens: number, inBrackets: boolean): Codice[] {
  const found: Codice[] = []
  for (const piece of list.slice(opens + 1)) {
    const versione = versionOfLabel(piece)
    if (piece.tipo === 'codice') found.push({ cifre: piece.cifre, versione })
    else if (piece.tipo === 'sezione') found.push({ lettera: piece.lettera, versione })
    else if (inBrackets ? piece.testo === ')' : /^[;\n]$/.test(piece.testo)) return found
    else if (piece.tipo === 'testo') return inBrackets ? [] : found
  }
  return inBrackets ? [] : found
}

function sharesWords(said: string, titles: readonly string[]): boolean {
  const known = new Set(titles.flatMap((title) => foldText(title).split(' ')))
  const stems = new Set([...known].map((word) => word.slice(0, 6)))
  return foldText(said)
    .split(' ')
    .some((word) => (word.length > 4 && stems.has(word.slice(0, 6))) || (word.length > 2 && known.has(word)))
}

const SMALL = /^(?:di|del|dello|della|dei|degli|delle)$/

function titleEnd(text: string, from: number, titles: readonly string[]): number | undefined {
  const ends = titles.flatMap((title) => {
    const wanted = foldText(title)
      .split(' ')
      .filter((word, i, all) => i === all.length - 1 || !SMALL.test(word))
    let end = from
    for (const word of text.slice(from).matchAll(/[\p{L}\d]+/gu)) {
      const folded = foldText(word[0])
      if (folded === '' || (SMALL.test(folded) && folded !== wanted[0])) continue
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

/** End of the words that are a part of the title, or all words behind a code without a known title. */
function partEnd(list: readonly FoundPiece[], at: number, titles: readonly string[]): number | undefined {
  const opens = list[at + 1]?.tipo === 'trattino' || (list[at + 1]?.testo === '(' && list[at + 3]?.testo === ')')
  const dash = opens && list[at + 2]?.tipo === 'testo' ? 1 : 0
  let end = at + 1 + dash
  while (list[end]?.tipo === 'testo' || (list[end]?.tipo === 'vuoto' && !/^\($/.test(list[end]!.testo))) end += 1
  const part = list.slice(at + 1 + dash, end)
  const words = part.filter(({ tipo }) => tipo === 'testo')
  if (words.length === 0) return undefined
  const said = wordsOf(part)
  if (/\d/.test(said) || RESTRICTS.test(said)) return undefined
  return titles.length === 0 || sharesWords(said, titles) ? part.at(-1)!.al : undefined
}

const divisions = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'))
const MANUFACTURING = divisions(10, 33)

/** Divisions of the sectors of the catalogue, the same in ATECO 2007 and 2025; other sectors are only words. */
const SECTOR_DIVISIONS: Readonly<Record<string, readonly string[]>> = {
  'agricoltura silvicoltura e pesca': ['01', '02', '03'],
  agricoltura: ['01', '02', '03'],
  alberghiero: ['55'],
  turismo: ['55', '56', '79', '77', '91', '93', '49', '50'],
  ristorazione: ['56'],
  commercio: ['45', '46', '47'],
  costruzioni: ['41', '42', '43'],
  edilizia: ['41', '42', '43'],
  'industria manifatturiera': MANUFACTURING,
  manifatturiero: MANUFACTURING,
  manifattura: MANUFACTURING,
  // sections B to F: industry with construction (ISTAT)
  industria: divisions(5, 43),
  cultura: ['58', '59', '60', '90', '91', '93'],
  ict: ['58', '61', '62', '63', '60'],
  salute: ['86', '87', '88', '21'],
  trasporti: ['49', '50', '51', '52', '53'],
}

const divisionsOfSector = (name: string): readonly string[] => SECTOR_DIVISIONS[foldText(name)] ?? []

/** In words, unless the codes say the same: no company of another sector is admitted in silence. */
export function readSectors(given: readonly string[], { ammessi }: AtecoRead): Criterio[] {
  const all = [...new Set(given.flatMap((text) => text.trim() || []))]
  // beside named sectors `Tutti i settori` is not the whole truth
  const settori = all.filter(
    (name) => !/^tutt|^non (?:applicabile|previst|indicat)|^n\.?\s?[da]\.?$|^[-–]$/i.test(name),
  )
  if (settori.length === 0) return []
  const divisions = settori.map((name) => SECTOR_DIVISIONS[foldText(name)])
  const known = divisions.every((each) => each !== undefined)
  const inside =
    ammessi !== 'tutti' &&
    ammessi.length > 0 &&
    (!known || ammessi.every(({ codice }) => divisions.flat().includes(codice.slice(0, 2))))
  if (inside) return []
  return [{ id: 'settori', tipo: 'libero', testo: `Settore di attività indicato dalla fonte: ${settori.join(', ')}` }]
}
