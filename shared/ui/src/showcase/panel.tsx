import { Box, createPortalTheme, ThemeProvider, type Mode } from '../index.ts'
import { useMemo, type ReactNode } from 'react'

interface Props {
  mode: Mode
  /** The tenant's colour. */
  primary: string | undefined
  children: ReactNode
}

/** A surface in a theme of its own, light or dark. */
export function Panel({ mode, primary, children }: Props) {
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
