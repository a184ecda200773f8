import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Search from '@mui/icons-material/Search'
import type { ReactNode } from 'react'
import { conta, testi, type Nome } from '../testi.ts'
import type { ListFilter } from './columns.ts'
import { FilterMenu } from './filter-menu.tsx'
import type { ListState, ListStateActions } from './list-state.ts'
import { countValues, valuesOf } from './select-rows.ts'
import { useSearchText } from './use-search-text.ts'

export interface ListToolbarProps<T> {
  nome: Nome
  records: readonly T[]
  visible: number
  filters: readonly ListFilter<T>[]
  state: ListState & ListStateActions
  searchable: boolean
  /** How many records there are, where `records` are not all of them. */
  all?: number | undefined
  /** What is counted and shown is not what was asked last. */
  busy?: boolean | undefined
  /** Records by value of a filter, where `records` cannot tell; `null` while not known. */
  countsOf?: ((filter: ListFilter<T>) => ReadonlyMap<string, number> | null) | undefined
  /** The menu of a filter is open from now on, or (`null`) none is. */
  onFilter?: ((filter: ListFilter<T> | null) => void) | undefined
  /** More controls of the list, after the filters. */
  children?: ReactNode
}

/** Search, filters and the count of a list, always in sight. */
export function ListToolbar<T>(props: ListToolbarProps<T>) {
  const { nome, records, visible, filters, state, searchable, busy, onFilter, children } = props
  const { all = records.length, countsOf = (filter) => countValues(filter, records) } = props
  const narrowed = state.q !== '' || state.chosen.size > 0
  return (
    <Stack className="no-print" direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      {searchable && <SearchBox label={`${testi.cerca} ${nome.molti}`} state={state} />}
      {filters
        .filter(({ id, linked }) => !linked || state.chosen.has(id))
        .map((filter) => (
          <FilterMenu
            counts={() => countsOf(filter)}
            key={filter.id}
            label={filter.label}
            onChange={(values) => state.choose({ [filter.id]: same(values, filter.initial ?? []) ? null : values })}
            onOpen={(open) => onFilter?.(open ? filter : null)}
            options={filter.options}
            values={valuesOf(filter, state)}
          />
        ))}
      {children}
      {narrowed && <Button onClick={state.clear}>{testi.azzera}</Button>}
      <Typography color="textSecondary" role="status" sx={{ ml: 'auto' }} variant="body2">
        {busy ? testi.caricamento : conta(nome, visible, all)}
      </Typography>
    </Stack>
  )
}

function SearchBox({ label, state }: { label: string; state: ListState & ListStateActions }) {
  const [text, type] = useSearchText(state.q, state.setQuery)
  return (
    <OutlinedInput
      inputProps={{ 'aria-label': label, autoComplete: 'off' }}
      onChange={(event) => type(event.target.value)}
      placeholder={label}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      sx={{ width: { xs: '100%', sm: 280 }, '& input': { py: '6px' } }}
      type="search"
      value={text}
    />
  )
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value))
