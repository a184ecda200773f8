import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Drawer from '@mui/material/Drawer'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { foldText } from '@bandiera/domain'
import { type ReactNode, useId, useState } from 'react'
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
  /** The filter on show; `null` while the panel is closed. */
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

/** All filters of a list: their names at the left, the values of one at the right. A sheet from below on a phone. */
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
  const id = useId()
  const shown = filters.find((filter) => filter.id === open) ?? filters[0]
  if (!shown) return null
  return (
    <>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Tabs
          aria-label={uiTexts.filtri}
          onChange={(_event, filter: string) => onOpen(filter)}
          orientation="vertical"
          selectionFollowsFocus
          sx={names}
          value={shown.id}
          variant="scrollable"
        >
          {filters.map(({ id: filter, label, values }) => (
            <Tab
              aria-controls={`${id}-panel`}
              id={`${id}-${filter}`}
              key={filter}
              label={<Name label={label} n={values.length} />}
              value={filter}
            />
          ))}
        </Tabs>
        <Box aria-labelledby={`${id}-${shown.id}`} id={`${id}-panel`} key={shown.id} role="tabpanel" sx={values}>
          <Options {...props} filter={shown} />
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

const names = {
  flex: '0 0 38%',
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '& .MuiTab-root': { alignItems: 'stretch', textAlign: 'left', minHeight: 36, maxWidth: 'none', px: 3, py: 1 },
} as const
const values = { flex: 1, minWidth: 0, overflowY: 'auto', py: 1 } as const
const foot = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  px: 3,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const

const Name = ({ label, n }: { label: string; n: number }) => (
  <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
    {label}
    {n > 0 && (
      <Box aria-label={listTexts.scelti(n)} component="span" role="img" sx={{ color: 'primary.main', fontWeight: 600 }}>
        {n}
      </Box>
    )}
  </Box>
)

/** A filter with more values than this has a search of its own. */
const SEARCHED_FROM = 12

function Options({ filter, countsOf, onChange }: FilterPanelProps & { filter: ShownFilter }) {
  const [text, setText] = useState('')
  const counts = countsOf(filter.id)
  const { id, label, options, values: chosen } = filter
  if (options.length === 0) return <Empty>{counts ? listTexts.nienteDaScegliere : uiTexts.caricamento}</Empty>
  const wanted = foldText(text)
  const found = options.filter((option) => foldText(option.label).includes(wanted))
  const toggle = (value: string) =>
    onChange(id, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <>
      {options.length > SEARCHED_FROM && (
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
        {found.map(({ value, label: name }) => (
          <Box component="label" key={value} sx={option}>
            <Checkbox checked={chosen.includes(value)} onChange={() => toggle(value)} sx={{ p: 1 }} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', minWidth: '3ch', textAlign: 'right' }}>
              {counts && (counts.get(value) ?? 0)}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
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
