import { ArrowBackIcon, LinkButton } from '@bandiera/ui'
import { useSearchParams } from 'react-router-dom'
import { INCROCI } from '../paths.ts'
import { testi } from './testi.ts'

/** Back to the list as it was. */
export function Torna() {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.delete('confronta')
  next.delete('scheda')
  return (
    <LinkButton startIcon={<ArrowBackIcon />} to={`${INCROCI}?${next.toString()}`}>
      {testi.torna}
    </LinkButton>
  )
}
