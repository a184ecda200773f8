import { formatDate } from '@bandiera/domain'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { parseDay } from '../form/parse-values.ts'
import { useMenu } from '../page/use-menu.ts'
import { useOnPaper } from '../print/use-printing.ts'
import { uiTexts } from '../texts.ts'
import { listTexts } from './texts.ts'

interface InlineProps {
  /** What it changes, with the name of the record: `Stato di Voucher 2026`. */
  label: string
  /** The value as the list shows it. */
  children: ReactNode
}

export interface InlineChoiceProps extends InlineProps {
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** A value of a list that is changed where it is: a press, or `e` on the row, offers the others. */
export function InlineChoice({ label, children, value, options, onChoose }: InlineChoiceProps) {
  const { opener, menu, open, choosing } = useMenu(label)
  return (
    <>
      <Opener {...opener} label={label}>
        {children}
      </Opener>
      <Menu {...menu}>
        {open &&
          options.map((option) => (
            <MenuItem
              aria-checked={option.value === value}
              key={option.value}
              onClick={choosing(() => option.value !== value && onChoose(option.value))}
              role="menuitemradio"
              selected={option.value === value}
            >
              {option.label}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}

export interface InlineDayProps extends InlineProps {
  /** `2026-11-30`, or `undefined` for none. */
  value: string | undefined
  onSave: (day: string) => void
}

/** A day of a list that is changed where it is, typed as gg/mm/aaaa. A text that is no day stays and is named. */
export function InlineDay({ label, children, value, onSave }: InlineDayProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Opener aria-haspopup="dialog" label={label} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {children}
      </Opener>
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(null)}
        open={anchor !== null}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', sx: { border: 1, borderColor: 'divider', p: 3 } } }}
      >
        <DayForm
          label={label}
          onSave={(day) => {
            setAnchor(null)
            if (day !== value) onSave(day)
          }}
          value={value}
        />
      </Popover>
    </>
  )
}

function DayForm({ label, value, onSave }: Omit<InlineDayProps, 'children'>) {
  const [text, setText] = useState(formatDate(value))
  const [wrong, setWrong] = useState(false)
  const id = useId()
  const day = parseDay(text)
  const save = () => (day !== null ? onSave(day) : setWrong(true))
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault()
        save()
      }}
      sx={{ display: 'grid', gap: 2, width: 220 }}
    >
      <OutlinedInput
        autoFocus
        error={wrong}
        inputProps={{ 'aria-label': label, 'aria-describedby': wrong ? id : undefined, inputMode: 'numeric' }}
        onChange={(event) => {
          setText(event.target.value)
          setWrong(false)
        }}
        placeholder="gg/mm/aaaa"
        value={text}
      />
      {wrong && (
        <Box id={id} role="alert" sx={{ color: 'error.main', typography: 'body2' }}>
          {listTexts.nonUnGiorno}
        </Box>
      )}
      <Button type="submit" variant="contained">
        {uiTexts.salva}
      </Button>
    </Box>
  )
}

type OpenerProps = InlineProps & Omit<ComponentProps<typeof ButtonBase>, 'children'>

/** Paper has the value alone. */
const Opener = ({ label, children, ...button }: OpenerProps) =>
  useOnPaper() ? (
    children
  ) : (
    <ButtonBase {...button} aria-label={listTexts.cambia(label)} data-edit sx={opener}>
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
      <ExpandMore aria-hidden sx={{ fontSize: 16, color: 'text.secondary', opacity: 0 }} />
    </ButtonBase>
  )

/** As wide as its cell; its arrow shows under the pointer and with the focus. */
const opener = {
  maxWidth: '100%',
  font: 'inherit',
  minHeight: 28,
  mx: -1,
  px: 1,
  borderRadius: 1,
  justifyContent: 'flex-start',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'action.hover' },
  'tr:hover &, &:focus-visible': { '& svg': { opacity: 1 } },
  '@media (hover: none)': { '& svg': { opacity: 1 } },
} as const
