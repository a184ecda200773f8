import { daysBetween, formatDate } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { testi } from '../testi.ts'

const { scadenze } = testi.pagina
const NEAR = 7

/** How a line of a short list says its day: how far it is while that matters, with the day under the name; else the day. */
export function vicina(data: string | undefined, oggi: string, about: string): { detail: string; note?: ReactNode } {
  if (!data) return { detail: about }
  const giorni = daysBetween(oggi, data)
  if (giorni > NEAR) return { detail: about, note: formatDate(data) }
  const color = giorni < 0 ? 'error.main' : 'warning.main'
  return {
    detail: `${about} · ${formatDate(data)}`,
    note: (
      <Box component="span" sx={{ color, fontWeight: 500 }}>
        {giorni < 0 ? scadenze.da(-giorni) : scadenze.tra(giorni)}
      </Box>
    ),
  }
}
