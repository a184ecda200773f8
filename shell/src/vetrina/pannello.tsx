import { Box, createPortalTheme, ThemeProvider, type Mode } from '@bandiera/ui'
import { useMemo, type ReactNode } from 'react'
import { useManifest } from '../shell.ts'

/** A surface in one theme, whatever the portal's own is. */
export function Pannello({ mode, children }: { mode: Mode; children: ReactNode }) {
  const { primary } = useManifest().tenant
  const theme = useMemo(() => createPortalTheme(mode, primary), [mode, primary])
  return (
    <ThemeProvider theme={theme}>
      <Box data-tema={mode} sx={{ ...surface, colorScheme: mode }}>
        {children}
      </Box>
    </ThemeProvider>
  )
}

// the focus ring of plain elements is a style of the whole page: here it follows the theme of the surface
const ring = { outlineColor: (theme: { palette: { primary: { main: string } } }) => theme.palette.primary.main }
const surface = {
  minWidth: 0,
  bgcolor: 'background.default',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: { xs: 3, sm: 5 },
  '& :is(a, button, summary, [tabindex]):focus-visible': ring,
} as const
