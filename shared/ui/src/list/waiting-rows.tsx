import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { keyframes } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Milliseconds within which an answer comes without a sign that it is on its way. */
const QUICK = 300

/** Rows, and while they are those of the question before, a thin line over them: beside it the status says the same. */
export const WaitingRows = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <Box aria-busy={busy} sx={{ position: 'relative' }}>
    {busy && <LinearProgress aria-hidden sx={line} />}
    {children}
  </Box>
)

const late = keyframes({ from: { visibility: 'hidden' } })
const line = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  // over the header of the table
  zIndex: 3,
  height: 2,
  animation: `${late} 1ms ${QUICK}ms both`,
} as const
