import FilterList from '@mui/icons-material/FilterList'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { HiddenText } from '../page/hidden-text.tsx'
import { countText, type Noun, uiTexts } from '../texts.ts'
import type { ListFilter } from './columns.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListCount } from './list-page.tsx'
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
  /** The values of a filter are on show from now on, or (`null`) of none. */
  onFilter?: ((filter: ListFilter<T> | null) => void) | undefined
  /** Before the search, on a phone below it: the box that selects all rows. */
  check?: ReactNode
  /** Controls of this list alone, after the filters. */
  children?: ReactNode
  /** Views, columns and export, at the far right. */
  tools?: ReactNode
}

/** The list's own line: search, filters with those that are active, tools. Its count is beside the page's title. */
export function ListToolbar<T>(props: ListToolbarProps<T>) {
  const { nome, records, visible, filters, state, searchable, busy, check, children, tools } = props
  const { all = records.length } = props
  const narrowed = state.q !== '' || state.chosen.size > 0
  const rows = countText(nome, visible, all)
  return (
    <Box className="no-print" sx={line}>
      {searchable && <SearchBox label={`${uiTexts.cerca} ${nome.molti}`} state={state} />}
      {filters.length > 0 && <Filters {...props} narrowed={narrowed} result={countText(nome, visible)} />}
      {filters.length === 0 && narrowed && <Button onClick={state.clear}>{uiTexts.azzera}</Button>}
      {children}
      <Box data-group sx={{ display: 'flex', gap: 0.5, ml: 'auto', order: { xs: 1, md: 2 } }}>
        {tools}
        {check && <Box sx={{ display: { md: 'none' } }}>{check}</Box>}
      </Box>
      <ListCount>
        <Box component="span" role="status" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {busy ? uiTexts.caricamento : <Count all={all} nome={nome} text={rows} />}
        </Box>
      </ListCount>
    </Box>
  )
}

/** A phone has no room for the noun, which screen readers still hear. */
function Count({ text, nome, all }: { text: string; nome: Noun; all: number }) {
  const noun = all === 1 ? nome.uno : nome.molti
  const narrow = useNarrow()
  if (!narrow) return text
  return (
    <>
      {text.slice(0, -noun.length).trim()}
      <HiddenText>{noun}</HiddenText>
    </>
  )
}

const useNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })

const line = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 36,
  mb: { xs: 1, md: 2 },
} as const

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
      sx={{ flex: { xs: '1 1 120px', md: '0 1 240px' }, minWidth: 120, '& input': { py: '6px' } }}
      type="search"
      value={text}
    />
  )
}

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

interface FiltersProps<T> extends ListToolbarProps<T> {
  narrowed: boolean
  result: string
}

function Filters<T>(props: FiltersProps<T>) {
  const { filters, state, records, narrowed, result, onFilter } = props
  const { countsOf = (filter: ListFilter<T>) => countValues(filter, records) } = props
  const [open, setOpen] = useState<string | null>(null)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const narrow = useNarrow()
  const offered = filters.filter(({ id, linked }) => !linked || state.chosen.has(id))
  const shown = offered.map((filter) => ({ ...filter, values: valuesOf(filter, state) }))
  const active = shown.filter(({ values }) => values.length > 0)
  const byId = (id: string | null) => offered.find((filter) => filter.id === id)
  const show = (id: string | null) => {
    setOpen(id)
    onFilter?.(byId(id) ?? null)
  }
  const change = (id: string, values: readonly string[]) =>
    state.choose({ [id]: sameValues(values, byId(id)?.initial ?? []) ? null : values })
  return (
    <>
      <Button
        aria-expanded={open !== null}
        aria-haspopup="dialog"
        color="inherit"
        onClick={() => show(active[0]?.id ?? offered[0]?.id ?? null)}
        ref={setButton}
        startIcon={<FilterList aria-hidden />}
        sx={{ flex: 'none', borderColor: 'divider' }}
        variant="outlined"
      >
        {uiTexts.filtri}
        {active.length > 0 && <HiddenText>{` (${listTexts.filtriAttivi(active.length)})`}</HiddenText>}
      </Button>
      {(active.length > 0 || narrowed) && (
        <Box data-chips sx={chips}>
          <FilterChips filters={shown} onOpen={show} onRemove={(id) => change(id, [])} />
          {narrowed && (
            <Button onClick={state.clear} sx={{ flex: 'none' }}>
              {uiTexts.azzera}
            </Button>
          )}
        </Box>
      )}
      <FilterPanel
        anchor={button}
        countsOf={(id) => {
          const filter = byId(id)
          return filter ? countsOf(filter) : null
        }}
        filters={shown}
        narrow={narrow}
        onChange={change}
        onClear={narrowed ? state.clear : undefined}
        onOpen={show}
        open={open}
        result={result}
      />
    </>
  )
}

/** On a phone a line of its own, which scrolls sideways. */
const chips = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  order: { xs: 3, md: 0 },
  flex: { xs: '1 1 0', md: '0 1 auto' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const

const sameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value))

export interface FilterMenuProps {
  label: string
  options: readonly { value: string; label: string }[]
  counts: () => ReadonlyMap<string, number> | null
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  onOpen?: ((open: boolean) => void) | undefined
}

/** One filter as a menu of its own, for pages that have no list. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, options, values, onOpen } = props
  const chosen = options.filter((option) => values.includes(option.value))
  const text = chosen.length === 0 ? label : `${label}: ${chosen.map((option) => option.label).join(', ')}`
  return (
    <ToolbarMenu active={chosen.length > 0} label={label} name={listTexts.filtro(text)} onOpen={onOpen} text={text}>
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
