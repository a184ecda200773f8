import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import Drawer from '@mui/material/Drawer'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { foldText } from '@bandiera/domain'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { HiddenText } from '../page/hidden-text.tsx'
import { uiTexts } from '../texts.ts'
import { listTexts } from './texts.ts'

/** A filter as a person sees it. */
export interface ShownFilter {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  values: readonly string[]
}

export interface FilterPanelProps {
  filters: readonly ShownFilter[]
  /** The filter that a person looks at, whose numbers are shown; `null` while the panel is closed. */
  open: string | null
  onOpen: (filter: string | null) => void
  /** Records by value of a filter; `null` while they are counted. */
  countsOf: (filter: string) => ReadonlyMap<string, number> | null
  onChange: (filter: string, values: readonly string[]) => void
  /** Resets all filters; absent when none is active. */
  onClear?: (() => void) | undefined
  /** What the button that closes the panel says: the number of rows that are left. */
  result: string
  anchor: HTMLElement | null
  narrow: boolean
}

/** All filters of a list: their names at the left, their values at the right, one press away. A sheet from below on a phone. */
export function FilterPanel(props: FilterPanelProps) {
  const { open, onOpen, anchor, narrow } = props
  const paper = { 'aria-label': uiTexts.filtri, role: 'dialog', sx: narrow ? sheet : popover } as const
  const close = () => onOpen(null)
  if (narrow)
    return (
      <Drawer anchor="bottom" onClose={close} open={open !== null} slotProps={{ paper }}>
        {open !== null && <Panel {...props} open={open} />}
      </Drawer>
    )
  return (
    <Popover
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={close}
      open={open !== null}
      slotProps={{ paper }}
    >
      {open !== null && <Panel {...props} open={open} />}
    </Popover>
  )
}

const shadow = { border: 1, borderColor: 'divider', boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)' } as const
const popover = { ...shadow, width: 520, mt: 1, display: 'flex', flexDirection: 'column', maxHeight: 440 } as const
const sheet = {
  ...shadow,
  borderRadius: '12px 12px 0 0',
  display: 'flex',
  flexDirection: 'column',
  height: '80dvh',
  pb: 'env(safe-area-inset-bottom)',
} as const

function Panel(props: FilterPanelProps & { open: string }) {
  const { filters, open, onOpen, onClear, result } = props
  const place = useRef<HTMLDivElement>(null)
  const show = (id: string) => {
    onOpen(id)
    toTop(sectionOf(place.current, id))
  }
  // the filter of a chip is in view at once
  const first = useRef(open)
  useLayoutEffect(() => {
    const section = sectionOf(place.current, first.current)
    toTop(section)
    section?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Box component="ul" sx={names}>
          {filters.map(({ id, label, values }) => (
            <li key={id}>
              <ButtonBase aria-current={id === open} onClick={() => show(id)} sx={id === open ? shownName : name}>
                {label}
                {values.length > 0 && (
                  <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
                    {values.length}
                    <HiddenText>{listTexts.scelti(values.length)}</HiddenText>
                  </Box>
                )}
              </ButtonBase>
            </li>
          ))}
        </Box>
        <Box ref={place} sx={{ flex: 1, minWidth: 0, overflowY: 'auto' }}>
          {filters.map((filter) => (
            <Box
              data-filter={filter.id}
              key={filter.id}
              onFocus={() => filter.id !== open && onOpen(filter.id)}
              onPointerEnter={() => filter.id !== open && onOpen(filter.id)}
              sx={section}
            >
              <Typography component="h2" sx={{ px: 3, pt: 2, color: 'text.secondary' }} variant="body2">
                {filter.label}
              </Typography>
              <Options {...props} filter={filter} />
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={foot}>
        <Button disabled={!onClear} onClick={onClear}>
          {uiTexts.azzera}
        </Button>
        <Button onClick={() => onOpen(null)} variant="contained">
          {listTexts.mostra(result)}
        </Button>
      </Box>
    </>
  )
}

const sectionOf = (place: HTMLElement | null, filter: string): HTMLElement | undefined =>
  [...(place?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])].find((one) => one.dataset.filter === filter)

/** Scrolls the values alone: the page below stays. */
function toTop(section: HTMLElement | undefined): void {
  if (section?.parentElement) section.parentElement.scrollTop = section.offsetTop - section.parentElement.offsetTop
}

const names = {
  flex: '0 0 36%',
  m: 0,
  p: 0,
  py: 1,
  listStyle: 'none',
  overflowY: 'auto',
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const
const name = {
  width: '100%',
  minHeight: 36,
  px: 3,
  gap: 2,
  justifyContent: 'space-between',
  textAlign: 'left',
  typography: 'body2',
  '&:hover': { bgcolor: 'action.hover' },
} as const
const shownName = { ...name, fontWeight: 600, bgcolor: 'background.paper' } as const
const section = { pb: 2, '& + &': { borderTop: 1, borderColor: 'divider' } } as const
const foot = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  px: 3,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const

/** A filter with more values than this shows the first ones, and has a search of its own. */
const MANY = 24

function Options({ filter, countsOf, onChange }: FilterPanelProps & { filter: ShownFilter }) {
  const [text, setText] = useState('')
  const counts = countsOf(filter.id)
  const { id, label, options } = filter
  const [chosen, choose] = useChosen(filter.values)
  if (options.length === 0) return <Empty>{counts ? listTexts.nienteDaScegliere : uiTexts.caricamento}</Empty>
  const wanted = foldText(text)
  const found = options.filter((option) => foldText(option.label).includes(wanted))
  const shown = found.filter(({ value }, at) => at < MANY || chosen.includes(value))
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    choose(next)
    onChange(id, next)
  }
  return (
    <>
      {options.length > MANY && (
        <OutlinedInput
          fullWidth
          inputProps={{ 'aria-label': listTexts.cercaIn(label) }}
          onChange={(event) => setText(event.target.value)}
          placeholder={listTexts.cercaIn(label)}
          sx={{ mx: 3, my: 1, width: 'calc(100% - 24px)', '& input': { py: '5px' } }}
          value={text}
        />
      )}
      {found.length === 0 && <Empty>{uiTexts.nessunRisultato}</Empty>}
      <Box aria-label={label} role="group">
        {shown.map(({ value, label: words }) => (
          <Box component="label" key={value} sx={option}>
            <Checkbox checked={chosen.includes(value)} onChange={() => toggle(value)} sx={{ p: 1 }} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {words}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', minWidth: '3ch', textAlign: 'right' }}>
              {counts && (counts.get(value) ?? 0)}
            </Box>
          </Box>
        ))}
      </Box>
      {shown.length < found.length && <Empty>{listTexts.altriValori(found.length - shown.length)}</Empty>}
    </>
  )
}

/** The values as pressed: the address, and the list with it, follow a moment later. */
function useChosen(values: readonly string[]) {
  const [chosen, choose] = useState(values)
  const key = values.join()
  const [known, setKnown] = useState(key)
  if (key !== known) {
    setKnown(key)
    choose(values)
  }
  return [chosen, choose] as const
}

const Empty = ({ children }: { children: ReactNode }) => (
  <Box sx={{ px: 3, py: 2, color: 'text.secondary' }}>{children}</Box>
)

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  minHeight: 32,
  '@media (pointer: coarse)': { minHeight: 44 },
  cursor: 'pointer',
  typography: 'body1',
  '&:hover': { bgcolor: 'action.hover' },
} as const
