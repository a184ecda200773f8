import { normalizeAteco, atecoSections, type AtecoVersion } from '@bandiera/domain'
import type { FoundPiece } from './ateco-words.ts'

export type RangeEnd = { cifre: string; lettera?: undefined } | { lettera: string; cifre?: undefined }

const isCode = (piece: FoundPiece | undefined): boolean => piece?.tipo === 'codice' || piece?.tipo === 'sezione'

/** Where a range ends that begins here: `da 10 a 33`. `45.11 - 45.20` alone may be a list: `ambiguo`. */
export function isRange(list: readonly FoundPiece[], at: number): { to: number; ambiguo: boolean } | null {
  const skip = (from: number, by: 1 | -1): number => {
    let i = from
    while (list[i]?.tipo === 'vuoto' && list[i]!.testo !== '(') i += by
    return i
  }
  const link = skip(at + 1, 1)
  const to = skip(link + 1, 1)
  const [first, dash, last] = [list[at]!, list[link], list[to]]
  const between = betweenTwo(list, at, skip)
  if (between) return between
  if (!dash || !last || !isCode(last) || first.tipo !== last.tipo || !rises(first, last, dash.tipo === 'a')) return null
  const tight = first.al === dash.da && dash.al === last.da
  // with a title between or behind them: a list
  if (dash.tipo !== 'a' && (first.titolo || (last.titolo && !tight))) return null
  if (dash.tipo === 'a') return { to, ambiguo: false }
  if (dash.testo === '/' && tight && isPair(list, at, to)) return { to, ambiguo: true }
  if (dash.tipo !== 'trattino') return null
  const chained =
    (list[at - 1]?.tipo === 'trattino' && isCode(list[at - 2])) ||
    (list[to + 1]?.tipo === 'trattino' && isCode(list[to + 2]))
  if (chained) return null
  return { to, ambiguo: !tight && !isWide(first, last) && !isParted(list, at) }
}

/** `10/33`: two divisions alone. */
function isPair(list: readonly FoundPiece[], at: number, to: number): boolean {
  const isDivision = (piece: FoundPiece) => piece.tipo === 'codice' && piece.cifre.length === 2 && !piece.lettera
  return [list[at]!, list[to]!].every(isDivision) && ![list[at - 1], list[to + 1]].some((piece) => piece?.testo === '/')
}

/** `compresi tra 10 e 33`; `tra 55.10 e 56.10` may be a choice. */
function betweenTwo(
  list: readonly FoundPiece[],
  at: number,
  skip: (from: number, by: 1 | -1) => number,
): { to: number; ambiguo: boolean } | null {
  const before = list[skip(at - 1, -1)]
  const to = skip(at + 1, 1)
  const [first, last] = [list[at]!, list[to]]
  const joined = list.slice(at + 1, to).some(({ testo }) => /^ed?$/i.test(testo))
  if (before?.tipo !== 'da' || !/(?:tra|fra)\s/i.test(`${before.testo} `) || !joined || !isCode(last)) return null
  if (!rises(first, last!, true)) return null
  return { to, ambiguo: !/compres/i.test(before.testo) && !isWide(first, last!) }
}

/** Sections, divisions, and groups of one division: a list of two has no dash. */
function isWide(first: FoundPiece, last: FoundPiece): boolean {
  if (first.tipo !== 'codice' || last.tipo !== 'codice') return true
  const [one, other] = [first, last].map(({ cifre }) => normalizeAteco(cifre)) as [string, string]
  return other.length === 2 || (one.length <= 3 && other.length === 3 && one.slice(0, 2) === other.slice(0, 2))
}

/** Whether a separator is between two codes of one label: a dash is then no list. */
function isParted(list: readonly FoundPiece[], at: number): boolean {
  const isLabel = ({ tipo }: FoundPiece) => tipo === 'etichetta'
  const from = list.slice(0, at).findLastIndex(isLabel) + 1
  const next = list.slice(at).findIndex(isLabel)
  const part = list.slice(from, next < 0 ? list.length : at + next)
  const codes = part.slice(part.findIndex(isCode), part.findLastIndex(isCode))
  return codes.some(({ tipo }) => tipo === 'separatore')
}

function rises(first: FoundPiece, last: FoundPiece, mixed: boolean): boolean {
  if (first.tipo === 'sezione' && last.tipo === 'sezione') return first.lettera < last.lettera
  if (first.tipo !== 'codice' || last.tipo !== 'codice') return false
  return (mixed || first.cifre.length === last.cifre.length) && first.cifre < last.cifre
}

type Exists = (code: string, versione: AtecoVersion) => boolean | null

/** Codes of one version between two ends, as wide as these; `null` when an end does not exist. */
export function codesBetween(da: RangeEnd, a: RangeEnd, versione: AtecoVersion, exists: Exists): string[] | null {
  const letters = [da.lettera, a.lettera]
  if (letters[0] !== undefined) {
    const all = atecoSections[versione]
    const [from, to] = letters.map((letter) => all.findIndex(({ lettera }) => lettera === letter))
    if (from! < 0 || to! < 0) return null
    return all.slice(from, to! + 1).flatMap(({ divisioni }) => divisioni.map(({ codice }) => codice))
  }
  const ends = [String(da.cifre), String(a.cifre)].map(normalizeAteco)
  // `33.99` is the end of 33
  while (ends[1]!.length > 2 && ends[1]!.endsWith('9') && exists(ends[1]!, versione) === false)
    ends[1] = ends[1]!.slice(0, -1)
  if (ends.some((end) => exists(end, versione) === false)) return null
  const length = Math.max(...ends.map((end) => end.length))
  const [first, last] = [ends[0]!.padEnd(length, '0'), ends[1]!.padEnd(length, '9')].map(Number) as [number, number]
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(length, '0'))
  const found = numbers.filter((code) => exists(code, versione) !== false)
  // over several divisions, whole ones are named as such
  return ends[0]!.slice(0, 2) === ends[1]!.slice(0, 2) ? found : widened(found, versione, exists)
}

function widened(codes: readonly string[], versione: AtecoVersion, exists: Exists): string[] {
  let found = [...codes]
  for (let length = Math.max(...codes.map((code) => code.length)); length > 2; length -= 1) {
    const held = new Set(found)
    const isWhole = (parent: string) =>
      Array.from({ length: 10 }, (_, i) => `${parent}${i}`).every(
        (child) => held.has(child) || exists(child, versione) === false,
      )
    const parents = new Set(found.filter((code) => code.length === length).map((code) => code.slice(0, -1)))
    const whole = [...parents].filter(isWhole)
    found = [...found.filter((code) => code.length !== length || !whole.includes(code.slice(0, -1))), ...whole]
  }
  return found
}
