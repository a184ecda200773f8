import { usePortal } from '@bandiera/platform'
import { LinkButton, Page } from '@bandiera/ui'
import { useState } from 'react'
import { Fatto } from '../prestiti/fatto.tsx'
import { Wizard } from '../prestiti/wizard.tsx'
import { prestiti, testi } from '../testi.ts'

/** In a popup the portal's frame closes the window; the same page in a tab has a button that leaves it. */
export function Component() {
  const { inPopup } = usePortal()
  const [done, setDone] = useState<string | null>(null)
  const close = !inPopup && <LinkButton to="/">{prestiti.chiudi}</LinkButton>
  return (
    <Page actions={close} title={testi.prestiti}>
      {done ? <Fatto praticaId={done} /> : <Wizard onDone={setDone} />}
    </Page>
  )
}
