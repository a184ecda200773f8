import { usrFields } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Button, LinearProgress, LinkButton, Stack, Typography } from '@bandiera/ui'
import { EmailInput, PortalForm, TextInput } from '@bandiera/ui/form'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { AlreadyIn, LinkProblem, NarrowPage, useLink } from './parts/link.tsx'
import { texts } from './texts.ts'
import { postJson } from '../parts/post-json.ts'
import { NewPasswordInput, PasswordBox } from '../parts/password.tsx'
import { AskLinkSchema, NewPasswordSchema } from './rules.ts'
import { useCheckedForm } from '../parts/use-checked-form.ts'

/** `/resetPwd` asks for the link of a mail, `/resetPwd/{jwt}` takes the new password. */
export function Component() {
  const { jwt } = useParams()
  const { usr } = usePortal()
  if (usr)
    return (
      <AlreadyIn text={texts.alreadySignedIn.password(usr.name)}>
        <LinkButton to="/account" variant="contained">
          {texts.alreadySignedIn.account}
        </LinkButton>
        <LinkButton to="/">{texts.alreadySignedIn.go}</LinkButton>
      </AlreadyIn>
    )
  return jwt ? <ByLink jwt={jwt} key={jwt} /> : <AskLink />
}

function ByLink({ jwt }: { jwt: string }) {
  const { signIn, notify } = usePortal()
  const navigate = useNavigate()
  const [link, retry] = useLink<{ name: string; email: string }>('/api/password/link', jwt)
  if (link.stato === 'carica') return <LinearProgress aria-label={texts.loading} />
  if (link.stato === 'problema') return <LinkProblem {...link} jwt={jwt} kind="reset" onRetry={retry} />
  const { name, email } = link.dati
  const enter = async (token: string) => {
    await signIn(token)
    notify({ text: texts.newPassword.done, kind: 'success' })
    // /login redirects to the start page of the role
    await navigate('/login', { replace: true })
  }
  return (
    <NarrowPage
      facts={`${texts.newPassword.per(name, email)} ${texts.newPassword.signedOut}`}
      title={texts.resetPassword}
    >
      <NewPasswordForm jwt={jwt} onDone={enter} owner={{ name, email }} />
    </NarrowPage>
  )
}

const askTexts = texts.forgotten
/** The answer is the same for every address. */
function AskLink() {
  const { request } = usePortal()
  const [sent, setSent] = useState('')
  const form = useCheckedForm(AskLinkSchema, { email: '' })
  if (sent) return <Sent email={sent} onAgain={() => setSent('')} />
  return (
    <NarrowPage facts={askTexts.explanation} title={texts.resetPassword}>
      <PortalForm
        form={form}
        label={texts.resetPassword}
        onSaved={() => setSent(form.getValues('email'))}
        onSubmit={({ email }) => postJson({ request }, '/api/password/dimenticata', { email })}
        submit={askTexts.send}
      >
        <EmailInput autoComplete="username" label={usrFields.email.label} name="email" />
      </PortalForm>
      <LinkButton sx={{ mt: 4, ml: -3 }} to="/login">
        {askTexts.goBack}
      </LinkButton>
    </NarrowPage>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('h1')?.focus(), [])
  return (
    <div ref={place}>
      <NarrowPage title={askTexts.doneTitle}>
        <Stack role="status" sx={{ gap: 3, maxWidth: 640 }}>
          <Typography>{askTexts.done(email)}</Typography>
          <Typography color="textSecondary">{askTexts.nothing}</Typography>
        </Stack>
        <Stack direction="row" sx={{ gap: 2, mt: 5 }}>
          <LinkButton to="/login" variant="contained">
            {askTexts.goBack}
          </LinkButton>
          <Button onClick={onAgain}>{askTexts.again}</Button>
        </Stack>
      </NarrowPage>
    </div>
  )
}

interface NewPasswordFormProps {
  jwt: string
  owner: { name: string; email: string }
  onDone: (token: string) => Promise<void>
}

function NewPasswordForm({ jwt, owner, onDone }: NewPasswordFormProps) {
  const { request } = usePortal()
  const form = useCheckedForm(NewPasswordSchema, { email: owner.email, password: '', again: '' })
  return (
    <PortalForm
      form={form}
      label={texts.resetPassword}
      onSaved={({ token }: { token: string }) => onDone(token)}
      onSubmit={({ password }) => postJson<{ token: string }>({ request }, '/api/password', { jwt, password })}
      submit={texts.newPassword.send}
    >
      <TextInput autoComplete="username" label={usrFields.email.label} name="email" readOnly type="email" />
      <NewPasswordInput
        help={texts.password.aiuto}
        label={texts.password.fresh}
        name="password"
        words={[owner.name, owner.email]}
      />
      <PasswordBox autoComplete="new-password" label={texts.password.repeat} name="again" />
    </PortalForm>
  )
}
