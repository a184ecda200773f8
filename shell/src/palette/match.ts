import { foldText } from '@bandiera/domain'

/** From and to (excluded) of a part of a label, to show what fitted. */
export type Range = readonly [from: number, to: number]

export interface Match {
  score: number
  ranges: readonly Range[]
}

const START = 4
const WORD = 3
const INSIDE = 2
const LOOSE = 1

export const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean)

/** Fits every word to a label or its keywords: at the start of a word, inside one, or as beginnings of several in a row
 * (`nuaz` for "Nuova azienda"). Accents and capitals are folded. @returns `null` when a word does not fit */
export function matchLabel(words: readonly string[], label: string, keywords = ''): Match | null {
  const folded = foldWithPlaces(label)
  const more = ` ${foldText(keywords)}`
  let score = 0
  const ranges: Range[] = []
  for (const word of words) {
    const fit = fitOf(word, folded.text)
    if (fit) ranges.push(...fit.spans.map(([from, to]): Range => [folded.at[from]!, folded.at[to - 1]! + 1]))
    else if (!more.includes(` ${word}`)) return null
    score += fit?.score ?? LOOSE
  }
  return { score: score / Math.max(words.length, 1), ranges: joined(ranges) }
}

/** Where words of the text are in another text, whole; each counts alone. */
export const wordsIn = (words: readonly string[], text: string): readonly Range[] =>
  joined(
    words.flatMap((word) => {
      const match = matchLabel([word], text)
      return match && match.score > LOOSE ? match.ranges : []
    }),
  )

interface Fit {
  score: number
  spans: Range[]
}

function fitOf(word: string, text: string): Fit | null {
  const at = ` ${text}`.indexOf(` ${word}`)
  if (at >= 0) return { score: at === 0 ? START : WORD, spans: [[at, at + word.length]] }
  const inside = word.length > 1 ? text.indexOf(word) : -1
  if (inside >= 0) return { score: INSIDE, spans: [[inside, inside + word.length]] }
  const spans = beginnings(word, text, 0)
  return spans && { score: LOOSE, spans }
}

/** Prefixes of words in order, longest first. @param dead places from which the rest does not fit: tried once */
function beginnings(word: string, text: string, from: number, dead = new Set<string>()): Range[] | null {
  if (word === '') return []
  const place = `${word.length} ${from}`
  if (dead.has(place)) return null
  for (let start = from; start < text.length; start = nextWord(text, start)) {
    let length = 0
    while (length < word.length && text[start + length] === word[length]) length++
    for (; length > 0; length--) {
      const rest = beginnings(word.slice(length), text, nextWord(text, start), dead)
      if (rest) return [[start, start + length], ...rest]
    }
  }
  dead.add(place)
  return null
}

function nextWord(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 ? text.length : space + 1
}

/** The label as people search for it, and for each of its letters the place in the label. */
function foldWithPlaces(label: string): { text: string; at: number[] } {
  let text = ''
  const at: number[] = []
  for (let index = 0; index < label.length; index++) {
    // a combining accent belongs to the letter before it
    if (/\p{M}/u.test(label[index]!)) continue
    for (const letter of foldText(label[index]!) || ' ') {
      if (letter === ' ' && (text === '' || text.endsWith(' '))) continue
      text += letter
      at.push(index)
    }
  }
  return { text, at }
}

function joined(ranges: readonly Range[]): Range[] {
  const list: Range[] = []
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = list.at(-1)
    if (last && from <= last[1]) list[list.length - 1] = [last[0], Math.max(last[1], to)]
    else list.push([from, to])
  }
  return list
}
