import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { countText, type Noun, uiTexts } from '../texts.ts'
import type { ListFilter } from './columns.ts'
import type { ListState, ListStateActions } from './list-state.ts'
import { countValues, valuesOf } from './select-rows.ts'
import { listTexts } from './texts.ts'
import { Tick, ToolbarMenu } from './toolbar-menu.tsx'

export interface ListToolbarProps<T> {
  nome: Noun
  records: readonly T[]
  visible: number
  filters: readonly ListFilter<T>[]
  state: ListState & ListStateActions
  searchable: boolean
  all?: number | undefined
  busy?: boolean | undefined
  /** Number of records by value of a filter, when `records` are only a part; `null` until known. */
  countsOf?: ((filter: ListFilter<T>) => ReadonlyMap<string, number> | null) | undefined
  /** The menu of a filter is open from now on, or (`null`) none is. */
  onFilter?: ((filter: ListFilter<T> | null) => void) | undefined
  children?: ReactNode
}

export function ListToolbar<T>(props: ListToolbarProps<T>) {
  const { nome, records, visible, filters, state, searchable, busy, onFilter, children } = props
  const { all = records.length, countsOf = (filter) => countValues(filter, records) } = props
  const narrowed = state.q !== '' || state.chosen.size > 0
  return (
    <Stack className="no-print" direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      {searchable && <SearchBox label={`${uiTexts.cerca} ${nome.molti}`} state={state} />}
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
      {narrowed && <Button onClick={state.clear}>{uiTexts.azzera}</Button>}
      <Typography color="textSecondary" role="status" sx={{ ml: 'auto' }} variant="body2">
        {busy ? uiTexts.caricamento : countText(nome, visible, all)}
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

/** The address follows a moment later (a transition of the router): the box takes its text only when other code changed it. */
export function useSearchText(q: string, setQuery: (q: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(q)
  // values this box has sent and that may still arrive, and the one they replace
  const underway = useRef(new Set<string>())
  // at once: a key before a later effect would look like a change by other code
  useLayoutEffect(() => {
    if (q === text) underway.current.clear()
    else if (!underway.current.has(q)) setText(q)
  }, [q, text])
  const type = (next: string) => {
    underway.current.add(q).add(next)
    setText(next)
    setQuery(next)
  }
  return [text, type]
}

export interface FilterMenuProps {
  label: string
  options: readonly { value: string; label: string }[]
  counts: () => ReadonlyMap<string, number> | null
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  onOpen?: ((open: boolean) => void) | undefined
}

export function FilterMenu(props: FilterMenuProps) {
  const { label, options, values, onOpen } = props
  const chosen = options.filter((option) => values.includes(option.value))
  const text = chosen.length === 0 ? label : `${label}: ${chosen.map((option) => option.label).join(', ')}`
  return (
    <ToolbarMenu active={chosen.length > 0} label={label} name={`Filtro ${text}`} onOpen={onOpen} text={text}>
      {() => choices(props)}
    </ToolbarMenu>
  )
}

/** The lines of the menu: direct children of it, so that its arrow keys find them. */
function choices({ options, counts, values, onChange }: FilterMenuProps) {
  const numbers = counts()
  if (options.length === 0)
    return <MenuItem disabled>{numbers ? listTexts.nienteDaScegliere : uiTexts.caricamento}</MenuItem>
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
  return options.map(({ value, label }) => (
    <MenuItem aria-checked={values.includes(value)} key={value} onClick={() => toggle(value)} role="menuitemcheckbox">
      <Tick checked={values.includes(value)} />
      <span style={{ flex: 1 }}>{label}</span>
      <span style={NUMBER}>{numbers && (numbers.get(value) ?? 0)}</span>
    </MenuItem>
  ))
}

/** The same width before and after the number is known: the menu must not grow while a person presses it. */
const NUMBER = { marginLeft: 16, minWidth: '4ch', textAlign: 'right', opacity: 0.75 } as const
