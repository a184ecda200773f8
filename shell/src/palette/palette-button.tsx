import { Box, ButtonBase, SearchIcon } from '@bandiera/ui'
import { KeyCaps } from '../keyboard/key-caps.tsx'
import { isApple, paletteKeys } from '../keyboard/key-events.ts'
import { keyboardTexts } from '../keyboard/texts.ts'
import { useShell } from '../shell.ts'
import { preloadPalette } from './overlays.tsx'
import { overlayAtom, shortcutsAtom, useFact } from '../state.ts'

export function PaletteButton() {
  const { store } = useShell()
  const keys = useFact(shortcutsAtom)
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-keyshortcuts={keys ? (isApple() ? 'Meta+K' : 'Control+K') : undefined}
      onClick={() => store.set(overlayAtom, 'palette')}
      onFocus={preloadPalette}
      onPointerEnter={preloadPalette}
      sx={button}
    >
      <SearchIcon aria-hidden fontSize="small" />
      <Box component="span" sx={word}>
        {keyboardTexts.bottone}
      </Box>
      {keys && (
        <Box aria-hidden sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <KeyCaps keys={paletteKeys()} />
        </Box>
      )}
    </ButtonBase>
  )
}

const button = {
  gap: 2,
  minWidth: 36,
  height: 32,
  px: { xs: 2, sm: 2.5 },
  border: { xs: 0, sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: 1,
  color: 'text.secondary',
  typography: 'body2',
  '&:hover': { bgcolor: 'action.hover' },
} as const
/** A narrow screen shows only the lens; screen readers read the label. */
const word = {
  minWidth: { sm: 72 },
  textAlign: 'left',
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: 1, sm: 'auto' },
  overflow: 'hidden',
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const
