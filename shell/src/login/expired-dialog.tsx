import type { Usr } from '@bandiera/domain'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@bandiera/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useShell } from '../shell.ts'
import { texts as shell } from '../texts.ts'
import { LoginField } from './login-field.tsx'
import { useLoginWait } from './use-login-wait.ts'
import { sessionAtom, useFact, usrAtom } from '../state.ts'

/** The login over a page whose session is over: the page stays, with everything typed. */
export function ExpiredDialog() {
  const { phase } = useFact(sessionAtom)
  const usr = useFact(usrAtom)
  const id = useId()
  if (phase !== 'expired' || !usr) return null
  return (
    <Dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      className="no-print"
      fullWidth
      maxWidth="xs"
      open
    >
      <DialogTitle id={`${id}-title`}>{own.expired}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <Typography color="textSecondary" id={`${id}-text`} variant="body1">
          {own.expiredText}
        </Typography>
      </DialogContent>
      <AgainForm usr={usr} />
    </Dialog>
  )
}

function AgainForm({ usr }: { usr: Usr }) {
  const { session } = useShell()
  const { busy, message } = useFact(sessionAtom)
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const waiting = useLoginWait(() => form.current?.requestSubmit())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name=password]')!
    setMissing(!input.value)
    if (!input.value) return input.focus()
    // after a refusal the person can type at once; after a success the dialog is gone and this does nothing
    if (!busy) void session.login(usr.email, input.value).then(() => again(input))
  }
  return (
    <Box component="form" noValidate onSubmit={submit} ref={form}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <LoginField
          autoComplete="username"
          fixed={usr.email}
          id="sessione-email"
          label={shell.email}
          name="email"
          type="email"
        />
        <LoginField
          autoComplete="current-password"
          autoFocus
          error={missing && shell.passwordMissing}
          id="sessione-password"
          label={shell.password}
          name="password"
          type="password"
        />
        <Box role="alert" sx={{ '&:empty': { mt: -4 } }}>
          {message && (
            <Alert role="none" severity="error">
              {message}
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => session.end()}>{own.leave}</Button>
        <Button disabled={busy || waiting !== null} type="submit" variant="contained">
          {busy ? shell.signingIn : (waiting ?? shell.signIn)}
        </Button>
      </DialogActions>
    </Box>
  )
}

function again(input: HTMLInputElement): void {
  input.focus()
  input.select()
}

const own = {
  expired: 'Sessione scaduta',
  expiredText: 'Accedi di nuovo per continuare: quello che hai scritto è ancora qui.',
  leave: 'Esci',
} as const
