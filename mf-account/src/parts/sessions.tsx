import { Box, Button, Chip, Stack, Typography } from '@bandiera/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { texts as moduleTexts } from '../texts.ts'

const texts = moduleTexts.session

interface Props {
  label: string
  sessions: readonly Session[]
  end: { label: string; nome: (dispositivo: string, quando: string) => string }
  onEnd: (one: Session) => void
}

/** Every session but the current one can be ended. */
export const Sessions = ({ label, sessions, end, onEnd }: Props) => (
  <Box aria-label={label} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {sessions.map((one) => {
      const since = momentOf(one.inizio)
      return (
        <Stack component="li" direction="row" key={one.id} sx={row}>
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {one.dispositivo}
              </Typography>
              {one.questa && <Chip color="primary" label={texts.current} variant="outlined" />}
            </Stack>
            <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
              {texts.accessOf(since)} · {texts.used(one.fa)}
            </Box>
          </Box>
          {!one.questa && (
            <Button aria-label={end.nome(one.dispositivo, since)} onClick={() => onEnd(one)}>
              {end.label}
            </Button>
          )}
        </Stack>
      )
    })}
  </Box>
)

const row = {
  gap: 3,
  py: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: 1,
  borderColor: 'divider',
  flexWrap: 'wrap',
} as const

const SessionSchema = z.object({
  id: z.string(),
  dispositivo: z.string(),
  inizio: z.string(),
  ultimo: z.string(),
  questa: z.boolean(),
})
type Session = z.infer<typeof SessionSchema> & {
  /** Time since its last use when the server answered. */
  fa: string
}

/** The current session first. */
export function parseSessions(body: unknown): Session[] {
  const { sessioni } = z.object({ sessioni: z.array(SessionSchema) }).parse(body)
  const now = Date.now()
  const known = sessioni.map((one) => ({ ...one, fa: agoOf(one.ultimo, now) }))
  return known.toSorted((a, b) => Number(b.questa) - Number(a.questa))
}

const moment = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', dateStyle: 'long', timeStyle: 'short' })
/** `21 novembre 2026 alle ore 09:12` */
const momentOf = (iso: string): string => moment.format(new Date(iso))

const MINUTE = 60_000
const relative = new Intl.RelativeTimeFormat('it', { numeric: 'auto' })

/** `adesso`, `5 minuti fa`, `ieri`: how long ago something was. */
function agoOf(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / MINUTE)
  if (minutes < 2) return 'adesso'
  if (minutes < 60) return relative.format(-minutes, 'minute')
  if (minutes < 24 * 60) return relative.format(-Math.floor(minutes / 60), 'hour')
  return relative.format(-Math.floor(minutes / (24 * 60)), 'day')
}

const BEAT_MS = 4000

/** Grows every few seconds while the page is visible: the feed does not report accesses (spec §7). */
export function usePulse(): number {
  const [beats, setBeats] = useState(0)
  useEffect(() => {
    const beat = () => document.visibilityState === 'visible' && setBeats((count) => count + 1)
    const timer = setInterval(beat, BEAT_MS)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [])
  return beats
}
