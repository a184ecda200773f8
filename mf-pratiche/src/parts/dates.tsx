import { daysBetween, formatDate } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { detailTexts } from '../pratica/sections/texts.ts'

interface DeadlineProps {
  data: string
  /** Days from today; negative when it has passed. */
  giorni: number
}

/** A day, with the distance in words when it is near or has passed. */
export function Deadline({ data, giorni }: DeadlineProps) {
  return (
    <Box component="span">
      {formatDate(data)}
      {giorni <= NEAR && ' '}
      {giorni <= NEAR && <Distance giorni={giorni} />}
    </Box>
  )
}

const NEAR = 7

/** How far a near or passed day is, in words. */
const Distance = ({ giorni }: { giorni: number }) => (
  <Box
    component="span"
    sx={{ color: giorni < 0 ? 'error.main' : 'warning.main', fontWeight: 500, whiteSpace: 'nowrap' }}
  >
    {giorni < 0 ? detailTexts.scadenze.from(-giorni) : detailTexts.scadenze.between(giorni)}
  </Box>
)

/** The day of a line of a short list: the distance in words when it is near or has passed, else the day. */
export function nearDay(data: string | undefined, oggi: string, about: string): { detail: string; note?: ReactNode } {
  if (!data) return { detail: about }
  const giorni = daysBetween(oggi, data)
  if (giorni > NEAR) return { detail: about, note: formatDate(data) }
  return { detail: about, note: <Distance giorni={giorni} /> }
}

const names = new Intl.DateTimeFormat('it-IT', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** `set 26` of `2026-09`. */
export const monthName = (mese: string): string => names.format(new Date(`${mese}-01T00:00:00Z`))
