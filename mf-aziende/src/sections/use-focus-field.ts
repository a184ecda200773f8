import { useEffect, useRef, type RefObject } from 'react'

/**
 * Puts the cursor in the field that was asked for (`bilanci.1.ula`), else in the first one, when a form opens. The index
 * inside a list is not compared: the form shows years and seats in its own order, newest first.
 */
export function useFocusField<E extends HTMLElement>(open: boolean, campo: string | null): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (!open) return
    const fields = [...(place.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])]
    const shape = withoutIndex(campo ?? '')
    const asked = fields.filter((field) => withoutIndex(field.name) === shape)
    const field = asked.find((one) => one.checked) ?? asked[0] ?? fields[0]
    field?.focus()
  }, [open, campo])
  return place
}

const withoutIndex = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '')
