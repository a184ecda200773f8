import { type ReactNode, useMemo } from 'react'
import {
  Box,
  Button,
  createPortalTheme,
  Link,
  type Mode,
  Page,
  ThemeProvider,
  Typography,
  useUrlParams,
} from '../index.ts'
import { sections } from './sections.ts'
import { showcaseTexts } from './texts.ts'
import type { SectionProps } from './sample.tsx'

/** Every part of the kit in every state, light, dark or both: the page `/vetrina` of servers in development. */
export function Showcase({ mode, ...given }: SectionProps & { mode: Mode }) {
  const { choice, modes, choose } = useThemeChoice(mode)
  const themes = (
    <Box aria-label={showcaseTexts.tema} role="group" sx={{ display: 'flex', gap: 1 }}>
      {THEMES.map((one) => (
        <Button
          aria-pressed={one === choice}
          key={one}
          onClick={() => choose(one)}
          variant={one === choice ? 'contained' : 'outlined'}
        >
          {showcaseTexts.temi[one]}
        </Button>
      ))}
    </Box>
  )
  return (
    <Page actions={themes} facts={showcaseTexts.scopo} title={showcaseTexts.titolo}>
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '180px minmax(0, 1fr)' } }}>
        <Index />
        <Box sx={{ display: 'grid', gap: 10, minWidth: 0 }}>
          {/* the router knows one unsaved-changes guard: the form is shown once */}
          {sections.map(([id, Content]) => (
            <Block id={id} key={id} title={showcaseTexts.sezioni[id]}>
              {(id === 'modulo' ? modes.slice(0, 1) : modes).map((one) => (
                <Panel key={one} mode={one} primary={given.primary}>
                  <Content {...given} />
                </Panel>
              ))}
            </Block>
          ))}
        </Box>
      </Box>
    </Page>
  )
}

function Index() {
  return (
    <Box aria-label={showcaseTexts.indice} component="nav" sx={indexPlace}>
      {sections.map(([id]) => (
        <Link color="inherit" href={`#${id}`} key={id} sx={{ py: 1, minHeight: 24, typography: 'body2' }}>
          {showcaseTexts.sezioni[id]}
        </Link>
      ))}
    </Box>
  )
}

const indexPlace = {
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--bandiera-top, 0px) + 16px)' },
  alignSelf: 'start',
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  columnGap: 4,
} as const

function Block({ id, title, children }: { id: string; title: string; children: readonly ReactNode[] }) {
  const columns = children.length > 1 ? { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } : 'minmax(0, 1fr)'
  return (
    <Box aria-labelledby={`${id}-titolo`} component="section" id={id}>
      <Typography component="h2" id={`${id}-titolo`} sx={{ mb: 3 }} variant="h2">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: columns }}>{children}</Box>
    </Box>
  )
}

function Panel({ mode, primary, children }: Pick<SectionProps, 'primary'> & { mode: Mode; children: ReactNode }) {
  const theme = useMemo(() => createPortalTheme(mode, primary), [mode, primary])
  return (
    <ThemeProvider theme={theme}>
      <Box data-tema={mode} sx={{ ...surface, colorScheme: mode }}>
        {children}
      </Box>
    </ThemeProvider>
  )
}

// the focus ring of plain elements is a style of the whole page: here it follows the theme of the surface
const ring = { outlineColor: (theme: { palette: { primary: { main: string } } }) => theme.palette.primary.main }
const surface = {
  minWidth: 0,
  bgcolor: 'background.default',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: { xs: 3, sm: 5 },
  '& :is(a, button, summary, [tabindex]):focus-visible': ring,
} as const

const THEMES = ['chiaro', 'scuro', 'affiancati'] as const
type ThemeChoice = (typeof THEMES)[number]

const MODES: Record<ThemeChoice, readonly Mode[]> = {
  chiaro: ['light'],
  scuro: ['dark'],
  affiancati: ['light', 'dark'],
}

function useThemeChoice(mode: Mode) {
  const [params, change] = useUrlParams()
  const asked = THEMES.find((one) => one === params.get('tema'))
  const choice: ThemeChoice = asked ?? (mode === 'dark' ? 'scuro' : 'chiaro')
  const choose = (next: ThemeChoice) => change({ tema: next }, { replace: true })
  return { choice, modes: MODES[choice], choose }
}
