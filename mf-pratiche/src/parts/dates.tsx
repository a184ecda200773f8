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
  const near = giorni < 0 ? detailTexts.scadenze.da(-giorni) : giorni <= 7 ? detailTexts.scadenze.tra(giorni) : null
  const color = giorni < 0 ? 'error.main' : giorni <= 7 ? 'warning.main' : undefined
  return (
    <Box component="span" sx={{ whiteSpace: 'normal' }}>
      {formatDate(data)}
      {near && ' '}
      {near && (
        <Box component="span" sx={{ color, fontWeight: 500, whiteSpace: 'nowrap' }}>
          {near}
        </Box>
      )}
    </Box>
  )
}

const NEAR = 7

/** The day of a line of a short list: the distance in words when it is near or has passed, else the day. */
export function nearDay(data: string | undefined, oggi: string, about: string): { detail: string; note?: ReactNode } {
  if (!data) return { detail: about }
  const giorni = daysBetween(oggi, data)
  if (giorni > NEAR) return { detail: about, note: formatDate(data) }
  const color = giorni < 0 ? 'error.main' : 'warning.main'
  return {
    detail: `${about} · ${formatDate(data)}`,
    note: (
      <Box component="span" sx={{ color, fontWeight: 500 }}>
        {giorni < 0 ? detailTexts.scadenze.da(-giorni) : detailTexts.scadenze.tra(giorni)}
      </Box>
    ),
  }
}

const names = new Intl.DateTimeFormat('it-IT', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** `set 26` of `2026-09`. */
export const monthName = (mese: string): string => names.format(new Date(`${mese}-01T00:00:00Z`))
