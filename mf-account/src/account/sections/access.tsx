import { roleLabels, usrFields } from '@bandiera/domain'
import { useAttempt, usePortal } from '@bandiera/platform'
import { AppLink, Box, Button, Chip, DownloadIcon, ErrorState, Facts, Skeleton } from '@bandiera/ui'
import { FormDialog, useForm } from '@bandiera/ui/form'
import { download } from '@bandiera/ui/import'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { Panel } from '../../parts/panel.tsx'
import { useMe } from '../parts/use-me.ts'
import { texts } from '../texts.ts'
import { PasswordSchema } from '../rules.ts'
import { NewPasswordInput, PasswordBox } from '../../parts/password.tsx'
import { parseSessions, Sessions, usePulse } from '../../parts/sessions.tsx'
import { postJson } from '../../parts/post-json.ts'
import { useAsked } from '../../parts/use-asked.ts'

export function AccessSection() {
  const me = useMe()
  const { role, settings } = usePortal()
  const [changing, setChanging] = useState(false)
  const facts = [
    { label: usrFields.email.label, value: <Box sx={{ overflowWrap: 'anywhere' }}>{me.email}</Box> },
    { label: usrFields.role.label, value: role && <Chip label={roleLabels[role]} /> },
  ]
  return (
    <Panel id="accesso" note={texts.accessNote} title={texts.access}>
      <Facts items={facts} />
      <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 2, mb: 4 }}>
        {texts.emailHowToChange(settings?.mailContatti)}
      </Box>
      <Button onClick={() => setChanging(true)} variant="outlined">
        {texts.changePassword}
      </Button>
      <ChangePassword onClose={() => setChanging(false)} open={changing} />
    </Panel>
  )
}

type PasswordValues = z.infer<typeof PasswordSchema>

/** The page shows the strength of the new password; the server decides. */
function ChangePassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { request, notify } = usePortal()
  const { name, email } = useMe()
  const form = useForm<PasswordValues>({
    resolver: standardSchemaResolver(PasswordSchema),
    defaultValues: { attuale: '', nuova: '', ripetuta: '' },
  })
  const change = ({ attuale, nuova }: PasswordValues) =>
    postJson({ request }, '/api/account/password', { attuale, nuova })
  const saved = () => {
    // nothing of it stays in the page
    form.reset({ attuale: '', nuova: '', ripetuta: '' })
    notify({ text: texts.passwordChanged, kind: 'success' })
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={change}
      open={open}
      submit={texts.changePassword}
      title={texts.changePassword}
    >
      <PasswordBox autoComplete="current-password" label={texts.currentPassword} name="attuale" />
      <NewPasswordInput label={texts.newPassword} name="nuova" words={[name, email]} />
      <PasswordBox
        autoComplete="new-password"
        help={texts.passwordEffect}
        label={texts.repeatedPassword}
        name="ripetuta"
      />
    </FormDialog>
  )
}

export function DevicesSection() {
  const { asked, retry } = useAsked('/api/sessioni', parseSessions, usePulse())
  const { request, notify, confirm } = usePortal()
  const attempt = useAttempt()
  const sessioni = asked.state === 'ready' ? asked.value : []
  const others = sessioni.filter(({ questa }) => !questa).length
  const end = (path: string, said: (body: unknown) => string) =>
    attempt(
      undefined,
      request(path, { method: 'DELETE' }).then(async (answer) => {
        notify({ text: said(answer.status === 204 ? null : await answer.json()), kind: 'success' })
        return null
      }),
    ).finally(retry)
  const endOthers = async () => {
    const sure = await confirm({
      title: texts.signOutOthers,
      text: texts.signOutOthersQuestion(others),
      ok: texts.signOutOthers,
    })
    if (sure) await end('/api/sessioni', (body) => texts.othersSignedOut((body as { finite: number }).finite))
  }
  return (
    <Panel id="dispositivi" note={texts.devicesNote} title={texts.devices}>
      {asked.state === 'loading' && <Skeleton height={56} variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={texts.devicesError} />}
      <Sessions
        end={{ label: texts.signOut, nome: texts.signOutName }}
        label={texts.devices}
        onEnd={({ id, dispositivo }) => void end(`/api/sessioni/${id}`, () => texts.signedOutOne(dispositivo))}
        sessions={sessioni}
      />
      {others > 0 && (
        <Button onClick={() => void endOthers()} sx={{ mt: 3 }} variant="outlined">
          {texts.signOutOthers}
        </Button>
      )}
      {sessioni.length === 1 && (
        <Box sx={{ color: 'text.secondary', mt: 2, typography: 'body2' }}>{texts.onlyHere}</Box>
      )}
    </Panel>
  )
}

export function DataSection() {
  const { request, tenant } = usePortal()
  const attempt = useAttempt()
  const [busy, setBusy] = useState(false)
  const fetchAll = async () => {
    setBusy(true)
    const all = request('/api/account/dati').then((answer) => answer.text())
    const saved = all.then((text) => download(`i-miei-dati-${tenant.id}.json`, text, 'application/json'))
    await attempt(
      undefined,
      saved.then(() => null),
    )
    setBusy(false)
  }
  return (
    <Panel id="dati" note={texts.dataNote} title={texts.data}>
      <Button disabled={busy} onClick={() => void fetchAll()} startIcon={<DownloadIcon />} variant="outlined">
        {texts.download}
      </Button>
      <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 2 }}>
        {texts.downloadHelp} <AppLink to="/privacy">{texts.privacyNotice}</AppLink>
      </Box>
    </Panel>
  )
}
