import { firstRole, roleLabels } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Facts, InArrivo, Page } from '@bandiera/ui'
import { hrefLanding } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { usr, role } = usePortal()
  const manager = useRecord('usr', usr?.role.professionista?.by ?? '')
  const facts = [
    { label: testi.nome, value: usr?.name },
    { label: testi.email, value: usr?.email },
    { label: testi.ruolo, value: role && roleLabels[role] },
    ...(manager ? [{ label: testi.gestore, value: manager.name }] : []),
  ]
  return (
    <Page title={testi.account}>
      <InArrivo {...testi.profilo} intanto={[hrefLanding(usr ? firstRole(usr.role) : null)]}>
        <Facts items={facts} />
      </InArrivo>
    </Page>
  )
}
