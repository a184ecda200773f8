import { useUrlParams, type Mode } from '@bandiera/ui'
import { modeAtom, useFact } from '../state.ts'

export const TEMI = ['chiaro', 'scuro', 'affiancati'] as const
export type Tema = (typeof TEMI)[number]

const MODES: Record<Tema, readonly Mode[]> = { chiaro: ['light'], scuro: ['dark'], affiancati: ['light', 'dark'] }

/** The theme the samples are shown in: that of `?tema=`, else the portal's own. */
export function useTema() {
  const mode = useFact(modeAtom)
  const [params, change] = useUrlParams()
  const asked = TEMI.find((one) => one === params.get('tema'))
  const tema: Tema = asked ?? (mode === 'dark' ? 'scuro' : 'chiaro')
  const choose = (next: Tema) => change({ tema: next }, { replace: true })
  return { tema, modes: MODES[tema], choose }
}
