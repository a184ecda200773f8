import { dayInRome, foldText, decisionOn } from '@bandiera/domain'
import type { MatchListQuestion } from './question.ts'
import { inOrder, type MatchRow, openedLately, textOf } from './rows.ts'
import type { MatchSide } from '../snapshot/record-ranking.ts'

export interface MatchListView<R extends MatchRow = MatchRow> {
  rows: readonly R[]
  base: number
  /** How many of each verdict pass the other filters. */
  perEsito: ReadonlyMap<string, number>
  /** By facet, how many rows each value would show: they pass the search and all other filters. */
  facets: ReadonlyMap<string, ReadonlyMap<string, number>>
  nascosti: ReadonlyMap<string, number>
  /** The nearest misses, when no row fits and there is no search or filter. */
  vicini: readonly R[]
}

export interface MatchList<R extends MatchRow> {
  add: (riga: R) => void
  /** @param quasi the rows that fail on exactly one criterion; called only when needed */
  vista: (quasi: () => Some<R>) => MatchListView<R>
}

type Some<R> = Pick<ReadonlySet<R>, 'has'>

interface Test<R> {
  id: FacetId | 'q'
  passes: (riga: R) => boolean
}

const NEAREST = 5

/** One meaning for the page and the server. Matches are added one by one, so that a long ranking can be looked through with pauses. */
export function createMatchList<R extends MatchRow>({ tab, q = '', f = {}, ord }: MatchListQuestion): MatchList<R> {
  const { facets: ids, nascosti } = FACETS_BY_SIDE[tab]
  const words = foldText(q).split(' ').filter(Boolean)
  // looked up once: a grant may have a hundred thousand companies
  const filter = (id: FacetId, initial: readonly string[] = []): Test<R>[] => {
    const values = (Object.hasOwn(f, id) ? f[id] : initial) ?? []
    if (values.length === 0) return []
    return [{ id, passes: (riga) => valuesOf(id, riga).some((value) => values.includes(value)) }]
  }
  // a filter by the state `chiuso` asks for closed grants
  const hiding = nascosti
    .filter((id) => id !== 'chiusi' || !f['stato']?.includes('chiuso'))
    .flatMap((id) => filter(id, ['no']))
  const search: Test<R>[] = words.length === 0 ? [] : [{ id: 'q', passes: (riga) => holds(textOf(tab, riga), words) }]
  const tests = [...ids.flatMap((id) => filter(id)), ...filter('esito'), ...search]
  const rows: R[] = []
  const perEsito = new Map<string, number>()
  const facets = new Map(ids.map((id) => [id as string, new Map<string, number>()]))
  const hidden = new Map(nascosti.map((id) => [id, 0]))
  let base = 0
  const add = (riga: R, id: FacetId) => {
    const counts = facets.get(id)
    if (counts) for (const value of valuesOf(id, riga)) count(counts, value)
  }
  return {
    add(riga) {
      for (const id of nascosti) if (valuesOf(id, riga).includes('si')) count(hidden, id)
      const hides = hiding.filter(({ passes }) => !passes(riga))
      // choosing a state shows closed grants: only the default hides them
      if (hides.some(({ id }) => id !== 'chiusi')) return
      let only = hides.length > 0 ? 'stato' : null
      if (only === null) base += 1
      for (const { id, passes } of tests) {
        if (passes(riga)) continue
        if (only !== null && only !== id) return
        only = id
      }
      // a row that only one filter excludes would appear with another choice of that filter
      if (only === null) for (const id of ids) add(riga, id)
      else if (only !== 'esito') add(riga, only as FacetId)
      if (only === null || only === 'esito') count(perEsito, riga.valutazione.esito)
      if (only === null) rows.push(riga)
    },
    vista(quasi) {
      const narrowed = words.length > 0 || Object.keys(f).some((id) => id !== 'chiusi' && id !== 'scartati')
      const vicini = narrowed || rows.some(isPossible) ? [] : nearest(rows, quasi)
      return { rows: inOrder(rows, ord), base, perEsito, facets, nascosti: hidden, vicini: inOrder(vicini, ord) }
    },
  }
}

const holds = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))

const isPossible = ({ valutazione }: MatchRow): boolean => valutazione.esito !== 'non_ammissibile'

/** Rows that fail on exactly one criterion first, then the others, each group by rank. */
function nearest<R extends MatchRow>(rows: readonly R[], quasi: () => Some<R>): R[] {
  if (rows.length === 0) return []
  const near = quasi()
  return [...rows.filter((one) => near.has(one)), ...rows.filter((one) => !near.has(one))].slice(0, NEAREST)
}

function count<K>(counts: Map<K, number>, value: K): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

/** Upper ends of the ranges of the largest amount, in euro. */
export const AMOUNT_LIMITS = [10_000, 50_000, 200_000, 1_000_000]
/** Days that are left to apply; a grant that closes in 5 days closes in 7 and in 30, too. */
export const DAY_LIMITS = [7, 30, 90]

type Facet = (riga: MatchRow) => string | readonly string[] | null | undefined

export const FACETS = {
  esito: ({ valutazione }) => valutazione.esito,
  stato: ({ valutazione }) => valutazione.stato,
  forma: ({ bando }) => bando.data.forme,
  obiettivo: ({ bando }) => bando.data.obiettivi,
  importo: ({ bando: { data } }) => {
    const max = data.agevolazioneMax
    return max === undefined ? 'ignoto' : `${AMOUNT_LIMITS.find((end) => max <= end) ?? 'oltre'}`
  },
  scadenza: ({ valutazione: { stato, giorniRimasti: left } }) => {
    if (left === null) return 'nessuna'
    if (stato === 'chiuso') return null
    const within = DAY_LIMITS.filter((days) => left <= days).map(String)
    return within.length > 0 ? within : 'oltre'
  },
  novita: ({ bando }) => (openedLately(bando, dayInRome()) ? 'si' : 'no'),
  gestore: ({ azienda }) => azienda.gestoreId,
  chiusi: ({ valutazione }) => (valutazione.stato === 'chiuso' ? 'si' : 'no'),
  scartati: ({ azienda, bando }) => (decisionOn(azienda, bando._id)?.nonInteressa ? 'si' : 'no'),
} as const satisfies Record<string, Facet>
type FacetId = keyof typeof FACETS

/** Facets that are counted, and filtered by, besides the verdict; `nascosti` are left out by default. */
export const FACETS_BY_SIDE: Record<
  MatchSide,
  { facets: readonly FacetId[]; nascosti: readonly ('chiusi' | 'scartati')[] }
> = {
  azienda: {
    facets: ['stato', 'forma', 'obiettivo', 'importo', 'scadenza', 'novita'],
    nascosti: ['chiusi', 'scartati'],
  },
  bando: { facets: ['gestore'], nascosti: ['scartati'] },
}

function valuesOf(id: FacetId, riga: MatchRow): readonly string[] {
  const value = (FACETS[id] as Facet)(riga)
  return value == null ? [] : typeof value === 'string' ? [value] : value
}
