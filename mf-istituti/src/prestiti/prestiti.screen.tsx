import { usePortal } from '@bandiera/platform'
import { Button, CheckCircleIcon, EmptyState, LinkButton, Page } from '@bandiera/ui'
import { useEffect, useState } from 'react'
import { Wizard } from './form.tsx'
import { texts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'

/** In a popup the portal's frame closes the window; the same page in a tab has a button that leaves it. */
export function Component() {
  const { inPopup } = usePortal()
  const [done, setDone] = useState<string | null>(null)
  const close = !inPopup && <LinkButton to="/">{texts.close}</LinkButton>
  return (
    <Page actions={close} title={moduleTexts.prestiti}>
      {done ? <Done praticaId={done} /> : <Wizard onDone={setDone} />}
    </Page>
  )
}

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
      {texts.close}
    </Button>
  ) : (
    <LinkButton to={`/pratica/${praticaId}`} variant="contained">
      {texts.open}
    </LinkButton>
  )
  return (
    <div role="status">
      <EmptyState
        action={action}
        icon={CheckCircleIcon}
        text={inPopup ? texts.doneHelp : texts.donePage}
        title={texts.done}
      />
    </div>
  )
}
