import type { Bando } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Page } from '@bandiera/ui'
import { useEffect } from 'react'
import { Controlli } from '../lettura/controlli.tsx'
import { RedazioneChip } from '../redazione/redazione-chip.tsx'
import { testi } from '../testi.ts'
import { BandoForm } from './bando-form.tsx'

interface BandoEditProps {
  bando: Bando
  at: 'tutto' | 'finestra'
  onClose: () => void
}

/** The page of a grant while it is edited: what is to check stays in sight. */
export function BandoEdit({ bando, at, onClose }: BandoEditProps) {
  const { notify, setTitle } = usePortal()
  const { titolo, redazione } = bando.data
  useEffect(() => setTitle(titolo), [titolo, setTitle])
  const saved = () => {
    notify({ text: testi.salvato, kind: 'success' })
    onClose()
  }
  return (
    <Page facts={<RedazioneChip redazione={redazione} />} title={titolo}>
      <Controlli bando={bando} curator />
      <BandoForm at={at} bando={bando} onCancel={onClose} onSaved={saved} />
    </Page>
  )
}
