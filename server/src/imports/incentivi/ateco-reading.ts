import { type CodiceAteco, type Criterio, type AtecoVersion, normalizeAteco, atecoSectionOf } from '@bandiera/domain'
import type { RangeEnd } from './ateco-range.ts'
import type { Edition, FoundPiece } from './ateco-words.ts'

export type Codice = Required<Pick<CodiceAteco, 'codice'>> & { versione: AtecoVersion }

export interface AtecoRead {
  criteri: Criterio[]
  /** `tutti` when the cell admits all. */
  ammessi: Codice[] | 'tutti'
}

/** A section, or everything from one code or section to another, both included. */
export interface ReadRange {
  da: RangeEnd
  a: RangeEnd
  versione: Edition | undefined
}

export interface AtecoList {
  tutti: boolean
  ammessi: ReadCode[]
  esclusi: ReadCode[]
  tratti: { ammessi: ReadRange[]; esclusi: ReadRange[] }
  prevalente: boolean
  nonLetti: string[]
  ambigui: string[]
  /** Two codes with a dash: a range, or a list of two. */
  dubbi: (ReadRange & { testo: string })[]
}

export interface ReadCode {
  /** `5510` for `55.10`. */
  cifre: string
  /** `undefined` without a label. */
  versione: Edition | undefined
}

export const rangeEndOf = (piece: FoundPiece): RangeEnd =>
  piece.tipo === 'codice' ? { cifre: piece.cifre } : { lettera: piece.tipo === 'sezione' ? piece.lettera : '' }

const sectionOf = ({ cifre, lettera }: RangeEnd, versione: Edition | undefined): string | undefined =>
  lettera ?? atecoSectionOf(normalizeAteco(cifre ?? ''), versione === '2025' ? '2025' : '2007')?.lettera

export function isAdmitted({ ammessi, tratti }: AtecoList, piece: FoundPiece): boolean {
  const end = rangeEndOf(piece)
  const code = end.cifre === undefined ? undefined : normalizeAteco(end.cifre)
  const inTratto = ({ da, a, versione }: ReadRange) => {
    const own = sectionOf(end, versione)
    if (da.lettera !== undefined) return own !== undefined && own >= da.lettera && own <= (a.lettera ?? '')
    return (
      code !== undefined &&
      code >= normalizeAteco(da.cifre) &&
      code.padEnd(6, '0') <= normalizeAteco(a.cifre ?? '').padEnd(6, '9')
    )
  }
  return (
    (code !== undefined &&
      ammessi.some(({ cifre }) => end.cifre !== cifre && code.startsWith(normalizeAteco(cifre)))) ||
    tratti.ammessi.some(inTratto)
  )
}

/** A section before some of its codes is only their heading: `Sezione C - divisioni 10, 11`. */
export function narrowSection(found: AtecoList, list: readonly FoundPiece[], at: number): void {
  const piece = list[at]!
  const last = found.tratti.ammessi.at(-1)
  if (piece.tipo !== 'codice' || last?.da.lettera === undefined || last.da.lettera !== last.a.lettera) return
  let before = at - 1
  while (
    list[before] &&
    !['codice', 'sezione', 'ammesso', 'escluso', 'etichetta', 'testo'].includes(list[before]!.tipo)
  )
    before -= 1
  const heading = list[before]
  if (heading?.tipo !== 'sezione' || sectionOf(rangeEndOf(piece), last.versione) !== last.da.lettera) return
  const between = list.slice(before, at)
  const said = between.some(({ testo }) => RESTRICTED.test(testo))
  if (said || !between.some(({ tipo }) => tipo === 'separatore')) found.tratti.ammessi.pop()
  else found.ambigui.push(`${heading.testo}, ${piece.testo}`)
}

const RESTRICTED = /^(?:division|grupp|class|codic|sol[oa]|esclusivament|limitatament)/i

/** Each label holds for what follows; a last one with nothing behind it for what is in front: `55.10 (ATECO 2025)`. */
export function labelled(list: readonly FoundPiece[]): FoundPiece[] {
  const bracket = bracketLabels(list)
  const isCodeLike = ({ tipo }: FoundPiece) => tipo === 'codice' || tipo === 'sezione'
  const isLabel = (piece: FoundPiece) => piece.tipo === 'etichetta' && !bracket.has(piece)
  const last = list.findLastIndex(isLabel)
  const first = list.findIndex(isLabel)
  const behind = last >= 0 && !list.slice(last).some(isCodeLike) && list.slice(0, first).some(isCodeLike)
  const ordered = behind ? list.toReversed() : list
  let edizione: Edition | null | undefined
  const found = ordered.map((piece) => {
    const own = bracket.get(piece)
    if (own !== undefined) return { ...piece, edizione: own }
    if (piece.tipo === 'etichetta') edizione = piece.versione
    return { ...piece, edizione }
  })
  return behind ? found.reverse() : found
}

/** `62.01 (62.10 ATECO 2025)`: brackets with codes and a label of their own. */
function bracketLabels(list: readonly FoundPiece[]): Map<FoundPiece, Edition | null> {
  const found = new Map<FoundPiece, Edition | null>()
  for (const [at, label] of list.entries()) {
    if (label.tipo !== 'etichetta' || label.parentesi === 0) continue
    let [from, to] = [at, at]
    while (from > 0 && list[from - 1]!.parentesi > 0 && list[from]!.testo !== '(') from -= 1
    while (to + 1 < list.length && list[to + 1]!.parentesi > 0 && !list[to]!.testo.endsWith(')')) to += 1
    const group = list.slice(from, to + 1)
    const outside = list.slice(0, from).some(({ tipo }) => tipo === 'codice' || tipo === 'sezione')
    if (!outside || !group.some(({ tipo }) => tipo === 'codice')) continue
    for (const piece of group) found.set(piece, label.versione)
  }
  return found
}
