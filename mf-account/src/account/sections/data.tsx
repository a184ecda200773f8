import { usePortal } from '@bandiera/platform'
import { AppLink, Box, Button, DownloadIcon } from '@bandiera/ui'
import { download } from '@bandiera/ui/import'
import { useState } from 'react'
import { Panel } from '../../parts/panel.tsx'
import { texts } from '../texts.ts'

export function DataSection() {
  const { request, notify, tenant } = usePortal()
  const [busy, setBusy] = useState(false)
  const fetchAll = async () => {
    setBusy(true)
    try {
      const answer = await request('/api/account/dati')
      download(`i-miei-dati-${tenant.id}.json`, await answer.text(), 'application/json')
    } catch (error) {
      notify({ text: error instanceof Error ? error.message : String(error), kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel note={texts.datiNota} title={texts.dati}>
      <Button disabled={busy} onClick={() => void fetchAll()} startIcon={<DownloadIcon />} variant="outlined">
        {texts.scarica}
      </Button>
      <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 2 }}>
        {texts.scaricaAiuto} <AppLink to="/privacy">{texts.informativa}</AppLink>
      </Box>
    </Panel>
  )
}
