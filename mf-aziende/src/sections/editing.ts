import { aziendaFields, fieldAt } from '@bandiera/domain'
import { useUrlOpened } from '@bandiera/ui'

/** Own sections by tab. Each is a value of `?tab=` too, as the tabs of older links were. */
export const TABS = {
  scheda: [
    'anagrafica',
    'contatti',
    'referente',
    'sedi',
    'ateco',
    'situazione',
    'compagine',
    'dimensione',
    'gruppo',
    'esigenze',
  ],
  bilanci: ['bilanci'],
  aiuti: ['aiuti'],
  // only parts of other modules
  incroci: [],
  pratiche: [],
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
