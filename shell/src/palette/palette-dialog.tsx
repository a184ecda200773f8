import { Box, CloseIcon, Dialog, hidden, IconButton, SearchIcon } from '@bandiera/ui'
import { type KeyboardEvent, type KeyboardEventHandler, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { arrange } from './arrange.ts'
import { optionId, type ShownItem } from './items.ts'
import { PaletteList } from './palette-list.tsx'
import { Sources, useSources } from './sources.tsx'
import { paletteTexts } from './texts.ts'
import { useOffers } from './use-offers.ts'
import { isApple } from '../keyboard/key-events.ts'
import { KeyCaps } from '../keyboard/key-caps.tsx'

export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const { own, recent } = useOffers()
  const { sources, offers, pending, take } = useSources(text)
  const groups = arrange(text, [recent, ...own, ...offers])
  const lines = groups.flatMap(({ items }) => items)
  const open = useTake(onClose)
  const choice = useChoice(lines, open)
  const id = useId()
  const { chosen } = choice
  const type = (next: string) => {
    setText(next)
    choice.choose(null)
  }
  return (
    <Dialog
      fullWidth
      onClose={onClose}
      open
      slotProps={{ paper: { 'aria-label': paletteTexts.title, sx: paper } }}
      sx={above}
    >
      <PaletteInput
        aria-activedescendant={chosen && optionId(id, chosen)}
        aria-controls={id}
        onClose={onClose}
        onKeyDown={choice.onKeyDown}
        onType={type}
        text={text}
      />
      <PaletteList chosen={chosen} groups={groups} id={id} onChoose={choice.choose} onTake={open} />
      {lines.length === 0 && <Nothing pending={pending} text={text} />}
      <Box sx={{ typography: 'body2' }}>
        <Sources sources={sources} take={take} text={text} />
      </Box>
      <Box role="status" sx={hidden}>
        {text && lines.length > 0 && paletteTexts.count(lines.length)}
      </Box>
      <PaletteFooter />
    </Dialog>
  )
}

/** Closes first, so that the focus is back in the page before the action moves it. */
function useTake(onClose: () => void) {
  const navigate = useNavigate()
  return ({ item }: ShownItem, elsewhere: boolean) => {
    if (elsewhere && item.to) return void window.open(item.to, '_blank', 'noopener')
    onClose()
    if (item.run) item.run()
    else void navigate(item.to)
  }
}

function Nothing({ text, pending }: { text: string; pending: boolean }) {
  return (
    <Box role="status" sx={{ px: 4, py: 8, textAlign: 'center', overflowWrap: 'anywhere' }}>
      {pending ? paletteTexts.searching : paletteTexts.nothing(text.trim())}
      {!pending && <Box sx={{ mt: 1, color: 'text.secondary', typography: 'body2' }}>{paletteTexts.nothingHelp}</Box>}
    </Box>
  )
}

const above = { '& .MuiDialog-container': { alignItems: 'flex-start' } } as const
const paper = {
  // a phone gives all of its screen: the keyboard takes half of it
  m: { xs: 0, sm: 4 },
  mt: { xs: 0, sm: '12vh' },
  width: { xs: '100%', sm: 640 },
  maxWidth: 'none',
  height: { xs: '100dvh', sm: 'auto' },
  maxHeight: { xs: '100dvh', sm: 'min(600px, 76vh)' },
  borderRadius: { xs: 0, sm: 1 },
} as const

/** The keys of the palette, visually only: screen readers announce those of a combobox. */
export function PaletteFooter() {
  const { scegli, apri, nuovaScheda, chiudi } = paletteTexts.footer
  return (
    <Box aria-hidden sx={footer}>
      <Hint keys={['↑', '↓']} text={scegli} />
      <Hint keys={['↵']} text={apri} />
      <Hint keys={[isApple() ? '⌘' : 'Ctrl', '↵']} text={nuovaScheda} />
      <Hint keys={['Esc']} text={chiudi} />
    </Box>
  )
}

function Hint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1.5, alignItems: 'center' }}>
      <KeyCaps keys={keys} />
      {text}
    </Box>
  )
}

const footer = {
  display: { xs: 'none', sm: 'flex' },
  flex: 'none',
  gap: 5,
  px: 4,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.75rem',
} as const

interface Props {
  text: string
  onType: (text: string) => void
  onKeyDown: KeyboardEventHandler
  onClose: () => void
  'aria-controls': string
  'aria-activedescendant': string | undefined
}

/** The text box of the palette. The focus never leaves it: the chosen line is named by `aria-activedescendant`. */
export function PaletteInput({ text, onType, onClose, ...aria }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, borderBottom: 1, borderColor: 'divider' }}>
      <SearchIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box
        {...aria}
        aria-autocomplete="list"
        aria-expanded
        aria-label={paletteTexts.title}
        autoCapitalize="none"
        autoComplete="off"
        autoFocus
        component="input"
        enterKeyHint="go"
        onChange={(event) => onType(event.target.value)}
        placeholder={paletteTexts.placeholder}
        role="combobox"
        spellCheck={false}
        sx={field}
        type="text"
        value={text}
      />
      {/* a telephone has no Esc */}
      <IconButton aria-label={paletteTexts.close} onClick={onClose} sx={{ display: { sm: 'none' } }}>
        <CloseIcon />
      </IconButton>
    </Box>
  )
}

const field = {
  flex: 1,
  minWidth: 0,
  height: 52,
  p: 0,
  border: 0,
  outline: 'none',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  // below 16 px a phone zooms in when the box takes the focus
  fontSize: '1rem',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const

/** The line that Enter opens: the first one until the person moves, and again when the active line disappears. */
export function useChoice(lines: readonly ShownItem[], take: (line: ShownItem, elsewhere: boolean) => void) {
  const [moved, setMoved] = useState<string | null>(null)
  const at = Math.max(
    0,
    lines.findIndex(({ key }) => key === moved),
  )
  const chosen = lines[at]
  const moveTo = (index: number) => setMoved(lines[(index + lines.length) % lines.length]?.key ?? null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveTo(at + 1),
      ArrowUp: () => moveTo(at - 1),
      Home: () => moveTo(0),
      End: () => moveTo(lines.length - 1),
      Enter: () => chosen && take(chosen, event.ctrlKey || event.metaKey),
    }
    const move = moves[event.key]
    if (!move || event.shiftKey || event.altKey) return
    event.preventDefault()
    move()
  }
  return { chosen, choose: setMoved, onKeyDown }
}
