import * as z from 'zod/mini'

const SessionSchema = z.object({
  id: z.string(),
  dispositivo: z.string(),
  inizio: z.string(),
  ultimo: z.string(),
  questa: z.boolean(),
})
/** A place where the person is signed in. */
export type Session = z.infer<typeof SessionSchema> & {
  /** How long ago it was used, when the server was asked. */
  fa: string
}

/** What `GET /api/sessioni` answers, this place first. */
export function parseSessions(body: unknown): Session[] {
  const { sessioni } = z.object({ sessioni: z.array(SessionSchema) }).parse(body)
  const now = Date.now()
  const told = sessioni.map((one) => ({ ...one, fa: agoOf(one.ultimo, now) }))
  return told.toSorted((a, b) => Number(b.questa) - Number(a.questa))
}

const moment = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', dateStyle: 'long', timeStyle: 'short' })
/** `21 novembre 2026 alle ore 09:12` */
export const momentOf = (iso: string): string => moment.format(new Date(iso))

const MINUTE = 60_000
const relative = new Intl.RelativeTimeFormat('it', { numeric: 'auto' })

/** `adesso`, `5 minuti fa`, `ieri`: how long ago something was. */
export function agoOf(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / MINUTE)
  if (minutes < 2) return 'adesso'
  if (minutes < 60) return relative.format(-minutes, 'minute')
  if (minutes < 24 * 60) return relative.format(-Math.floor(minutes / 60), 'hour')
  return relative.format(-Math.floor(minutes / (24 * 60)), 'day')
}
