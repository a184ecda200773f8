import { Box, Button, Link, Page, Typography } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { Pannello } from './pannello.tsx'
import { sezioni } from './sezioni.ts'
import { testi } from './testi.ts'
import { TEMI, useTema } from './use-tema.ts'

/** `/vetrina`: every part of the kit in every state, light, dark or both. Only on servers in development. */
export function Component() {
  const { tema, modes, choose } = useTema()
  const temi = (
    <Box aria-label={testi.tema} role="group" sx={{ display: 'flex', gap: 1 }}>
      {TEMI.map((one) => (
        <Button
          aria-pressed={one === tema}
          key={one}
          onClick={() => choose(one)}
          variant={one === tema ? 'contained' : 'outlined'}
        >
          {testi.temi[one]}
        </Button>
      ))}
    </Box>
  )
  return (
    <Page actions={temi} facts={testi.scopo} title={testi.titolo}>
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '180px minmax(0, 1fr)' } }}>
        <Indice />
        <Box sx={{ display: 'grid', gap: 10, minWidth: 0 }}>
          {/* the router knows one unsaved-changes guard: the form is shown once */}
          {sezioni.map(([id, Content]) => (
            <Blocco id={id} key={id} title={testi.sezioni[id]}>
              {(id === 'modulo' ? modes.slice(0, 1) : modes).map((mode) => (
                <Pannello key={mode} mode={mode}>
                  <Content />
                </Pannello>
              ))}
            </Blocco>
          ))}
        </Box>
      </Box>
    </Page>
  )
}

function Indice() {
  return (
    <Box aria-label={testi.indice} component="nav" sx={indice}>
      {sezioni.map(([id]) => (
        <Link color="inherit" href={`#${id}`} key={id} sx={{ py: 1, minHeight: 24, typography: 'body2' }}>
          {testi.sezioni[id]}
        </Link>
      ))}
    </Box>
  )
}

const indice = {
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--bandiera-top, 0px) + 16px)' },
  alignSelf: 'start',
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  columnGap: 4,
} as const

function Blocco({ id, title, children }: { id: string; title: string; children: readonly ReactNode[] }) {
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
