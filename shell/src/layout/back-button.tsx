import { ArrowBackIcon, Box, Button } from '@bandiera/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { testi } from '../testi.ts'

/** spec §2: a way back is offered when the path has more than two segments. */
export const canGoBack = (pathname: string): boolean => pathname.split('/').filter(Boolean).length > 2

/** Back to the page before; home when this page was opened by its address. On a phone the arrow alone. */
export function BackButton() {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  if (!canGoBack(pathname)) return null
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
