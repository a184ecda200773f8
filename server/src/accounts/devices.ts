import { errors } from 'jose'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { currentTime } from '../clock.ts'
import { signJwt, type TenantKeys, verifyJwt } from './keys.ts'
import { DEVICES } from './login-attempts.ts'

const NAME = 'dispositivo'
const SECONDS = DEVICES.kept / 1000
const ClaimsSchema = z.object({ jti: z.string().regex(/^[0-9a-f]{32}$/) })

/** Browsers that people signed in with, by a signed number in a cookie of this tenant. It opens nothing. */
export function createDevices({ tenantId, now = currentTime, ...keys }: TenantKeys) {
  // never the audience of a session token or of a link
  const audience = `${tenantId}#dispositivo`
  return {
    /** `null` without a number that was signed here. */
    async idOf(cookies: string | undefined): Promise<string | null> {
      const token = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]{1,600})(?:;|$)`).exec(cookies ?? '')?.[1]
      if (!token) return null
      try {
        return ClaimsSchema.parse(await verifyJwt(token, keys, { audience, now: now() })).jti
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
        throw error
      }
    },
    /** The number and its `Set-Cookie`; a new one for `null`. */
    async cookieFor(known: string | null): Promise<{ id: string; cookie: string }> {
      const id = known ?? randomBytes(16).toString('hex')
      const issued = Math.floor(now() / 1000)
      const token = await signJwt(keys, { jti: id }, { audience, issued, expires: issued + SECONDS })
      return { id, cookie: `${NAME}=${token}; Path=/; Max-Age=${SECONDS}; HttpOnly; Secure; SameSite=Lax` }
    },
  }
}

export type Devices = ReturnType<typeof createDevices>

// order counts: most browsers also carry the names of others
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const PHONES = ['iPhone', 'iPad', 'Android']

/** A program that is no browser we know keeps the first word it says. */
export function deviceOf(agent: string): { nome: string; tipo: 'computer' | 'telefono' | 'altro' } {
  const browser = nameIn(BROWSERS, agent)
  const system = nameIn(SYSTEMS, agent)
  const tipo = system === null ? 'altro' : PHONES.includes(system) ? 'telefono' : 'computer'
  if (browser && system) return { nome: `${browser} su ${system}`, tipo }
  const known = browser ?? system ?? /^[\w-]{2,40}/.exec(agent)?.[0]
  return { nome: known ?? 'Dispositivo sconosciuto', tipo }
}

const nameIn = (names: [RegExp, string][], agent: string): string | null =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null
