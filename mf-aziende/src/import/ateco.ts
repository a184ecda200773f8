import {
  cellText,
  formatAteco,
  foldText,
  isAtecoShape,
  normalizeAteco,
  plainDashes,
  saysNothing,
  tidyText,
  type AtecoVersion,
} from '@bandiera/domain'
import { texts } from '../texts.ts'

const { importaCsv: words } = texts

export interface AtecoEntry {
  versione: AtecoVersion
  titolo: string
}

export interface FileAteco {
  /** False while the portal knows only the divisioni: an unknown code may exist. */
  completo: boolean
  /** The versions that have a code, without points. */
  find: (codice: string) => readonly AtecoEntry[]
}

export const NO_ATECO: FileAteco = { completo: false, find: () => [] }

/** A code from a cell; without a version when neither the cell nor the tables decide it. */
export interface ReadCode {
  codice: string
  versione?: AtecoVersion | undefined
}

export interface ReadAteco {
  codici: ReadCode[]
  rilievi: string[]
}

interface Piece {
  testo: string
  /** The first one is as written; a second one has the leading zero that a spreadsheet dropped. */
  letture: string[]
  /** Written with points or all six digits: a code beyond doubt. */
  certo: boolean
  versione?: AtecoVersion | undefined
  titolo: string
}

interface CellPieces {
  pezzi: Piece[]
  resto: string
}

export const VERSIONS: Readonly<Record<string, AtecoVersion | undefined>> = { 2007: '2007', 2022: '2007', 2025: '2025' }

export const atecoReadings = (text: string): string[] =>
  cellsIn(text).flatMap(({ pezzi }) => pezzi.flatMap(({ letture }) => letture))

/**
 * Reads `62.01.00`, `620100`, `62-01-00`, `J 62.01.00`, `ATECO 2025: 62.10`, `62.01.00 - Produzione di software`, several separated
 * by `;`, `,` or `/`. A text that a spreadsheet changed (`62,01`, `11100`) is a code only when the tables allow one reading;
 * days, ranges and unknown codes become questions.
 */
export function readAteco(text: string, versione: AtecoVersion | undefined, tabella: FileAteco): ReadAteco {
  const letti: ReadAteco = { codici: [], rilievi: [] }
  if (saysNothing(text)) return letti
  if (isDayPart(text)) return { codici: [], rilievi: [words.atecoDay(text)] }
  for (const { pezzi, resto } of cellsIn(text)) {
    if (resto) letti.rilievi.push(pezzi.length > 0 ? words.atecoRest(resto) : words.atecoUnknown(resto))
    for (const pezzo of pezzi) add(letti, pezzo, pezzo.versione ?? versione, tabella)
  }
  return letti
}

function add({ codici, rilievi }: ReadAteco, pezzo: Piece, stated: AtecoVersion | undefined, tabella: FileAteco) {
  const found = pezzo.letture.filter((digits) => tabella.find(digits).length > 0)
  if (found.length > 1) return rilievi.push(words.atecoTwoReadings(pezzo.testo, found.map(formatAteco)))
  const [digits = tabella.completo || !pezzo.certo ? undefined : pezzo.letture[0]] = found
  if (digits === undefined)
    return rilievi.push(tabella.completo ? words.atecoOutside(pezzo.testo) : words.atecoUnknown(pezzo.testo))
  const voci = tabella.find(digits)
  if (stated && voci.length > 0 && !voci.some(({ versione }) => versione === stated))
    return rilievi.push(words.atecoOtherVersion(formatAteco(digits), stated))
  const codice = formatAteco(digits)
  if (codici.some((one) => normalizeAteco(one.codice) === normalizeAteco(codice))) return undefined
  if (digits !== pezzo.testo.replace(/\D/g, '')) rilievi.push(words.atecoRead(pezzo.testo, codice))
  const versione = stated ?? versionOf(voci, pezzo.titolo)
  return codici.push(versione ? { codice, versione } : { codice })
}

/** The only version that has the code, or the only one that calls it so. */
function versionOf(voci: readonly AtecoEntry[], titolo: string): AtecoVersion | undefined {
  const said = foldText(titolo)
  const named = voci.filter((voce) => said.length > 8 && isHeading(foldText(voce.titolo), said))
  const [one, other] = named.length > 0 ? named : voci
  return other ? undefined : one?.versione
}

/** Lists cut long titles. */
const isHeading = (whole: string, said: string): boolean =>
  whole === said || (Math.min(said.length, whole.length) > 20 && (whole.startsWith(said) || said.startsWith(whole)))

const MONTH = '(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec)[a-z]*'
const DAY = new RegExp(
  [
    '^\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?: .*)?$',
    '^\\d{1,2}[-.]\\d{1,2}[-.]\\d{4}(?: .*)?$',
    '^\\d{4}-\\d{2}-\\d{2}(?:[ T].*)?$',
    `^\\d{1,2}[-. ]${MONTH}(?:[-. ]\\d{2,4})?$`,
    `^${MONTH}[-. ]\\d{2,4}$`,
  ].join('|'),
  'i',
)
/** A day: a spreadsheet turns `1.11` into one. `01-11-00` may be one too. */
const isDayPart = (text: string): boolean => {
  const bare = plainDashes(tidyText(text))
  return DAY.test(bare) || /^(?:0[1-9]|[12]\d|3[01])-(?:0[1-9]|1[0-2])-\d{2}$/.test(bare)
}

/** Signs between the digits of one code that people write for its points: `62·01`, `62_01_00`, `62/01/00`, `25.62-00`, `620100,00`. */
const withPoints = (text: string): string =>
  text
    // a dot between two codes with points parts them
    .replace(/(?<=\d\.\d{1,2})\s*[·•]\s*(?=\d{2}\.\d)/g, ';')
    .replace(/(?<![\d.,])(\d{2})[.,](\d{2})[.-](0{1,2})(?![\d.,-])/g, '$1.$2.$3')
    .replace(/(?<![\d.,])(\d{2}),(\d{2})\.(\d{2})(?![\d.,-])/g, '$1.$2.$3')
    .replace(/(?<=\d)(?:[·•_:]|\.{2})(?=\d)/g, '.')
    .replace(/(?<![\d/])(\d{2})\/(\d{2})\/(\d{2})(?![\d/])/g, '$1.$2.$3')
    .replace(/^\s*(\d{5,6})[.,]0{1,2}\s*$/, '$1')
    // a label ends where the next one begins
    .replace(/(?<=\d)\s*[-–,]?\s+(?=(?:ateco\s*-?\s*)?20\d\d\s*:)/gi, ';')
    // 1) 62.01.00 2) 46.51.00
    .replace(/(?:^|\s)\d[).:]\s+(?=\d{2}\.\d)/g, ';')

const cellsIn = (text: string): CellPieces[] =>
  withPoints(plainDashes(text.replace(/^\s*=?["“”]([^"“”]*)["“”]\s*$/, '$1')))
    .split(/[;|\n\r\t]+/)
    .map((part) => cellText(part).replace(/^(?:n\.?°?|[*#•-])\s*(?=\d{2})/i, ''))
    .filter((part) => part !== '')
    .map(cellPiecesOf)

const LABEL =
  /^(?:(?:cod(?:ice|\.)?|class(?:ificazione|\.)?)\s*)?ateco(?:fin)?\s*-?\s*(?:istat\s*)?(20\d\d)?\s*[:\-–.]?\s*/i
const YEAR_IN_FRONT = /^\(?(20\d\d)\)?\s*:\s*/
const SECTION = /^(?:sez(?:ione|\.)?\s*)?([A-U])(?:\s*[.\-:/]\s*|\s+|(?=\d))(?=\d)/
const VERSION_BEHIND =
  /^\s*[([-]?\s*(?:ateco\s*)?(?:istat\s*)?(2002|2007|2022|2025)\s*[)\]]?(?=\s|$|[-–:,/])(?!\s*:?\s*\d{2}\.)/i
const SEPARATOR =
  /^\s*(?:\(?(?:prevalente|principale|primari[oa])\)?)?\s*(?:[,/&+•]|-?>|\b(?:ed?(?: anche)?|o|oppure)\b)?\s*(?:(?:secondari[oae]|[sS]:):?)?\s*(?=(?:[A-U]\s*[.-]?\s*|ateco.*)?\d{2})/i
/** Without a sign between them only whole codes part: `62.01.00 46.51`, `620100 465100`, `6201 4651`. */
const WHOLE = /^(?!(?:19|20)\d\d(?!\d))(?:\d{2}\.\d{1,2}(?:\.\d{1,2})?|\d{6}|\d{4})(?![\d.])(?!\s*:)/
const CODES = [
  /^\d{1,2} ?\. ?\d{1,2}(?: ?\. ?\d{1,2})?(?![\d.]*\d)/,
  /^\d{2}-\d{2}-\d{1,2}(?![\d-])/,
  /^\d{2}-\d{2}(?![\d-])/,
  /^\d{1,2},\d{1,2}(?:,\d{1,2})?(?![\w,.])/,
  /^\d{2} \d{2}(?: \d{1,2})?(?![\d.])/,
  /^\d{2,6}(?![.,-]*\w)/,
]

/** Words allowed in front of a code with points; none means that the code is not, or no longer, the company's. */
const WORDS = /^[^\d;]*?(?=(?:(?<!\p{L})[A-U][\s.-]*)?\(?\d{2}\.\d)/u
const NOT = /(?<!\p{L})(?:ex|non|no|escl\w*|tranne|salvo|eccetto|diver\w*|gi[aà]|fino|cessat\w*|nace)(?!\p{L})/iu
const wordsIn = (part: string): string => {
  const words = WORDS.exec(part)?.[0] ?? ''
  // titles mention excluded codes; the code in brackets after a title is its own
  const said = part[words.length] === '(' ? (/\S+\s*$/.exec(words)?.[0] ?? '') : words
  return /\p{L}{2}|^[PS]\s*:/u.test(words) && !LABEL.test(words) && !NOT.test(said) ? words : ''
}

function cellPiecesOf(whole: string): CellPieces {
  // 62, 01 may be one code that a spreadsheet changed, or two
  if (/^\d{1,2}, \d{1,2}$/.test(whole)) return { pezzi: [], resto: whole }
  const before = wordsIn(whole)
  const part = before === '' ? whole : whole.slice(before.length).replace(/^\((.*?)\)/, '$1')
  const cella: CellPieces = { pezzi: [], resto: '' }
  let rest = part
  let versione: AtecoVersion | undefined
  for (;;) {
    const [label = '', year] = LABEL.exec(rest) ?? YEAR_IN_FRONT.exec(rest) ?? []
    if (year !== undefined && !VERSIONS[year]) return { pezzi: [], resto: part }
    if (year !== undefined) versione = VERSIONS[year]
    rest = rest.slice(label.length).replace(SECTION, '')
    const testo = CODES.map((code) => code.exec(rest)?.[0]).find((found) => found !== undefined)
    const readings = testo === undefined ? [] : readingsOf(testo)
    if (testo === undefined || readings.length === 0) return { ...cella, resto: rest }
    rest = rest.slice(testo.length).replace(/^\.(?=\s|$|[,;])/, '')
    const pezzo: Piece = {
      testo,
      letture: readings,
      certo: /\./.test(testo) || /^\d{6}$/.test(testo),
      versione,
      titolo: '',
    }
    cella.pezzi.push(pezzo)
    const [behind, after] = VERSION_BEHIND.exec(rest) ?? []
    if (behind !== undefined) {
      if (!VERSIONS[after!]) return { pezzi: [], resto: part }
      pezzo.versione = VERSIONS[after!]
      rest = rest.slice(behind.length)
    }
    const separator = separatorOf(rest, testo)
    if (separator === '') {
      pezzo.titolo = rest.replace(/^[\s\-–:,.(]+|[\s)]+$/g, '')
      // do not drop a second code among the words
      const isOther = /\d{2}\.\d{1,2}|^\d/.test(pezzo.titolo)
      // the main code is the last: the first one would be taken for it
      const isMain = cella.pezzi.length > 1 && /prevalent|principal|primari[oa]\b/i.test(pezzo.titolo)
      return isOther || isMain ? { ...cella, resto: pezzo.titolo } : cella
    }
    rest = rest.slice(separator.length)
  }
}

function separatorOf(rest: string, before: string): string {
  const [found = ''] = SEPARATOR.exec(rest) ?? []
  if (found === '' || found.trim() !== '') return found
  const next = rest.slice(found.length)
  return WHOLE.test(before) && WHOLE.test(next) && /\./.test(before) === /\./.test(next) ? found : ''
}

/** Possible codes of a piece, as digits; empty for a range or an impossible shape. */
function readingsOf(testo: string): string[] {
  const parts = testo.split(/[.,\- ]+/).filter(Boolean)
  const range = /^\d{2}-\d{2}$/.test(testo) && Number(parts[1]) >= Number(parts[0])
  if (range) return []
  if (parts.length > 1) {
    const [first = '', second = '', ...others] = parts
    // 62.1.00 is no code; 1.11 lost a zero
    if (others.length > 0 && second.length === 1) return []
    return valid([`${first.padStart(2, '0')}${second}${others.join('')}`])
  }
  return valid(testo.length % 2 === 1 ? [testo, `0${testo}`] : testo.length === 4 ? [testo, `0${testo}`] : [testo])
}

const valid = (readings: string[]): string[] => readings.filter((digits) => isAtecoShape(digits) && digits.length >= 2)
