import { BackLink, useUrlParams } from '@bandiera/ui'
import { INCROCI } from '../paths.ts'
import { testi } from './testi.ts'

/** Back to the list as it was left: the sheet has its parameters. */
export function Torna() {
  const [params] = useUrlParams()
  const list = new URLSearchParams(params)
  list.delete('confronta')
  list.delete('scheda')
  return <BackLink to={`${INCROCI}?${list.toString()}`}>{testi.torna}</BackLink>
}
