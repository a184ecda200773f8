import { aziendaFields, fieldAt } from '@bandiera/domain'
import { useUrlOpened } from '@bandiera/ui'
import { type RefObject, useEffect, useRef } from 'react'

export const TABS = {
  anagrafica: ['anagrafica', 'contatti', 'referente', 'compagine', 'situazione'],
  sedi: ['sedi', 'ateco'],
  bilanci: ['bilanci'],
  dimensione: ['dimensione', 'gruppo'],
  aiuti: ['aiuti'],
  esigenze: ['esigenze'],
} as const
export type TabKey = keyof typeof TABS
export type SectionKey = (typeof TABS)[TabKey][number]

/** By the dotted path that the matching reports as missing. */
export function sectionOf(campo: string | null): SectionKey | null {
  const head = campo?.split('.')[0] ?? ''
  const all: readonly SectionKey[] = Object.values(TABS).flat()
  return all.find((section) => section === head || section === fieldAt(aziendaFields, head)?.section) ?? null
}

export const tabOf = (section: SectionKey): TabKey =>
  (Object.keys(TABS) as TabKey[]).find((tab) => (TABS[tab] as readonly SectionKey[]).includes(section))!

/** The requested section and field (a path in the record), in the address (`?campo=`), so that other pages can link to a missing datum. */
export function useEditing() {
  const [campo, edit] = useUrlOpened('campo')
  return { editing: sectionOf(campo), campo, edit }
}
export type Editing = ReturnType<typeof useEditing>

/** Focuses the requested field, else the first. An index in a list is ignored: the form has an order of its own. */
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
