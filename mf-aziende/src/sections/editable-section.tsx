import { Button, EditIcon, Section } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { testi } from '../testi.ts'

export interface SectionProps {
  /** Absent when the user may only read. */
  onEdit?: (() => void) | undefined
  /** The form, while this section is being edited. */
  form: ReactNode | null
  title: string
  children: ReactNode
}

/** A section of the company's page: read, with a button that opens its form in place. */
export function EditableSection({ title, onEdit, form, children }: SectionProps) {
  const edit = onEdit && !form && (
    <Button aria-label={testi.modifica(title)} onClick={onEdit} startIcon={<EditIcon />}>
      Modifica
    </Button>
  )
  return (
    <Section actions={edit} title={title}>
      {form ?? children}
    </Section>
  )
}
