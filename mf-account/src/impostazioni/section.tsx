import { Button, EditIcon, FirstField, testiComuni, useUrlOpened } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { Riquadro } from '../parts/panel.tsx'
import { texts } from './texts.ts'

interface Props {
  /** Names the section in the address: `#video`, and `?modifica=video` while its form is open. */
  chiave: string
  title: string
  note: ReactNode
  /** Made when the section is being edited. */
  form?: (close: () => void) => ReactNode
  children: ReactNode
}

/**
 * A section of the settings: read, with a button that opens its form in place. One form is open at a time, and the address
 * says which: opening another one asks before it leaves what was typed.
 */
export function Sezione({ chiave, title, note, form, children }: Props) {
  const [opened, open] = useUrlOpened('modifica')
  const isOpen = opened === chiave
  const edit = form && !isOpen && (
    <Button aria-label={texts.modifica(title)} onClick={() => open(chiave)} startIcon={<EditIcon />}>
      {testiComuni.modifica}
    </Button>
  )
  return (
    <Riquadro actions={edit} id={chiave} note={note} title={title}>
      {form && isOpen ? <FirstField>{form(() => open(null))}</FirstField> : children}
    </Riquadro>
  )
}
