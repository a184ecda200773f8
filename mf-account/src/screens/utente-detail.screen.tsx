import { firstRole, roleLabels } from '@bandiera/domain'
import { useLiveStatus, useRecord } from '@bandiera/live'
import { EmptyState, Facts, InArrivo, LinearProgress, LinkButton, Page, testiComuni } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { testi } from '../testi.ts'

export function Component() {
  const { id = '' } = useParams()
  const usr = useRecord('usr', id)
  const { ready } = useLiveStatus()
  const back = <LinkButton to="/utenti">{testi.tornaUtenti}</LinkButton>
  if (!usr && !ready) return <LinearProgress aria-label={testiComuni.caricamento} />
  if (!usr) return <EmptyState action={back} text={testi.nonTrovato} title={testiComuni.nonTrovato} whole />
  const role = firstRole(usr.role)
  const facts = [
    { label: testi.email, value: usr.email },
    { label: testi.ruolo, value: role && roleLabels[role] },
  ]
  return (
    <Page title={usr.name}>
      <InArrivo {...testi.unUtente} intanto={[{ to: '/utenti', testo: testi.tornaUtenti }]}>
        <Facts items={facts} />
      </InArrivo>
    </Page>
  )
}
