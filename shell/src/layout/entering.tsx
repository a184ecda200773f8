import { Box, ErrorState, Skeleton } from '@bandiera/ui'
import { BrandMark } from '../menu/brand.tsx'
import { useShell } from '../shell.ts'
import { testi } from '../testi.ts'
import { testi as sessione } from '../session/testi.ts'
import { BAR_HEIGHT, MENU_WIDTH } from './sizes.ts'
import { sessionAtom, useFact } from '../state.ts'

/** Between the first paint and the answer of the token login; with a button when the answer did not come. */
export function Entering() {
  const { session } = useShell()
  const { phase, message } = useFact(sessionAtom)
  if (phase === 'stalled')
    return (
      <main>
        <ErrorState onRetry={() => void session.enter()} {...stalledTexts(message ?? testi.nessunaRisposta)} whole />
      </main>
    )
  return (
    <Box aria-busy aria-label={testi.caricamento} component="main" sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box sx={menu}>
        <Box sx={{ height: BAR_HEIGHT, display: 'flex', alignItems: 'center', fontWeight: 700, fontSize: '1rem' }}>
          <BrandMark />
        </Box>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton height={20} key={line} sx={{ mt: line === 1 ? 3 : 0, mb: 4 }} variant="rounded" />
        ))}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ height: BAR_HEIGHT, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }} />
        <Box sx={{ p: { xs: 3, sm: 6 } }}>
          <Skeleton height={28} sx={{ mb: 6 }} variant="rounded" width={220} />
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <Skeleton height={36} key={line} sx={{ mb: 2 }} variant="rounded" />
          ))}
        </Box>
      </Box>
    </Box>
  )
}

/** What went wrong as a short title, and what to do. */
function stalledTexts(message: string): { title: string; text: string } {
  if (message === testi.connessioneInterrotta) return { title: message, text: testi.reteAssente }
  const title = message === testi.nessunaRisposta ? testi.nessunaRispostaTitolo : sessione.accessoFallito
  return { title, text: message }
}

/** As in the skeleton that the server sends and in the menu that follows: the mark stays where it is. */
const menu = {
  flex: `0 0 ${MENU_WIDTH}px`,
  boxSizing: 'border-box',
  px: 4,
  display: { xs: 'none', md: 'block' },
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const
