import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Section } from '../page/page.tsx'
import { uiTexts } from '../texts.ts'

export interface EditableSectionProps {
  title: string
  /** What the button is called where it is read alone: "Modifica contatti". */
  edit: string
  /** Opens the form. Absent for people who may not edit, and while another section is open. */
  onEdit?: (() => void) | undefined
  /** The open form, in place of the content; Esc in it gives up (`escape` of `PortalForm`). */
  form: ReactNode
  /** The path of the field that gets the focus; the first one without. */
  field?: string | null
  children: ReactNode
}

/** A section that is edited in place. The focus goes to the first field, and back to the button when the form closes. */
export function EditableSection({ title, edit, onEdit, form, field = null, children }: EditableSectionProps) {
  const open = Boolean(form)
  const place = useFocusField<HTMLDivElement>(open, field)
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(open, button)
  const action = onEdit && !open && (
    <Button aria-label={edit} onClick={onEdit} ref={button} startIcon={<Edit aria-hidden />}>
      {uiTexts.modifica}
    </Button>
  )
  return (
    <Section actions={action} title={title}>
      <Box ref={place}>{form || children}</Box>
    </Section>
  )
}

/** Where the closed form had the focus, nothing has it any more. */
function useFocusBack(open: boolean, button: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    const { activeElement } = document
    if (wasOpen.current && !open && (!activeElement || activeElement === document.body)) button.current?.focus()
    wasOpen.current = open
  }, [open, button])
}

/** Focuses the field of that path, else the first. An index in a list is ignored: the form has an order of its own. */
export function useFocusField<E extends HTMLElement>(open: boolean, path: string | null): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (!open) return
    const fields = [...(place.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])]
    const shape = withoutIndex(path ?? '')
    const asked = fields.filter((field) => withoutIndex(field.name) === shape)
    const field = asked.find((one) => one.checked) ?? asked[0] ?? fields[0]
    field?.focus()
  }, [open, path])
  return place
}

const withoutIndex = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '')
