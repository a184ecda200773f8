import { roleLabels } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Button, Chip, Facts } from '@bandiera/ui'
import { FormDialog, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { Panel } from '../../parts/panel.tsx'
import { useMe } from '../parts/use-me.ts'
import { texts } from '../texts.ts'
import { PasswordSchema } from '../rules.ts'
import { PasswordBox, PasswordStrength } from '../../parts/password.tsx'

export function AccessSection() {
  const me = useMe()
  const { role, settings } = usePortal()
  const [changing, setChanging] = useState(false)
  const facts = [
    { label: texts.email, value: <Box sx={{ overflowWrap: 'anywhere' }}>{me.email}</Box> },
    { label: texts.ruolo, value: role && <Chip label={roleLabels[role]} /> },
  ]
  return (
    <Panel note={texts.accessoNota} title={texts.accesso}>
      <Facts items={facts} />
      <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 2, mb: 4 }}>
        {texts.emailComeCambiare(settings?.mailContatti)}
      </Box>
      <Button onClick={() => setChanging(true)} variant="outlined">
        {texts.cambiaPassword}
      </Button>
      <ChangePassword onClose={() => setChanging(false)} open={changing} />
    </Panel>
  )
}

type PasswordValues = z.infer<typeof PasswordSchema>

interface Props {
  open: boolean
  onClose: () => void
}

/** The page shows the strength of the new password; the server decides. */
function ChangePassword({ open, onClose }: Props) {
  const { request, notify } = usePortal()
  const { name, email } = useMe()
  const form = useForm<PasswordValues>({
    resolver: standardSchemaResolver(PasswordSchema),
    defaultValues: { attuale: '', nuova: '', ripetuta: '' },
  })
  const change = async ({ attuale, nuova }: PasswordValues) => {
    await request('/api/account/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ attuale, nuova }),
    })
  }
  const saved = () => {
    // nothing of it stays in the page
    form.reset({ attuale: '', nuova: '', ripetuta: '' })
    notify({ text: texts.passwordCambiata, kind: 'success' })
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={change}
      open={open}
      submit={texts.cambiaPassword}
      title={texts.cambiaPassword}
    >
      <PasswordBox autoComplete="current-password" label={texts.passwordAttuale} name="attuale" />
      <PasswordBox autoComplete="new-password" label={texts.passwordNuova} name="nuova">
        <PasswordStrength name="nuova" words={[name, email]} />
      </PasswordBox>
      <PasswordBox
        autoComplete="new-password"
        help={texts.passwordEffetto}
        label={texts.passwordRipetuta}
        name="ripetuta"
      />
    </FormDialog>
  )
}
