import { FOUND_AT_MOST } from '@bandiera/domain'
import type { Group, Item, ShownItem } from './items.ts'
import { matchLabel, wordsOf } from './match.ts'
import { paletteTexts } from './texts.ts'

export interface Offer {
  id: string
  title: string
  items: readonly Item[]
  /** Found by their module: the first five are shown in the module's order. */
  found?: boolean
  all?: string | undefined
  /** On top as long as nothing is typed. */
  early?: boolean
  atMost?: number
}

const FEW = 5

/** The group that fits best on top; a page that several offer is listed once, in the upper one. */
export function arrange(text: string, offers: readonly Offer[]): Group[] {
  const words = wordsOf(text)
  const seen = new Set<string>()
  return offers
    .map((offer) => (offer.found ? foundGroup(offer, words) : ownGroup(offer, words)))
    .toSorted((a, b) => b.score - a.score)
    .map(({ group }) => withoutSeen(group, seen))
    .filter(({ items }) => items.length > 0)
}

function ownGroup({ id, title, items, early = false, atMost }: Offer, words: readonly string[]) {
  const fitting = items
    .flatMap((item) => {
      const match = matchLabel(words, item.label, item.keywords)
      return match ? [{ item, match }] : []
    })
    .toSorted((a, b) => b.match.score - a.match.score)
  const shown = fitting
    .slice(0, atMost)
    .map(({ item, match }) => ({ key: `${id}/${item.id}`, item, ranges: match.ranges }))
  const score = words.length === 0 ? Number(early) : (fitting[0]?.match.score ?? 0)
  return { group: { id, title, items: shown }, score }
}

function foundGroup({ id, title, items, all }: Offer, words: readonly string[]) {
  const shown = items.slice(0, FEW).map((item) => {
    const match = matchLabel(words, item.label)
    // a match by number ranks above a word in the middle
    return { key: `${id}/${item.id}`, item, ranges: match?.ranges ?? [], score: match?.score ?? 2 }
  })
  const score = Math.max(0, ...shown.map((one) => one.score))
  if (items.length <= FEW) return { group: { id, title, items: shown }, score }
  const total = items.length < FOUND_AT_MOST ? String(items.length) : paletteTexts.atLeast(FOUND_AT_MOST)
  const more = (to: string): ShownItem => {
    const item = { id: 'all', label: paletteTexts.showAll(total), icon: 'cerca', to }
    return { key: `${id} all`, item, ranges: [] }
  }
  const lines = all ? [...shown, more(all)] : shown
  return { group: { id, title, total: paletteTexts.ofCount(FEW, total), items: lines }, score }
}

function withoutSeen(group: Group, seen: Set<string>): Group {
  const items = group.items.filter(({ item }) => !item.to || !seen.has(item.to))
  items.forEach(({ item }) => item.to && seen.add(item.to))
  return { ...group, items }
}
