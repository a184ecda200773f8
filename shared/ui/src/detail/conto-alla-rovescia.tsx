import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useOra } from './use-ora.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long it is to an instant (ms): the last day second by second, before that, and for who asked for less motion, minute by
 * minute. It draws only itself, and nobody is read each change of it: say the day and the hour in words beside it.
 */
export function ContoAllaRovescia({ istante }: { istante: number }) {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const bySeconds = istante - useOra(MINUTE) <= DAY && !lessMotion
  const now = useOra(bySeconds ? SECOND : MINUTE)
  const left = Math.max(0, istante - now)
  return (
    <Box
      aria-live="off"
      component="span"
      role="timer"
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {bySeconds ? clock(left) : words(left)}
    </Box>
  )
}

/** `02:05:09`. */
const clock = (left: number): string =>
  [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE), Math.floor((left % MINUTE) / SECOND)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** `6 giorni, 22 ore e 1 minuto`: what is nought is left out, the minute that runs counts whole. */
function words(left: number): string {
  const minutes = Math.ceil(left / MINUTE)
  const parts = [
    of(Math.floor(minutes / 1440), 'giorno', 'giorni'),
    of(Math.floor((minutes % 1440) / 60), 'ora', 'ore'),
    of(minutes % 60, 'minuto', 'minuti'),
  ].filter((part) => part !== null)
  const last = parts.pop() ?? '0 minuti'
  return parts.length > 0 ? `${parts.join(', ')} e ${last}` : last
}

const of = (n: number, one: string, many: string): string | null => (n === 0 ? null : `${n} ${n === 1 ? one : many}`)
