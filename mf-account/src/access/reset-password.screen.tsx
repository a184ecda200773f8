import { usePortal } from '@bandiera/platform'
import { EmptyState, LinearProgress, LinkButton, Page, Stack } from '@bandiera/ui'
import { useNavigate, useParams } from 'react-router-dom'
import { AskLink } from './ask-link.tsx'
import { NarrowColumn } from './parts/narrow-column.tsx'
import { LinkProblem } from './parts/link-problem.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { texts } from './texts.ts'
import { useLink } from './parts/link.ts'

/** `/resetPwd` asks for the link of a mail, `/resetPwd/{jwt}` takes the new password. */
export function Component() {
  const { jwt } = useParams()
  const { usr } = usePortal()
  if (usr) return <AlreadyIn name={usr.name} />
  return jwt ? <ByLink jwt={jwt} key={jwt} /> : <AskLink />
}

function ByLink({ jwt }: { jwt: string }) {
  const { signIn, notify } = usePortal()
  const navigate = useNavigate()
  const [link, retry] = useLink<{ name: string; email: string }>('/api/password/link', jwt)
  if (link.stato === 'carica') return <LinearProgress aria-label={texts.caricamento} />
  if (link.stato === 'problema') return <LinkProblem {...link} jwt={jwt} kind="reset" onRetry={retry} />
  const { name, email } = link.dati
  const enter = async (token: string) => {
    await signIn(token)
    notify({ text: texts.nuovaPassword.fatta, kind: 'success' })
    // the login leads everybody to its own page
    await navigate('/login', { replace: true })
  }
  return (
    <NarrowColumn>
      <Page facts={`${texts.nuovaPassword.per(name, email)} ${texts.nuovaPassword.uscite}`} title={texts.resetPwd}>
        <NewPasswordForm jwt={jwt} onDone={enter} owner={{ name, email }} />
      </Page>
    </NarrowColumn>
  )
}

const AlreadyIn = ({ name }: { name: string }) => (
  <EmptyState
    action={
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
        <LinkButton to="/account" variant="contained">
          {texts.giaDentro.account}
        </LinkButton>
        <LinkButton to="/">{texts.giaDentro.vai}</LinkButton>
      </Stack>
    }
    text={texts.giaDentro.password(name)}
    title={texts.giaDentro.titolo}
    whole
  />
)
