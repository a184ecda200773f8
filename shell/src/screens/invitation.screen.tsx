import { InArrivo, Page } from '@bandiera/ui'
import { useLocation } from 'react-router-dom'
import { testi } from '../testi.ts'
import { Contact } from './contact.tsx'

/** `/registrazione/{jwt}` and `/resetPwd/{jwt}`: not built yet; says so and whom to ask meanwhile. */
export function Component() {
  const reset = useLocation().pathname.startsWith('/resetPwd')
  const { title, scopo, cosa } = reset ? testi.reimposta : testi.registrati
  return (
    <Page title={title}>
      <InArrivo cosa={cosa} intanto={[{ to: '/login', testo: testi.accedi }]} scopo={scopo}>
        <div>
          <p>{testi.chiediAccesso}</p>
          <Contact />
        </div>
      </InArrivo>
    </Page>
  )
}
