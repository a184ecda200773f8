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
      <AlreadyIn text={texts.giaDentro.password(usr.name)}>
        <LinkButton to="/account" variant="contained">
          {texts.giaDentro.account}
        </LinkButton>
        <LinkButton to="/">{texts.giaDentro.vai}</LinkButton>
      </AlreadyIn>
    )
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
    // /login redirects to the start page of the role
    await navigate('/login', { replace: true })
  }
  return (
    <NarrowPage facts={`${texts.nuovaPassword.per(name, email)} ${texts.nuovaPassword.uscite}`} title={texts.resetPwd}>
      <NewPasswordForm jwt={jwt} onDone={enter} owner={{ name, email }} />
    </NarrowPage>
  )
}

const askTexts = texts.dimenticata
/** The answer is the same for every address. */
function AskLink() {
  const { request } = usePortal()
  const [sent, setSent] = useState('')
  const form = useCheckedForm(AskLinkSchema, { email: '' })
  if (sent) return <Sent email={sent} onAgain={() => setSent('')} />
  return (
    <NarrowPage facts={askTexts.spiega} title={texts.resetPwd}>
      <PortalForm
        form={form}
        label={texts.resetPwd}
        onSaved={() => setSent(form.getValues('email'))}
        onSubmit={({ email }) => postJson({ request }, '/api/password/dimenticata', { email })}
        submit={askTexts.invia}
      >
        <EmailInput autoComplete="username" label={usrFields.email.label} name="email" />
      </PortalForm>
      <LinkButton sx={{ mt: 4, ml: -3 }} to="/login">
        {askTexts.torna}
      </LinkButton>
    </NarrowPage>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('h1')?.focus(), [])
  return (
    <div ref={place}>
      <NarrowPage title={askTexts.fattoTitolo}>
        <Stack role="status" sx={{ gap: 3, maxWidth: 640 }}>
          <Typography>{askTexts.fatto(email)}</Typography>
          <Typography color="textSecondary">{askTexts.niente}</Typography>
        </Stack>
        <Stack direction="row" sx={{ gap: 2, mt: 5 }}>
          <LinkButton to="/login" variant="contained">
            {askTexts.torna}
          </LinkButton>
          <Button onClick={onAgain}>{askTexts.ancora}</Button>
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
      label={texts.resetPwd}
      onSaved={({ token }: { token: string }) => onDone(token)}
      onSubmit={({ password }) => postJson<{ token: string }>({ request }, '/api/password', { jwt, password })}
      submit={texts.nuovaPassword.invia}
    >
      <TextInput autoComplete="username" label={usrFields.email.label} name="email" readOnly type="email" />
      <NewPasswordInput
        help={texts.password.aiuto}
        label={texts.password.nuova}
        name="password"
        words={[owner.name, owner.email]}
      />
      <PasswordBox autoComplete="new-password" label={texts.password.ripeti} name="again" />
    </PortalForm>
  )
}
