import { Alert, AppLink, Box, Button, Typography } from '@bandiera/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useShell } from '../shell.ts'
import { LoginLayout } from './login-layout.tsx'
import { texts } from '../texts.ts'
import { LOGIN_ANCHOR } from '../layout/sizes.ts'
import { LoginField } from './login-field.tsx'
import { useLoginWait } from './use-login-wait.ts'
import { noticesAtom, sessionAtom, useFact } from '../state.ts'

/** Login by e-mail and password. The last answer is a notice for two seconds (spec §8), in the place where it then stays. */
export function LoginScreen() {
  const { typed } = useShell()
  return (
    <LoginLayout>
      <Typography component="h1" sx={{ mb: 5 }} tabIndex={-1} variant="h1">
        {texts.titoli.login}
      </Typography>
      {typed.waits && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {texts.typedLogin}
        </Alert>
      )}
      <LoginForm />
    </LoginLayout>
  )
}

type Field = 'email' | 'password'

function LoginForm() {
  const { session } = useShell()
  const { busy, message } = useFact(sessionAtom)
  const [notice] = useFact(noticesAtom)
  const [missing, setMissing] = useState<Field[]>([])
  const form = useRef<HTMLFormElement>(null)
  const waiting = useLoginWait(() => form.current?.requestSubmit())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [email, password] = [String(data.get('email')).trim(), String(data.get('password'))]
    const empty = [...(email ? [] : ['email' as const]), ...(password ? [] : ['password' as const])]
    setMissing(empty)
    if (empty[0]) return document.getElementById(empty[0])?.focus()
    if (!busy) void session.login(email, password)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      ref={form}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
    >
      <LoginField
        autoComplete="username"
        error={missing.includes('email') && texts.emailMissing}
        id="email"
        label={texts.email}
        type="email"
      />
      <LoginField
        autoComplete="current-password"
        error={missing.includes('password') && texts.passwordMissing}
        id="password"
        label={texts.password}
        type="password"
      />
      <AppLink sx={{ alignSelf: 'flex-start', mt: -2, py: 1 }} to="/resetPwd">
        {texts.forgottenPassword}
      </AppLink>
      <Button disabled={busy || waiting !== null} fullWidth size="medium" type="submit" variant="contained">
        {busy ? texts.signingIn : (waiting ?? (message === texts.noAnswer ? texts.retry : texts.signIn))}
      </Button>
      <Box role="alert" sx={roomForOne}>
        {message && notice?.text !== message && (
          <Alert role="none" severity="error">
            {message}
          </Alert>
        )}
      </Box>
    </Box>
  )
}

/** Space for the longest answer; the notice lies on it while it lasts. */
const roomForOne = { minHeight: 86, anchorName: LOGIN_ANCHOR }
