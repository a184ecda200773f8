import { foldText } from '@bandiera/domain'
import type { DomandaElenco } from './domanda.ts'
import { PER_LATO, valuesOf, type FacetId } from './facets.ts'
import { inOrder } from './orders.ts'
import { testoDi, type Riga } from './riga.ts'

/** What a list of matches shows. */
export interface VistaElenco<R extends Riga = Riga> {
  /** What passes search and filters, best first unless another order is asked for. */
  rows: readonly R[]
  /** How many there are before search and filters. */
  base: number
  /** How many of each verdict pass the other filters. */
  perEsito: ReadonlyMap<string, number>
  /** How many of what passes the search and all other filters carry each value, by facet: what a choice of it would show. */
  facets: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** How many there are of what is left out until somebody asks for it. */
  nascosti: ReadonlyMap<string, number>
  /** The nearest of the rows, when none of them fits and nobody searched or filtered. */
  vicini: readonly R[]
}

export interface Elenco<R extends Riga> {
  /** A match, best first. */
  add: (riga: R) => void
  /** @param quasi of the rows, those that fail for one reason alone; not called where nobody needs to know */
  vista: (quasi: () => Some<R>) => VistaElenco<R>
}

/** Some of the rows. */
interface Some<R> {
  has: (riga: R) => boolean
}

/** A filter, or the search (`q`). */
interface Test<R> {
  id: FacetId | 'q'
  passes: (riga: R) => boolean
}

/** As many as are shown when nothing fits. */
const VICINI = 5

/**
 * The list that a question makes of a ranking: one meaning for the page and the server. Matches are shown to it one by one, so
 * that a long ranking can be looked through with pauses.
 */
export function createElenco<R extends Riga>({ tab, q = '', f = {}, ord }: DomandaElenco): Elenco<R> {
  const { facets: ids, nascosti } = PER_LATO[tab]
  const words = foldText(q).split(' ').filter(Boolean)
  // looked up once: a grant may have a hundred thousand companies
  const filter = (id: FacetId, initial: readonly string[] = []): Test<R>[] => {
    const values = (Object.hasOwn(f, id) ? f[id] : initial) ?? []
    if (values.length === 0) return []
    return [{ id, passes: (riga) => valuesOf(id, riga).some((value) => values.includes(value)) }]
  }
  // who filters by the state `chiuso` has asked for closed ones
  const hiding = nascosti
    .filter((id) => id !== 'chiusi' || !f['stato']?.includes('chiuso'))
    .flatMap((id) => filter(id, ['no']))
  const search: Test<R>[] = words.length === 0 ? [] : [{ id: 'q', passes: (riga) => holds(testoDi(tab, riga), words) }]
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
      // a choice of the state shows closed grants, which only the default leaves out
      if (hides.some(({ id }) => id !== 'chiusi')) return
      let only = hides.length > 0 ? 'stato' : null
      if (only === null) base += 1
      for (const { id, passes } of tests) {
        if (passes(riga)) continue
        if (only !== null && only !== id) return
        only = id
      }
      // what one filter alone keeps out is what another choice of it would show
      if (only === null) for (const id of ids) add(riga, id)
      else if (only !== 'esito') add(riga, only as FacetId)
      if (only === null || only === 'esito') count(perEsito, riga.valutazione.esito)
      if (only === null) rows.push(riga)
    },
    vista(quasi) {
      const narrowed = words.length > 0 || Object.keys(f).some((id) => id !== 'chiusi' && id !== 'scartati')
      const vicini = narrowed || rows.some(isPossible) ? [] : piuVicini(rows, quasi)
      return { rows: inOrder(rows, ord), base, perEsito, facets, nascosti: hidden, vicini: inOrder(vicini, ord) }
    },
  }
}

const holds = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))

const isPossible = ({ valutazione }: Riga): boolean => valutazione.esito !== 'non_ammissibile'

/** First those that fail for one reason alone, each as it is ranked. */
function piuVicini<R extends Riga>(rows: readonly R[], quasi: () => Some<R>): R[] {
  if (rows.length === 0) return []
  const near = quasi()
  return [...rows.filter((one) => near.has(one)), ...rows.filter((one) => !near.has(one))].slice(0, VICINI)
}

function count<K>(counts: Map<K, number>, value: K): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}
