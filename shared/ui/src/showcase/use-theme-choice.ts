import { useUrlParams, type Mode } from '../index.ts'

export const THEMES = ['chiaro', 'scuro', 'affiancati'] as const
export type ThemeChoice = (typeof THEMES)[number]

const MODES: Record<ThemeChoice, readonly Mode[]> = {
  chiaro: ['light'],
  scuro: ['dark'],
  affiancati: ['light', 'dark'],
}

/** The theme the samples are shown in: that of `?tema=`, else the portal's own. */
export function useThemeChoice(mode: Mode) {
  const [params, change] = useUrlParams()
  const asked = THEMES.find((one) => one === params.get('tema'))
  const choice: ThemeChoice = asked ?? (mode === 'dark' ? 'scuro' : 'chiaro')
  const choose = (next: ThemeChoice) => change({ tema: next }, { replace: true })
  return { choice, modes: MODES[choice], choose }
}
