import { usePortal } from '@bandiera/platform'
import { Button, CheckCircleIcon, EmptyState, LinkButton } from '@bandiera/ui'
import { useEffect } from 'react'
import { texts } from '../texts.ts'

/** Long enough to read that it worked (spec §9 has the same time for notices). */
const CLOSES_AFTER_MS = 3500

/** Shown after the request was sent. A popup closes through the closePopup channel; a normal page offers the next step. */
export function Done({ praticaId }: { praticaId: string }) {
  const { inPopup, closePopups } = usePortal()
  useEffect(() => {
    if (!inPopup) return
    const timer = window.setTimeout(() => void closePopups(), CLOSES_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [inPopup, closePopups])
  const action = inPopup ? (
    <Button onClick={() => void closePopups()} variant="contained">
      {texts.chiudi}
    </Button>
  ) : (
    <LinkButton to={`/pratica/${praticaId}`} variant="contained">
      {texts.apri}
    </LinkButton>
  )
  return (
    <div role="status">
      <EmptyState
        action={action}
        icon={CheckCircleIcon}
        text={inPopup ? texts.fattoAiuto : texts.fattoPagina}
        title={texts.fatto}
      />
    </div>
  )
}
