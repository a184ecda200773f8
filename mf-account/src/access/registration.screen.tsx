import { dayInRome, formatDate, type Role } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { EmptyState, LinearProgress, LinkButton, MailIcon, Page } from '@bandiera/ui'
import { useNavigate, useParams } from 'react-router-dom'
import { NarrowColumn } from './parts/narrow-column.tsx'
import { LinkProblem } from './parts/link-problem.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { texts } from './texts.ts'
import { useLink } from './parts/link.ts'

/** What the server tells of an invitation. */
export interface OpenInvitation {
  name: string
  email: string
  role: Role
  invitatoDa: string
  gestore: string | null
  scadeIl: string
}

/** `/registrazione/{jwt}`: an invited person chooses name and password. Without a link it says how one gets in. */
export function Component() {
  const { jwt } = useParams()
  const { usr } = usePortal()
  if (usr) return <AlreadyIn name={usr.name} />
  if (!jwt) {
    const { titolo, testo } = texts.senzaInvito
    return (
      <EmptyState
        action={
          <LinkButton to="/login" variant="contained">
            {texts.accedi}
          </LinkButton>
        }
        icon={MailIcon}
        text={testo}
        title={titolo}
        whole
      />
    )
  }
  return <Invited jwt={jwt} key={jwt} />
}

function Invited({ jwt }: { jwt: string }) {
  const portal = usePortal()
  const navigate = useNavigate()
  const [link, retry] = useLink<OpenInvitation>('/api/registrazione/invito', jwt)
  if (link.stato === 'carica') return <LinearProgress aria-label={texts.caricamento} />
  if (link.stato === 'problema') return <LinkProblem {...link} jwt={jwt} kind="invito" onRetry={retry} />
  const { dati } = link
  const enter = async (token: string) => {
    await portal.signIn(token)
    // the login leads everybody to its own page
    await navigate('/login', { replace: true })
  }
  const { titolo, gestore, scade } = texts.invito
  return (
    <NarrowColumn>
      <Page
        facts={
          <>
            {titolo(dati.invitatoDa, portal.tenant.nome, dati.role)} {dati.gestore && gestore(dati.gestore)}{' '}
            {scade(formatDate(dayInRome(new Date(dati.scadeIl))))}
          </>
        }
        title={texts.registrazione}
      >
        <RegistrationForm invito={dati} jwt={jwt} onDone={enter} />
      </Page>
    </NarrowColumn>
  )
}

const AlreadyIn = ({ name }: { name: string }) => (
  <EmptyState
    action={
      <LinkButton to="/" variant="contained">
        {texts.giaDentro.vai}
      </LinkButton>
    }
    text={texts.giaDentro.registrazione(name)}
    title={texts.giaDentro.titolo}
    whole
  />
)
