import { Box } from '@bandiera/ui'
import { isApple } from '../keyboard/is-meant.ts'
import { Kbd } from '../keyboard/kbd.tsx'
import { testi } from './testi.ts'

/** The keys of the palette, for the eye; screen readers know those of a combobox. */
export function PaletteFooter() {
  const { scegli, apri, nuovaScheda, chiudi } = testi.piede
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
      <Kbd keys={keys} />
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
