import type { Incrocio } from '@bandiera/matching'
import { Box, Button } from '@bandiera/ui'
import { useState, type ReactNode } from 'react'
import { testi } from '../testi.ts'
import type { Verso } from './columns.tsx'
import { alignSx, headSx } from './incroci-list.styles.ts'
import { IncrocioRow } from './incrocio-row.tsx'

const STEP = 100

interface IncrociListProps {
  label: string
  rows: readonly Incrocio[]
  verso: Verso
  /** A line under a row. */
  note?: (incrocio: Incrocio) => ReactNode
}

/** Ranked matches, best first, as many as one reads; the others on request. */
export function IncrociList({ label, rows, verso, note }: IncrociListProps) {
  const [shown, setShown] = useState(STEP)
  const left = Math.min(rows.length - shown, STEP)
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box aria-hidden sx={headSx(verso.columns)}>
        <span />
        {verso.columns.map(({ id, label: text, align }) => (
          <Box key={id} sx={alignSx(align)}>
            {text}
          </Box>
        ))}
      </Box>
      <Box aria-label={label} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.slice(0, shown).map((incrocio) => (
          <IncrocioRow
            incrocio={incrocio}
            key={`${incrocio.azienda._id} ${incrocio.bando._id}`}
            note={note?.(incrocio)}
            verso={verso}
          />
        ))}
      </Box>
      {left > 0 && (
        <Button onClick={() => setShown(shown + STEP)} sx={{ mt: 3 }} variant="outlined">
          {testi.mostraAltri(left)}
        </Button>
      )}
    </Box>
  )
}
