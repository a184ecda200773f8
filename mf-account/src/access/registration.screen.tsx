import { dayInRome, formatDate, NAME_LENGTH, type Role, usrFields } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, EmptyState, LinearProgress, LinkButton, MailIcon } from '@bandiera/ui'
import { CheckInput, PhoneInput, PortalForm, TextInput, useWatch } from '@bandiera/ui/form'
import { useNavigate, useParams } from 'react-router-dom'
import { AlreadyIn, LinkProblem, NarrowPage, useLink } from './parts/link.tsx'
import { texts } from './texts.ts'
import { NewPasswordInput } from '../parts/password.tsx'
import { RegistrationSchema } from './rules.ts'
import { postJson } from '../parts/post-json.ts'
import { useCheckedForm } from '../parts/use-checked-form.ts'

interface OpenInvitation {
  name: string
  email: string
  role: Role
  invitatoDa: string
  gestore: string | null
  scadeIl: string
}

/** `/registrazione/{jwt}`: an invited person chooses name and password. Without a link the page says how to get one. */
export function Component() {
  const { jwt } = useParams()
  const { usr } = usePortal()
  if (usr)
    return (
      <AlreadyIn text={texts.alreadySignedIn.registration(usr.name)}>
        <LinkButton to="/" variant="contained">
          {texts.alreadySignedIn.go}
        </LinkButton>
      </AlreadyIn>
    )
  if (!jwt) {
    const { title, text } = texts.withoutInvitation
    return (
      <EmptyState
        action={
          <LinkButton to="/login" variant="contained">
            {texts.signIn}
          </LinkButton>
        }
        icon={MailIcon}
        text={text}
        title={title}
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
  if (link.stato === 'carica') return <LinearProgress aria-label={texts.loading} />
  if (link.stato === 'problema') return <LinkProblem {...link} jwt={jwt} kind="invito" onRetry={retry} />
  const { dati } = link
  const enter = async (token: string) => {
    await portal.signIn(token)
    // /login redirects to the start page of the role
    await navigate('/login', { replace: true })
  }
  const { title, gestore, expires } = texts.invitation
  return (
    <NarrowPage
      facts={
        <>
          {title(dati.invitatoDa, portal.tenant.nome, dati.role)} {dati.gestore && gestore(dati.gestore)}{' '}
          {expires(formatDate(dayInRome(new Date(dati.scadeIl))))}
        </>
      }
      title={texts.registration}
    >
      <RegistrationForm invito={dati} jwt={jwt} onDone={enter} />
    </NarrowPage>
  )
}

const inviteTexts = texts.invitation

interface RegistrationFormProps {
  invito: OpenInvitation
  jwt: string
  onDone: (token: string) => Promise<void>
}

function RegistrationForm({ invito, jwt, onDone }: RegistrationFormProps) {
  const { request } = usePortal()
  const form = useCheckedForm(RegistrationSchema, {
    email: invito.email,
    name: invito.name,
    password: '',
    telefono: '',
    privacy: false,
  })
  const name = useWatch({ control: form.control, name: 'name' })
  return (
    <PortalForm
      form={form}
      label={texts.registration}
      onSaved={({ token }: { token: string }) => onDone(token)}
      onSubmit={({ email: _fixed, ...values }) =>
        postJson<{ token: string }>({ request }, '/api/registrazione', { jwt, ...values })
      }
      submit={inviteTexts.send}
    >
      <TextInput
        autoComplete="username"
        help={inviteTexts.emailAiuto}
        label={usrFields.email.label}
        name="email"
        readOnly
        type="email"
      />
      <TextInput autoComplete="name" label={usrFields.name.label} maxLength={NAME_LENGTH} name="name" />
      <NewPasswordInput
        help={texts.password.aiuto}
        label={texts.password.label}
        name="password"
        words={[name, invito.email]}
      />
      <PhoneInput autoComplete="tel" label={usrFields.telefono.label} name="telefono" optional />
      <Box sx={{ maxWidth: 640 }}>
        <Box component="p" sx={{ m: 0, mb: 1 }}>
          {inviteTexts.privacyBefore}
          <AppLink rel="noopener" target="_blank" to="/privacy">
            {inviteTexts.privacyLink}
          </AppLink>{' '}
          {inviteTexts.privacyAfter}
        </Box>
        <CheckInput label={inviteTexts.privacy} name="privacy" />
      </Box>
    </PortalForm>
  )
}
