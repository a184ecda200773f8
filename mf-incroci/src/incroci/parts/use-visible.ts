import { FACETS_BY_SIDE, type MatchListQuestion, type Incrocio, type MatchSide } from '@bandiera/matching'
import { useListState, type ListFilter, type ListState, type ListStateActions } from '@bandiera/ui/list'
import { useMemo } from 'react'
import type { LoadingMatches } from '../../parts/engine-client/match.ts'
import { useMatches } from '../../parts/engine-client/use-matches.ts'
import { VERDICT_FILTER, HIDDEN_LABELS } from '../filters.ts'

export type Visible = NonNullable<ReturnType<typeof visibleOf>>

export interface VisibleOptions {
  tab: MatchSide
  id: string
  filters: readonly ListFilter<Incrocio>[]
}

/** The part of a ranking that search, filters and switches in the address leave; `null` while it loads. */
export function useVisible({ tab, id, filters }: VisibleOptions) {
  const state = useListState()
  // another row, or one more for the comparison, is no other question
  const asked = JSON.stringify(questionOf({ tab, id, filters }, state))
  const question = useMemo(() => JSON.parse(asked) as MatchListQuestion, [asked])
  const loading = useMatches(question)
  const visible = useMemo(() => visibleOf(loading, state), [loading, state])
  return { visible, error: loading.error, retry: loading.retry }
}

/** The question of this list: search, filters and order of the address that it knows. */
function questionOf({ tab, id, filters }: VisibleOptions, { q, chosen, sort }: ListState): MatchListQuestion {
  const known = new Set([VERDICT_FILTER.id, ...filters.map((filter) => filter.id), ...FACETS_BY_SIDE[tab].nascosti])
  const f = Object.fromEntries([...chosen].filter(([facet]) => known.has(facet)))
  return { tab, id, ...(q && { q }), f, ...(sort && { ord: `${sort.desc ? '-' : ''}${sort.id}` }) }
}

function visibleOf({ matches, error, retry }: LoadingMatches, state: ListState & ListStateActions) {
  if (!matches) return null
  const { tab } = matches.question
  const asked = tab === 'azienda' && state.chosen.get('stato')?.includes('chiuso')
  // kinds of matches that the list hides until the user shows them
  const nascosti = FACETS_BY_SIDE[tab].nascosti.map((id) => ({
    id,
    label: HIDDEN_LABELS[id],
    count: matches.nascosti.get(id) ?? 0,
    shown: (id === 'chiusi' && asked === true) || state.chosen.has(id),
    show: (on: boolean) => state.choose({ [id]: on ? [] : null }),
  }))
  return { ...matches, error, retry, state, nascosti }
}
