import type { Pratica } from '@bandiera/domain'
import { AddIcon, Box, Button, Typography } from '@bandiera/ui'
import type { ReactNode } from 'react'

/** What every section of the page gets. */
export interface SectionProps {
  pratica: Pratica
  /** Whether this user works on the case file, and not only reads it. */
  may: boolean
}

/** Head of a list of lines: a summary, and the button that adds one. */
export function ListHead({ children, add, onAdd }: { children?: ReactNode; add: string; onAdd: (() => void) | null }) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}
    >
      <Typography color="textSecondary" component="div">
        {children}
      </Typography>
      {onAdd && (
        <Button className="no-print" onClick={onAdd} startIcon={<AddIcon />} variant="outlined">
          {add}
        </Button>
      )}
    </Box>
  )
}

/** Style of a line in the lists of a case file. */
export const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 2,
  minHeight: 52,
  borderTop: 1,
  borderColor: 'divider',
} as const
export const listStyle = { m: 0, p: 0, listStyle: 'none' } as const
