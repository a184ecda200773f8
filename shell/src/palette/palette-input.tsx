import { Box, CloseIcon, IconButton, SearchIcon } from '@bandiera/ui'
import type { KeyboardEventHandler } from 'react'
import { testi } from './testi.ts'

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
        aria-label={testi.titolo}
        autoCapitalize="none"
        autoComplete="off"
        autoFocus
        component="input"
        enterKeyHint="go"
        onChange={(event) => onType(event.target.value)}
        placeholder={testi.segnaposto}
        role="combobox"
        spellCheck={false}
        sx={field}
        type="text"
        value={text}
      />
      {/* a telephone has no Esc */}
      <IconButton aria-label={testi.chiudi} onClick={onClose} sx={{ display: { sm: 'none' } }}>
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
