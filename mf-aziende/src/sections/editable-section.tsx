import { Button, EditIcon, Section, testiComuni } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { testi } from '../testi.ts'
import { useFocusField } from './use-focus-field.ts'

export interface SectionProps {
  /** Absent when the user may only read. */
  onEdit?: (() => void) | undefined
  /** The form, while this section is being edited. */
  form: ReactNode | null
  /** The field to start from, by its path in the record. */
  campo: string | null
  title: string
  children: ReactNode
}

/** A section of the company's page: read, with a button that opens its form in place. */
export function EditableSection({ title, onEdit, form, campo, children }: SectionProps) {
  const place = useFocusField<HTMLDivElement>(form !== null, campo)
  const edit = onEdit && !form && (
    <Button aria-label={testi.modifica(title)} onClick={onEdit} startIcon={<EditIcon />}>
      {testiComuni.modifica}
    </Button>
  )
  return (
    <Section actions={edit} title={title}>
      <div ref={place}>{form ?? children}</div>
    </Section>
  )
}
