import { foldPlace, provinciaByCode, regioneByCode } from '@bandiera/domain'
import type { ComuneRow } from './comuni-file.ts'

/** Keys by which names are compared, from all words to what people leave out or shorten. */
export interface PlaceKeys {
  /** The folded name: `san giovanni rotondo`. */
  whole: string
  /** Without spaces: `San Nicandro` is `Sannicandro`. */
  joined: string
  /** Without small words: `Reggio nell'Emilia` is `reggio emilia`. */
  short: string
  /** With saints as one word: `s giovanni rotondo`. */
  saint: string
  /** Without small words, and with saints as one. */
  shortSaint: string
}

/** People leave these out or write them otherwise. */
const SMALL = new Set(
  `di del della dello dell dei degli delle de da dal dalla nel nell nella ne nei in su sul sulla sull al alla all allo ai a e ed ad d l la
  lo le il i gli con`.split(/\s+/),
)
/** One saint, of any kind, and several. */
const SAINT = /^(?:s|st|san|sant|santo|santa)$/
const SAINTS = /^(?:ss|santi|sante)$/

export function placeKeys(name: string): PlaceKeys {
  const whole = foldPlace(withoutSlashes(name))
    // S.to, S.ta, S.ti, S.S.
    .replace(/\bs ?t([oaie])(?= )/g, 'sant$1')
    .replace(/\bs s(?= )/g, 'ss')
  const words = whole.split(' ')
  const kept = words.filter((word) => !SMALL.has(word))
  const short = kept.length > 0 ? kept : words
  return {
    whole,
    joined: words.join(''),
    short: short.join(' '),
    saint: withSaints(words),
    shortSaint: withSaints(short),
  }
}

/** `Cernusco s/N.` and `Desenzano d/Garda`: small words before a slash. */
const withoutSlashes = (name: string): string =>
  name.replace(/(?<![\p{L}\p{M}])([sd])\s?\/\s?(\p{L}+)/giu, (_, small: string, rest: string) => {
    const word = small.toLowerCase() === 's' ? 'sul' : 'di'
    return `${word} ${rest}${rest.length < 3 ? '.' : ''}`
  })

const withSaints = (words: readonly string[]): string =>
  words.map((word) => word.replace(SAINT, 's').replace(SAINTS, 'ss')).join(' ')

/** Whether a name shortens a saint: only then `S.` may be any of them. */
export const isSaintShortened = ({ whole }: PlaceKeys): boolean => /\b(?:s|ss|st)\b/.test(whole)

/**
 * Tests other names against one with words cut by a point: `S. Maria C. V.` fits `Santa Maria Capua Vetere`, and `M.te S.
 * Pietro` a Monte San Pietro. `undefined` for a name without such words.
 */
export function abbreviation(name: string): ((words: readonly string[]) => boolean) | undefined {
  const parts = [...withoutSlashes(name).matchAll(/([\p{L}\p{M}]+)(?:(\.)(\p{Ll}{1,4}(?![\p{L}\p{M}.])|))?/gu)]
    .map(([, word = '', point, end = '']) => ({ word: foldPlace(word), isCut: point === '.', end: foldPlace(end) }))
    .filter(({ word, isCut }) => isCut || !SMALL.has(word))
  if (!parts.some(({ isCut }) => isCut) || parts.every(({ isCut }) => isCut)) return undefined
  const fits = (word: string, { word: own, isCut, end }: (typeof parts)[number]) =>
    isCut ? word.startsWith(own) && word.endsWith(end) && word.length > own.length : word === own
  // `d. Grappa` is `del Grappa`, `s. Adda` is `sull'Adda`
  const others = parts.filter(({ word, isCut }, at) => at === 0 || !isCut || !/^[ds]$/.test(word))
  return (words) =>
    [parts, others].some((all) => words.length === all.length && all.every((part, at) => fits(words[at]!, part)))
}

/** `Forio d'Ischia`, `Portoferraio (Isola d'Elba)`, `Malcesine sul Garda` */
const WHERE =
  /\s*(?:\s(?:d[’'`]|dell[’'`]|sull[’'`]|nell[’'`])\s*|\s(?:di|del|della|in|sul|sulla|nel|al)\s+|\s?\(\s*|\s[-–]\s)/giu
const KIND = /^(?:isola|lago|golfo|valle)\s+(?:d[’'`]\s*|di\s+|del\s+|della\s+)?/i

/** No name with its place is longer. */
const LONGEST = 80

/** A text cut before each word that may say where the comune is. */
export function placesBehind(text: string): { name: string; place: string }[] {
  if (text.length > LONGEST) return []
  return [...text.matchAll(WHERE)].flatMap((match) => {
    const name = text.slice(0, match.index)
    const place = text
      .slice(match.index + match[0].length)
      .replace(/[\s)]+$/, '')
      .replace(KIND, '')
    return name.trim() === '' || place.trim() === '' ? [] : [{ name, place }]
  })
}

/** Whether words name the provincia or regione of a comune, or a place in the name of another comune of its provincia. */
export function isPlaceOf(place: string, row: ComuneRow, rows: readonly ComuneRow[]): boolean {
  const wanted = placeKeys(place).short.split(' ')
  const holds = (name: string | undefined): boolean => {
    const words = placeKeys(name ?? '').short.split(' ')
    return wanted.every((word) => words.includes(word))
  }
  return (
    holds(provinciaByCode(row.provincia)?.nome) ||
    holds(regioneByCode(row.regione)?.nome) ||
    rows.some((other) => other !== row && other.provincia === row.provincia && holds(other.nome))
  )
}
