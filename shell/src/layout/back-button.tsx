import { ArrowBackIcon, Button } from '@bandiera/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { testi } from '../testi.ts'

/** spec §2: a way back is offered when the path has more than two segments. */
export const canGoBack = (pathname: string): boolean => pathname.split('/').filter(Boolean).length > 2

/** Back to the page before; to the one above when this page was opened by its address. */
export function BackButton() {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  if (!canGoBack(pathname)) return null
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1))
  return (
    <Button color="inherit" onClick={back} startIcon={<ArrowBackIcon />}>
      {testi.indietro}
    </Button>
  )
}
