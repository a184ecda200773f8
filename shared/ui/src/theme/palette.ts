import { parseHex, readableOn, textOn, toHex, type Rgb } from './contrast.ts'

export type Mode = 'light' | 'dark'
export const DEFAULT_BRAND = '#1D4ED8'

/** Surfaces and text; neutral, the brand never touches them. */
export const surfaces = {
  light: { page: '#f7f8fa', paper: '#ffffff', text: '#16191d', muted: '#565f6b', line: '#dfe3e8', hover: '#f0f2f5' },
  dark: { page: '#101418', paper: '#171c22', text: '#e8ecf1', muted: '#a3adb9', line: '#2c343d', hover: '#1f262e' },
} as const

/** Fixed colours of meaning (look.md): the same for every tenant, always shown with an icon and a word. */
export const meanings = {
  light: { success: '#0F7B4F', warning: '#8A5A00', error: '#B3261E', info: '#0B5CAD' },
  dark: { success: '#5BD3A0', warning: '#E8B23F', error: '#FF8A80', info: '#7FB8F5' },
} as const

/** The tenant's colour made readable in this mode, and the text colour to lay on it. A bad colour falls back to ours. */
export function brandColours(mode: Mode, primary: string | undefined): { main: string; text: string } {
  const wanted = parseHex(primary ?? DEFAULT_BRAND) ?? hex(DEFAULT_BRAND)
  const main = readableOn(wanted, hex(mode === 'light' ? surfaces.light.page : surfaces.dark.paper))
  return { main: toHex(main), text: textOn(main) }
}

export function hex(colour: string): Rgb {
  const parsed = parseHex(colour)
  if (!parsed) throw new Error(`not a colour: ${colour}`)
  return parsed
}
