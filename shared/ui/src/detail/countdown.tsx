import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useSyncExternalStore } from 'react'
import { atEach } from '../page/use-moment.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface CountdownProps {
  istante: number
  /** Units by their signs, for narrow places: `6 g 22 h 1 min`. */
  breve?: boolean
}

/** By seconds on the last day, else (or with reduced motion) by minutes. Screen readers do not read it: write day and hour in words beside it. */
export function Countdown({ istante, breve = false }: CountdownProps) {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const bySeconds = istante - useClock(MINUTE) <= DAY && !lessMotion
  const now = useClock(bySeconds ? SECOND : MINUTE)
  const left = Math.max(0, istante - now)
  return (
    <Box aria-live="off" component="span" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {bySeconds ? clock(left) : words(left, breve)}
    </Box>
  )
}

const clock = (left: number): string =>
  [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE), Math.floor((left % MINUTE) / SECOND)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** `6 giorni, 22 ore e 1 minuto`: zeros are left out, the running minute counts as a whole one. */
function words(left: number, breve: boolean): string {
  const minutes = Math.ceil(left / MINUTE)
  const numbers = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts = numbers.flatMap((n, at) => (n === 0 ? [] : [`${n} ${breve ? SIGNS[at] : UNITS[at]![n === 1 ? 0 : 1]}`]))
  if (breve) return parts.join(' ') || '0 min'
  const last = parts.pop() ?? '0 minuti'
  return parts.length > 0 ? `${parts.join(', ')} e ${last}` : last
}

const SIGNS = ['g', 'h', 'min']
const UNITS = [
  ['giorno', 'giorni'],
  ['ora', 'ore'],
  ['minuto', 'minuti'],
] as const

/** The present instant (ms) rounded down to a period. All callers with the same period share one timer. */
const useClock = (period: number): number =>
  useSyncExternalStore(clockOf(period).subscribe, () => Math.floor(Date.now() / period) * period)

const clocks = new Map<number, ReturnType<typeof createClock>>()

function clockOf(period: number) {
  const known = clocks.get(period) ?? createClock(period)
  clocks.set(period, known)
  return known
}

function createClock(period: number) {
  const looks = new Set<() => void>()
  let stop = () => {}
  return {
    subscribe(look: () => void) {
      if (looks.size === 0) stop = atEach(period, () => looks.forEach((one) => one()))
      looks.add(look)
      return () => {
        looks.delete(look)
        if (looks.size === 0) stop()
      }
    },
  }
}
