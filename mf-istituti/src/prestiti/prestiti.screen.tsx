import { usePortal } from '@bandiera/platform'
import { LinkButton, Page } from '@bandiera/ui'
import { useState } from 'react'
import { Done } from './sections/done.tsx'
import { Wizard } from './form.tsx'
import { texts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'

/** In a popup the portal's frame closes the window; the same page in a tab has a button that leaves it. */
export function Component() {
  const { inPopup } = usePortal()
  const [done, setDone] = useState<string | null>(null)
  const close = !inPopup && <LinkButton to="/">{texts.chiudi}</LinkButton>
  return (
    <Page actions={close} title={moduleTexts.prestiti}>
      {done ? <Done praticaId={done} /> : <Wizard onDone={setDone} />}
    </Page>
  )
}
