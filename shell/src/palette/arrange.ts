import { FOUND_AT_MOST } from '@bandiera/domain'
import type { Group, Item, ShownItem } from './items.ts'
import { matchLabel, type Range, wordsIn, wordsOf } from './match.ts'
import { paletteTexts } from './texts.ts'

export interface Offer {
  id: string
  title: string
  items: readonly Item[]
  /** Found by their module: the first five are shown in the module's order. */
  found?: boolean
  all?: string | undefined
  /** Pages opened before: on top as long as nothing is typed, and above others that fit as well. */
  early?: boolean
  atMost?: number
}

const FEW = 5
/** What was opened before ranks above what fits as well, and below what fits better. */
const OPENED = 0.01

/** The group that fits best on top; a page that several offer is listed once, in the upper one. What would be made of the text comes last. */
export function arrange(text: string, offers: readonly Offer[]): Group[] {
  const words = wordsOf(text)
  const seen = new Set<string>()
  const opened = offers.flatMap(({ early, items }) => (early ? items.map(({ to }) => to ?? '') : []))
  const records = new Set(offers.flatMap(({ found, items }) => (found ? items.map(({ to }) => to ?? '') : [])))
  const groups = offers.map((offer): Scored => {
    if (offer.found) return foundGroup(offer, words, opened)
    const { early, items } = offer
    // a record opened before is shown among those of its kind, with what its module says of it
    const own = items.filter(({ makes, to }) => !makes && !(early && words.length > 0 && records.has(to ?? '')))
    return ownGroup({ ...offer, items: own }, words, opened)
  })
  const makers = words.length === 0 ? [] : offers.flatMap(({ id, items }) => items.map((item) => ({ id, item })))
  const made = makers.filter(({ item }) => item.makes).map(({ id, item }) => lineOf(id, item, words))
  return [
    ...groups.toSorted((a, b) => b.score - a.score).map(({ group }) => group),
    { id: 'crea', title: paletteTexts.groups.make, items: made },
  ]
    .map((group) => withoutSeen(group, seen))
    .filter(({ items }) => items.length > 0)
}

interface Scored {
  group: Group
  score: number
}

function ownGroup(offer: Offer, words: readonly string[], opened: readonly string[]): Scored {
  const { id, title, items, early = false, atMost } = offer
  const fitting = items
    .flatMap((item) => {
      const match = matchLabel(words, item.label, item.keywords)
      const more = !early && isOpened(item, opened) ? OPENED : 0
      return match ? [{ item, ranges: match.ranges, score: match.score + more }] : []
    })
    .toSorted((a, b) => b.score - a.score)
  const shown = fitting.slice(0, atMost).map(({ item, ranges }) => ({ ...lineOf(id, item, words), ranges }))
  const best = (fitting[0]?.score ?? 0) + (early ? OPENED : 0)
  return { group: { id, title, items: shown }, score: words.length === 0 ? Number(early) : best }
}

function foundGroup({ id, title, items, all }: Offer, words: readonly string[], opened: readonly string[]): Scored {
  const scored = items.map((item) => {
    const match = matchLabel(words, item.label)
    const line = lineOf(id, item, words)
    // a match by number ranks above a word in the middle
    return { item, line: match ? { ...line, ranges: match.ranges } : line, score: match?.score ?? 2 }
  })
  const fewest = openedFirst(scored, opened).slice(0, FEW)
  const shown = fewest.map(({ line }) => line)
  const score = Math.max(0, ...fewest.map(({ item, score: own }) => own + (isOpened(item, opened) ? OPENED : 0)))
  if (items.length <= FEW) return { group: { id, title, items: shown }, score }
  const total = items.length < FOUND_AT_MOST ? String(items.length) : paletteTexts.atLeast(FOUND_AT_MOST)
  const more = (to: string): ShownItem => {
    const item = { id: 'all', label: paletteTexts.showAll(total), icon: 'cerca', to }
    return { key: `${id} all`, item, ranges: NONE, detailRanges: NONE }
  }
  const lines = all ? [...shown, more(all)] : shown
  return { group: { id, title, total: paletteTexts.ofCount(FEW, total), items: lines }, score }
}

const NONE: readonly Range[] = []
const isOpened = ({ to }: Item, opened: readonly string[]): boolean => to !== undefined && opened.includes(to)

/** In the module's order, but each page opened before above all that fit no better, the last one first. */
function openedFirst<T extends { item: Item; score: number }>(all: readonly T[], opened: readonly string[]): T[] {
  const known = all.filter(({ item }) => isOpened(item, opened))
  const lines = all.filter((one) => !known.includes(one))
  const placeOf = ({ item }: T) => opened.indexOf(item.to ?? '')
  for (const one of known.toSorted((a, b) => placeOf(b) - placeOf(a))) {
    const at = lines.findIndex(({ score }) => score <= one.score)
    lines.splice(at < 0 ? lines.length : at, 0, one)
  }
  return lines
}

function lineOf(id: string, item: Item, words: readonly string[]): ShownItem {
  const detailRanges = item.detail ? wordsIn(words, item.detail) : NONE
  return { key: `${id}/${item.id}`, item, ranges: wordsIn(words, item.label), detailRanges }
}

function withoutSeen(group: Group, seen: Set<string>): Group {
  const items = group.items.filter(({ item }) => !item.to || !seen.has(item.to))
  items.forEach(({ item }) => item.to && seen.add(item.to))
  return { ...group, items }
}
