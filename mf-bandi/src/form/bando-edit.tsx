import type { Bando } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { Page } from '@bandiera/ui'
import { useEffect } from 'react'
import { Controlli } from '../lettura/controlli.tsx'
import { RedazioneChip } from '../redazione/redazione-chip.tsx'
import { testi } from '../testi.ts'
import { BandoForm } from './bando-form.tsx'
import { bandoValues } from './bando-values.ts'
import { bandoPatch } from './save-bando.ts'

interface BandoEditProps {
  bando: Bando
  at: 'tutto' | 'finestra'
  onClose: () => void
}

/** The page of a grant while it is edited: what is to check stays in sight. */
export function BandoEdit({ bando, at, onClose }: BandoEditProps) {
  const { usr, setTitle } = usePortal()
  const { before, save, meanwhile } = useEdit('bandi', bando, usr?._id)
  const { titolo, redazione } = bando.data
  useEffect(() => setTitle(titolo), [titolo, setTitle])
  return (
    <Page facts={<RedazioneChip redazione={redazione} />} title={titolo}>
      <Controlli bando={bando} curator />
      <BandoForm
        at={at}
        bando={bando}
        meanwhile={meanwhile}
        onCancel={onClose}
        onSaved={useSaved(testi.salvato, onClose)}
        onSubmit={(values, choice) => save(bandoPatch(before, values), choice)}
        start={bandoValues(before)}
      />
    </Page>
  )
}
