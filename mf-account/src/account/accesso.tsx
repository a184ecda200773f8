import { roleLabels } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Button, Chip, Facts } from '@bandiera/ui'
import { useState } from 'react'
import { Riquadro } from '../parts/riquadro.tsx'
import { useMe } from '../parts/use-me.ts'
import { CambiaPassword } from './cambia-password.tsx'
import { testi } from './testi.ts'

/** What lets the person in: e-mail, role, password. */
export function Accesso() {
  const me = useMe()
  const { role, settings } = usePortal()
  const [changing, setChanging] = useState(false)
  const facts = [
    { label: testi.email, value: <Box sx={{ overflowWrap: 'anywhere' }}>{me.email}</Box> },
    { label: testi.ruolo, value: role && <Chip label={roleLabels[role]} /> },
  ]
  return (
    <Riquadro note={testi.accessoNota} title={testi.accesso}>
      <Facts items={facts} />
      <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 2, mb: 4 }}>
        {testi.emailComeCambiare(settings?.mailContatti)}
      </Box>
      <Button onClick={() => setChanging(true)} variant="outlined">
        {testi.cambiaPassword}
      </Button>
      <CambiaPassword onClose={() => setChanging(false)} open={changing} />
    </Riquadro>
  )
}
