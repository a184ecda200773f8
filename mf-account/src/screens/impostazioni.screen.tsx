import { usePortal } from '@bandiera/platform'
import { Facts, InArrivo, Page } from '@bandiera/ui'
import { hrefLanding } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { role, settings, tenant } = usePortal()
  const facts = [
    { label: testi.portale, value: tenant.nome },
    { label: testi.indirizzo, value: tenant.id },
    { label: testi.contatti, value: settings?.mailContatti },
  ]
  return (
    <Page title={testi.impostazioni}>
      <InArrivo {...testi.personalizza} intanto={[hrefLanding(role)]}>
        <Facts items={facts} />
      </InArrivo>
    </Page>
  )
}
