import { createPortalTheme, CssBaseline, ThemeProvider } from '@bandiera/ui'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useMemo, type ReactNode } from 'react'
import { useCell } from '../cell.ts'
import { useShell } from '../shell.ts'

/** Styles may be written only with the page's nonce (content security policy). */
export const createStyleCache = (nonce: string) => createCache({ key: 'b', nonce, prepend: true })

interface Props {
  cache: ReturnType<typeof createStyleCache>
  children: ReactNode
}

/** The tenant's theme, light or dark. */
export function Themed({ cache, children }: Props) {
  const { manifest, theme } = useShell()
  const mode = useCell(theme.mode)
  const { primary } = manifest.tenant
  const portalTheme = useMemo(() => createPortalTheme(mode, primary), [mode, primary])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={portalTheme}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
