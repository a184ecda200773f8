import { roleLabels } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Button, Chip, Facts } from '@bandiera/ui'
import { useState } from 'react'
import { Panel } from '../../parts/panel.tsx'
import { useMe } from '../parts/use-me.ts'
import { ChangePassword } from './change-password.tsx'
import { texts } from '../texts.ts'

/** What lets the person in: e-mail, role, password. */
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
