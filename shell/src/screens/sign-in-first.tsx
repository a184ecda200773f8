import { LinkButton, Page } from '@bandiera/ui'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../layout/page-title.ts'
import { loginPath } from '../session/public-paths.ts'
import { testi as comuni } from '../testi.ts'
import { testi } from './testi.ts'

/** For a visitor on a page below a public prefix (spec §2) that is not public itself: `/bando/{id}`. */
export function SignInFirst() {
  const location = useLocation()
  return (
    <Page title={usePageTitle()}>
      <p>{testi.accediPrima}</p>
      <LinkButton to={loginPath(location)} variant="contained">
        {comuni.accedi}
      </LinkButton>
    </Page>
  )
}
