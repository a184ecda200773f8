import { aziendaFields, fieldAt } from '@bandiera/domain'
import { useUrlOpened } from '@bandiera/ui'

/** The tabs of the page and the sections in each, in order. */
export const SCHEDE = {
  anagrafica: ['anagrafica', 'contatti', 'referente', 'compagine', 'situazione'],
  sedi: ['sedi', 'ateco'],
  bilanci: ['bilanci'],
  dimensione: ['dimensione', 'gruppo'],
  aiuti: ['aiuti'],
  esigenze: ['esigenze'],
} as const
export type Scheda = keyof typeof SCHEDE
export type Sezione = (typeof SCHEDE)[Scheda][number]

/** The section that holds a field of the company, by the dotted path that the matching names as missing. */
export function sezioneOf(campo: string | null): Sezione | null {
  const head = campo?.split('.')[0] ?? ''
  const all: readonly Sezione[] = Object.values(SCHEDE).flat()
  return all.find((sezione) => sezione === head || sezione === fieldAt(aziendaFields, head)?.section) ?? null
}

/** The tab that holds a section. */
export const schedaOf = (sezione: Sezione): Scheda =>
  (Object.keys(SCHEDE) as Scheda[]).find((scheda) => (SCHEDE[scheda] as readonly Sezione[]).includes(sezione))!

export interface Editing {
  editing: Sezione | null
  /** The field that was asked for, by its path in the record. */
  campo: string | null
  edit: (campo: string | null) => void
}

/** Which section is being edited, in the address (`?campo=`): another page can lead straight to a missing datum. */
export function useEditing(): Editing {
  const [campo, edit] = useUrlOpened('campo')
  return { editing: sezioneOf(campo), campo, edit }
}
