import { ArrowBackIcon, Box, Button } from '@bandiera/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useShell } from '../shell.ts'
import { canGoBackAtom, useFact } from '../state.ts'
import { testi } from '../testi.ts'

/** spec §2: a way back is offered when the path has more than two segments, the empty one before its first slash included. */
export const canGoBack = (pathname: string): boolean => pathname.split('/').length > 2

/** Back to the page before; home when this page was opened by its address. On a phone the arrow alone. */
export function BackButton() {
  const { store } = useShell()
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const told = useFact(canGoBackAtom)
  // what was said of one page says nothing of the next
  useEffect(() => () => store.set(canGoBackAtom, null), [store, pathname])
  if (!(told ?? canGoBack(pathname))) return null
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1))
  return (
    <Button aria-label={testi.indietro} color="inherit" onClick={back} sx={{ gap: 2, minWidth: 36, flex: 'none' }}>
      <ArrowBackIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {testi.indietro}
      </Box>
    </Button>
  )
}
