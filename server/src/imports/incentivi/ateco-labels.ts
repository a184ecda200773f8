import type { Edizione, Trovato } from './ateco-words.ts'

/** The list with its labels: each holds for what follows, or, where the last has nothing behind it, for what is in front: `55.10 (ATECO 2025)`. */
export function labelled(list: readonly Trovato[]): Trovato[] {
  const bracket = bracketLabels(list)
  const isCodeLike = ({ tipo }: Trovato) => tipo === 'codice' || tipo === 'sezione'
  const isLabel = (piece: Trovato) => piece.tipo === 'etichetta' && !bracket.has(piece)
  const last = list.findLastIndex(isLabel)
  const first = list.findIndex(isLabel)
  const behind = last >= 0 && !list.slice(last).some(isCodeLike) && list.slice(0, first).some(isCodeLike)
  const ordered = behind ? list.toReversed() : list
  let edizione: Edizione | null | undefined
  const found = ordered.map((piece) => {
    const own = bracket.get(piece)
    if (own !== undefined) return { ...piece, edizione: own }
    if (piece.tipo === 'etichetta') edizione = piece.versione
    return { ...piece, edizione }
  })
  return behind ? found.reverse() : found
}

/** Pieces of brackets that have codes and a label of their own: `62.01 (62.10 ATECO 2025)`. */
function bracketLabels(list: readonly Trovato[]): Map<Trovato, Edizione | null> {
  const found = new Map<Trovato, Edizione | null>()
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
