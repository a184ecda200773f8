import { createPortalTheme, CssBaseline, ThemeProvider, usePrinting } from '@bandiera/ui'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useMemo, type ReactNode } from 'react'
import { useTenant } from './tenant.ts'
import { modeAtom, useFact, usrAtom } from '../state.ts'

/** Styles may be written only with the page's nonce (content security policy). */
export const createStyleCache = (nonce: string) => createCache({ key: 'b', nonce, prepend: true })

export function Themed({ cache, children }: { cache: ReturnType<typeof createStyleCache>; children: ReactNode }) {
  const chosen = useFact(modeAtom)
  // paper is white
  const mode = usePrinting() ? 'light' : chosen
  const { primary } = useTenant()
  const density = useFact(usrAtom)?.preferenze?.densita
  const portalTheme = useMemo(() => createPortalTheme(mode, primary, density), [mode, primary, density])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={portalTheme}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
