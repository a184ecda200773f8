import { Button, EditIcon, FirstField, testiComuni, useUrlOpened } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { Panel } from '../parts/panel.tsx'
import { texts } from './texts.ts'

interface SettingsSectionProps {
  /** Names the section in the address: `#video`, and `?modifica=video` while its form is open. */
  name: string
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
export function SettingsSection({ name, title, note, form, children }: SettingsSectionProps) {
  const [opened, open] = useUrlOpened('modifica')
  const isOpen = opened === name
  const edit = form && !isOpen && (
    <Button aria-label={texts.modifica(title)} onClick={() => open(name)} startIcon={<EditIcon />}>
      {testiComuni.modifica}
    </Button>
  )
  return (
    <Panel actions={edit} id={name} note={note} title={title}>
      {form && isOpen ? <FirstField>{form(() => open(null))}</FirstField> : children}
    </Panel>
  )
}
