import type { Incrocio } from '@bandiera/matching'
import {
  Box,
  Button,
  CloseIcon,
  countText,
  Drawer,
  IconButton,
  MoreIcon,
  type Noun,
  OutlinedInput,
  Paper,
  SearchIcon,
  Stack,
  type Theme,
  Typography,
  uiTexts,
  useMediaQuery,
} from '@bandiera/ui'
import { type ListFilter, RowCheck, useSearchText } from '@bandiera/ui/list'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { barTexts, texts } from '../texts.ts'
import type { Visible } from './use-visible.ts'

interface PageBarProps {
  nome: Noun
  visible: Visible
  filters: readonly ListFilter<Incrocio>[]
  /** Saved views and columns. */
  menus: ReactNode
  exports: ReactNode
  /** Beside the count, such as what would make more rows certain. */
  hint?: ReactNode
}

/** The line over the list: search, active filters that one can remove, and what to do with the list. */
export function PageBar({ nome, visible, filters, menus, exports, hint }: PageBarProps) {
  const { state, base, total, busy, nascosti } = visible
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [text, type] = useSearchText(state.q, state.setQuery)
  const label = `${uiTexts.cerca} ${nome.molti}`
  const count = busy ? uiTexts.caricamento : countText(nome, total, base)
  return (
    <Stack className="no-print" direction="row" sx={barStyle}>
      <OutlinedInput
        inputProps={{ 'aria-label': label, autoComplete: 'off' }}
        onChange={(event) => type(event.target.value)}
        placeholder={label}
        startAdornment={<SearchIcon aria-hidden fontSize="small" sx={{ mr: 1 }} />}
        sx={{ flex: { xs: '1 1 0', sm: '0 0 200px' }, minWidth: 0, height: { xs: 40, sm: 34 } }}
        type="search"
        value={text}
      />
      <FilterButton filters={filters} visible={visible} />
      <Stack direction="row" sx={chipsStyle}>
        <Typography color="textSecondary" noWrap role="status" sx={{ fontSize: '0.8125rem' }}>
          {count}
        </Typography>
        {hint}
        {filters.flatMap((filter) => {
          const values = state.chosen.get(filter.id) ?? []
          if (values.length === 0) return []
          const named = filter.options.filter(({ value }) => values.includes(value)).map((one) => one.label)
          return (
            <ActiveFilter key={filter.id} onRemove={() => state.choose({ [filter.id]: null })}>
              {`${filter.label}: ${named.join(', ') || values.join(', ')}`}
            </ActiveFilter>
          )
        })}
        {nascosti
          .filter(({ shown, id }) => shown && state.chosen.has(id))
          .map(({ id, label: name, show }) => (
            <ActiveFilter key={id} onRemove={() => show(false)}>
              {name}
            </ActiveFilter>
          ))}
        {(state.q !== '' || state.chosen.size > 0) && <Button onClick={state.clear}>{uiTexts.azzera}</Button>}
        {!state.sort && (
          <Typography color="textSecondary" noWrap sx={{ fontSize: '0.8125rem', display: { xs: 'none', sm: 'block' } }}>
            {barTexts.order}
          </Typography>
        )}
      </Stack>
      {phone ? (
        <Pop icon label={barTexts.more}>
          {menus}
          {exports}
        </Pop>
      ) : (
        <>
          {menus}
          <Pop label={barTexts.exports}>{exports}</Pop>
        </>
      )}
    </Stack>
  )
}

const barStyle = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 2,
  mb: 1,
  '& > *': { flex: 'none' },
} as const
const chipsStyle = {
  flex: { xs: '1 1 100% !important', sm: '1 1 0 !important' },
  order: { xs: 1, sm: 0 },
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  alignItems: 'center',
  gap: 1,
  whiteSpace: 'nowrap',
  '& > *': { flex: 'none' },
} as const

const ActiveFilter = ({ children, onRemove }: { children: string; onRemove: () => void }) => (
  <Button
    aria-label={barTexts.remove(children)}
    endIcon={<CloseIcon aria-hidden />}
    onClick={onRemove}
    sx={{ flex: 'none', maxWidth: 260, minHeight: 28, py: 0, '& > span:first-of-type': cutStyle }}
    variant="outlined"
  >
    <span>{children}</span>
  </Button>
)

const cutStyle = { overflow: 'hidden', textOverflow: 'ellipsis' } as const

/** All filters at once, beside the list; on a phone a sheet from below. */
function FilterButton({ filters, visible }: Pick<PageBarProps, 'filters' | 'visible'>) {
  const { state, facets, nascosti } = visible
  const [open, setOpen] = useState(false)
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const hiddenKinds = nascosti.filter(({ count }) => count > 0)
  const active = filters.filter(({ id }) => state.chosen.has(id)).length
  if (filters.length === 0 && hiddenKinds.length === 0) return null
  const flip = (filter: ListFilter<Incrocio>, value: string) => {
    const values = state.chosen.get(filter.id) ?? []
    const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
    state.choose({ [filter.id]: next.length > 0 ? next : null })
  }
  return (
    <>
      <Button
        aria-expanded={open}
        aria-haspopup="dialog"
        color={active > 0 ? 'primary' : 'inherit'}
        onClick={() => setOpen(true)}
        sx={{ borderColor: 'divider', minHeight: { xs: 40, sm: 34 } }}
        variant="outlined"
      >
        {active > 0 ? texts.count(uiTexts.filtri, active) : uiTexts.filtri}
      </Button>
      <Drawer
        anchor={phone ? 'bottom' : 'right'}
        onClose={() => setOpen(false)}
        open={open}
        slotProps={{ paper: { 'aria-label': uiTexts.filtri, role: 'dialog', sx: sheetStyle } }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography component="h2" variant="h2">
            {uiTexts.filtri}
          </Typography>
          <IconButton aria-label={uiTexts.chiudi} onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Stack>
        {hiddenKinds.map(({ id, label, count, shown, show }) => (
          <RowCheck
            checked={shown}
            key={id}
            label={texts.count(label, count)}
            onToggle={() => show(!shown)}
            text={texts.count(label, count)}
          />
        ))}
        {filters.map((filter) => (
          <Box aria-label={filter.label} key={filter.id} role="group" sx={{ mt: 3, display: 'grid' }}>
            <Typography sx={{ fontWeight: 600, mb: 1 }}>{filter.label}</Typography>
            {filter.options.map(({ value, label }) => (
              <RowCheck
                checked={state.chosen.get(filter.id)?.includes(value) ?? false}
                key={value}
                label={`${filter.label}: ${label}`}
                onToggle={() => flip(filter, value)}
                text={texts.count(label, facets.get(filter.id)?.get(value) ?? 0)}
              />
            ))}
          </Box>
        ))}
      </Drawer>
    </>
  )
}

const sheetStyle = { px: 5, py: 4, width: { sm: 340 }, maxHeight: { xs: '80vh', sm: 'none' } } as const

/** A button with more buttons below it. It closes with Escape and with a press outside. */
function Pop({ label, icon = false, children }: { label: string; icon?: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const outside = ({ target }: PointerEvent) => {
      const element = target as Element
      // menus that one opens from here are at the end of the page
      if (!place.current?.contains(element) && !element.closest('[role="presentation"]')) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const shared = { 'aria-expanded': open, ref: opener, onClick: () => setOpen(!open) }
  return (
    <Box onKeyDown={({ key }) => key === 'Escape' && open && close()} ref={place} sx={{ position: 'relative' }}>
      {icon ? (
        <IconButton {...shared} aria-label={label} sx={{ width: 40, height: 40 }}>
          <MoreIcon />
        </IconButton>
      ) : (
        <Button {...shared} color="inherit" sx={{ borderColor: 'divider', minHeight: 34 }} variant="outlined">
          {label}
        </Button>
      )}
      {open && (
        <Paper elevation={6} sx={popStyle}>
          {children}
        </Paper>
      )}
    </Box>
  )
}

const popStyle = {
  position: 'absolute',
  right: 0,
  top: '100%',
  mt: 1,
  p: 2,
  zIndex: 'modal',
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  minWidth: 200,
} as const
