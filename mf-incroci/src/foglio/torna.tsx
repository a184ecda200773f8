import { ArrowBackIcon, LinkButton, useUrlParams } from '@bandiera/ui'
import { INCROCI } from '../paths.ts'
import { testi } from './testi.ts'

/** Back to the list as it was. */
export function Torna() {
  const [params] = useUrlParams()
  const next = new URLSearchParams(params)
  next.delete('confronta')
  next.delete('scheda')
  return (
    <LinkButton startIcon={<ArrowBackIcon />} to={`${INCROCI}?${next.toString()}`}>
      {testi.torna}
    </LinkButton>
  )
}
