import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { INTERNAL } from '../print/print-styles.tsx'

export interface PageProps {
  title: string
  facts?: ReactNode
  actions?: ReactNode
  above?: ReactNode
  children: ReactNode
}

export function Page({ title, facts, actions, above, children }: PageProps) {
  return (
    <Box sx={{ px: { xs: 3, sm: 6 }, py: { xs: 3, sm: 5 }, maxWidth: 1680, '@media print': { p: 0 } }}>
      <Above>{above}</Above>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', mb: { xs: 3, sm: 4 } }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0 }}>
          <Typography component="h1" tabIndex={-1} variant="h1">
            {title}
          </Typography>
          {facts && <Box sx={{ color: 'text.secondary', mt: 1 }}>{facts}</Box>}
        </Box>
        {actions && (
          <Stack className="no-print" direction="row" sx={{ gap: 2, flexWrap: 'wrap', ...atEdge }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Box>
  )
}

/** The way back above a heading, at its edge: the padding of a text button would move its text away from it. */
export const Above = ({ children }: { children: ReactNode }) =>
  children && (
    <Box className="no-print" sx={{ mb: 1, ml: -3 }}>
      {children}
    </Box>
  )

/** On a phone actions are below the heading, and the text of a text button is aligned with it. */
const atEdge = {
  '& > .MuiButton-text': { ml: { xs: -3, sm: 0 } },
  '& > * + .MuiButton-text': { ml: 0 },
}

export interface SectionProps extends Pick<PageProps, 'title' | 'actions' | 'children'> {
  first?: boolean
  /** It may name other clients: a print for one client leaves it out. */
  internal?: boolean
}

export function Section({ title, actions, first, internal, children }: SectionProps) {
  const apart = first ? {} : { pt: 4, mt: 5, borderTop: 1, borderColor: 'divider' }
  return (
    <Box aria-label={title} className={internal ? INTERNAL : undefined} component="section" sx={apart}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 3 }}
      >
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Box>
  )
}
