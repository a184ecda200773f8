import { hex, mix, parseHex, readableOn, type Rgb, textOn, toHex } from './colour.ts'

export type Mode = 'light' | 'dark'

export const DEFAULT_BRAND = '#1D4ED8'

/** Surfaces and text of the portal; neutral, the brand never touches them. */
export const surfaces = {
  light: { page: '#f7f8fa', paper: '#ffffff', text: '#16191d', muted: '#565f6b', line: '#dfe3e8', hover: '#f0f2f5' },
  dark: { page: '#101418', paper: '#171c22', text: '#e8ecf1', muted: '#a3adb9', line: '#2c343d', hover: '#1f262e' },
} as const

export interface Painted {
  main: string
  text: string
}

/** The tenant's colour for text, links and buttons, made readable on every surface of this mode. An invalid colour is replaced by ours. */
export function brandColours(mode: Mode, primary: string | undefined): Painted {
  const { page, paper, hover } = surfaces[mode]
  const main = readableOn(wanted(primary), [hex(page), hex(paper), hex(hover)])
  return { main: toHex(main), text: textOn(main) }
}

/** The tenant's colour for its own surfaces (login panel, icon): unchanged in light mode, darker in dark mode. */
export function brandSurface(mode: Mode, primary: string | undefined): Painted {
  const main = mode === 'light' ? wanted(primary) : mix(wanted(primary), hex(surfaces.dark.page), DEEP)
  return { main: toHex(main), text: textOn(rounded(main)) }
}

/** Share of the page's dark colour: white text reads on every brand, white included. */
const DEEP = 0.62

const wanted = (primary: string | undefined): Rgb => parseHex(primary ?? DEFAULT_BRAND) ?? hex(DEFAULT_BRAND)
const rounded = (colour: Rgb): Rgb => hex(toHex(colour))
