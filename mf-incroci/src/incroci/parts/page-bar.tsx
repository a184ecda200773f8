import type { Incrocio } from '@bandiera/matching'
import { Box, type Noun, Typography } from '@bandiera/ui'
import { type ListFilter, ListToolbar, Tips } from '@bandiera/ui/list'
import type { ReactNode } from 'react'
import { barTexts } from '../texts.ts'
import type { Visible } from './use-visible.ts'

interface PageBarProps {
  nome: Noun
  visible: Visible
  filters: readonly ListFilter<Incrocio>[]
  /** Saved views, columns and exports. */
  tools: ReactNode
}

/** The line over the list. Kinds of rows that it hides at first are a filter like the others. */
export function PageBar({ nome, visible, filters, tools }: PageBarProps) {
  const { state, base, total, busy, facets, nascosti } = visible
  const offered = nascosti.filter(({ count, shown }) => count > 0 || shown)
  const also: ListFilter<Incrocio> = {
    id: ALSO,
    label: barTexts.also,
    options: offered.map(({ id, label }) => ({ value: id, label })),
    of: () => null,
  }
  const shown = nascosti.filter((kind) => kind.shown && state.chosen.has(kind.id)).map(({ id }) => id)
  const counts = new Map<string, number>(nascosti.map(({ id, count }) => [id, count]))
  const withKinds = {
    ...state,
    chosen: shown.length > 0 ? new Map([...state.chosen, [ALSO, shown]]) : state.chosen,
    choose: ({ [ALSO]: kinds, ...values }: Parameters<typeof state.choose>[0]) =>
      state.choose(
        kinds === undefined
          ? values
          : Object.fromEntries(nascosti.map(({ id }) => [id, kinds?.includes(id) ? [] : null])),
      ),
  }
  return (
    <Tips>
      <ListToolbar
        all={base}
        busy={busy}
        countsOf={({ id }) => (id === ALSO ? counts : (facets.get(id) ?? new Map<string, number>()))}
        filters={offered.length > 0 ? [...filters, also] : filters}
        nome={nome}
        records={NONE}
        searchable
        state={withKinds}
        tools={tools}
        visible={total}
      >
        {!state.sort && (
          <Box component="span" sx={{ display: { xs: 'none', lg: 'block' }, minWidth: 0 }}>
            <Typography color="textSecondary" noWrap sx={{ fontSize: '0.8125rem' }}>
              {barTexts.order}
            </Typography>
          </Box>
        )}
      </ListToolbar>
    </Tips>
  )
}

const ALSO = 'mostra'
const NONE: readonly Incrocio[] = []
