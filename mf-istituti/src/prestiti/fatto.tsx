import { usePortal } from '@bandiera/platform'
import { Button, CheckCircleIcon, EmptyState, LinkButton } from '@bandiera/ui'
import { useEffect } from 'react'
import { prestiti as testi } from '../testi.ts'

/** Long enough to read that it worked (spec §9 has the same time for notices). */
const CLOSES_AFTER_MS = 3500

/** The request is on its way. A popup closes by itself through the closePopup channel; a page of its own leads on. */
export function Fatto({ praticaId }: { praticaId: string }) {
  const { inPopup, closePopups } = usePortal()
  useEffect(() => {
    if (!inPopup) return
    const timer = window.setTimeout(() => void closePopups(), CLOSES_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [inPopup, closePopups])
  const action = inPopup ? (
    <Button onClick={() => void closePopups()} variant="contained">
      {testi.chiudi}
    </Button>
  ) : (
    <LinkButton to={`/pratica/${praticaId}`} variant="contained">
      {testi.apri}
    </LinkButton>
  )
  return (
    <div role="status">
      <EmptyState
        action={action}
        icon={CheckCircleIcon}
        text={inPopup ? testi.fattoAiuto : testi.fattoPagina}
        title={testi.fatto}
      />
    </div>
  )
}
