import { AppLink, Box, LinkButton } from '@bandiera/ui'
import { LOGIN_LOOK } from '@bandiera/wire'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { testi } from '../testi.ts'
import { Brand } from '../menu/brand.tsx'
import { Content } from './content.tsx'
import { PageBottom } from './page-bottom.tsx'
import { PrintHead } from './print-head.tsx'
import { SkipLink } from './skip-link.tsx'
import { sessionAtom, useFact } from '../state.ts'

/** The page of a visitor: name of the portal, content, legal pages. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { phase } = useFact(sessionAtom)
  const atLogin = pathname === '/login'
  return (
    <Box sx={{ ...page, ...(atLogin && { bgcolor: 'background.paper' }) }}>
      <SkipLink />
      {!atLogin && (
        <Box className="no-print" component="header" sx={header}>
          <Brand />
          {phase === 'anonymous' && <LinkButton to="/login">{testi.accedi}</LinkButton>}
        </Box>
      )}
      {!atLogin && <PrintHead />}
      <Content>{children}</Content>
      <Box sx={atLogin ? underForm : { display: 'contents' }}>
        <Box className="no-print" component="footer" sx={{ display: 'flex', gap: 5, p: 5, justifyContent: 'center' }}>
          <AppLink to="/privacy">{testi.titoli.privacy}</AppLink>
          <AppLink to="/accessibilita">{testi.titoli.accessibilita}</AppLink>
        </Box>
        <PageBottom />
      </Box>
    </Box>
  )
}

const page = { display: 'flex', flexDirection: 'column', minHeight: '100dvh', position: 'relative' } as const
/** At the login the slides have the other side of the window (1024 px and wider). */
const underForm = { width: { md: LOGIN_LOOK.side }, position: { md: 'absolute' }, bottom: 0, left: 0 } as const
const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 52,
  px: { xs: 3, sm: 6 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const
