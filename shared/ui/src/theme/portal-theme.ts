import { brandColours, type Mode, surfaces } from '@bandiera/domain'
import { createTheme, type Theme } from '@mui/material/styles'
import { components, type Density, ROW_HEIGHT } from './components.ts'

declare module '@mui/material/styles' {
  interface Mixins {
    /** Height of a list row in pixels: 36 compact, 44 comfortable. */
    row: { height: number }
  }
}

const SYSTEM_FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif'

/** One brand colour made readable, fixed colours of meaning. @param primary the tenant's colour as `#rrggbb`; ours when absent or malformed */
export function createPortalTheme(mode: Mode, primary?: string, density: Density = 'compatta'): Theme {
  const tone = surfaces[mode]
  const brand = brandColours(mode, primary)
  return createTheme({
    palette: {
      mode,
      primary: { main: brand.main, dark: brand.main, contrastText: brand.text },
      ...meaningColours(mode),
      background: { default: tone.page, paper: tone.paper },
      text: { primary: tone.text, secondary: tone.muted },
      divider: tone.line,
      action: { hover: tone.hover, selected: tone.hover, hoverOpacity: 0.08 },
    },
    // breakpoints of the specification, section 9
    breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1440, xl: 1920 } },
    spacing: 4,
    shape: { borderRadius: 6 },
    mixins: { row: { height: ROW_HEIGHT[density] ?? ROW_HEIGHT.compatta } },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 150,
        standard: 160,
        complex: 180,
        enteringScreen: 160,
        leavingScreen: 120,
      },
    },
    typography: typography(),
    components: components(mode, brand.main),
  })
}

function meaningColours(mode: Mode) {
  const text = mode === 'light' ? '#ffffff' : '#101418'
  const of = (main: string) => ({ main, dark: main, light: main, contrastText: text })
  const { success, warning, error, info } = meanings[mode]
  return { success: of(success), warning: of(warning), error: of(error), info: of(info) }
}

function typography() {
  const heading = { fontWeight: 600, letterSpacing: 0 }
  return {
    fontFamily: SYSTEM_FONT,
    fontSize: 14,
    h1: { ...heading, fontSize: '1.375rem', lineHeight: 1.3 },
    h2: { ...heading, fontSize: '1rem', lineHeight: 1.4 },
    h3: { ...heading, fontSize: '0.875rem', lineHeight: 1.4 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    button: { fontSize: '0.875rem', fontWeight: 500, textTransform: 'none' as const },
  }
}

/** Fixed colours of meaning: the same for every tenant, always shown with an icon and a word. */
export const meanings: Record<Mode, Record<'success' | 'warning' | 'error' | 'info', string>> = {
  light: { success: '#0F7B4F', warning: '#8A5A00', error: '#B3261E', info: '#0B5CAD' },
  dark: { success: '#5BD3A0', warning: '#E8B23F', error: '#FF8A80', info: '#7FB8F5' },
}
