import { errors, SignJWT } from 'jose'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { currentTime } from '../clock.ts'
import { type Keys, verifyJwt } from './keys.ts'
import { DEVICES } from './login-attempts.ts'

/**
 * Browsers that people signed in with, known by a signed number in a cookie of this tenant alone. It opens nothing; the
 * tenant's data hold whose browser it is, as a hash.
 */
export interface Devices {
  /** `null` without a number that was signed here. */
  idOf(cookies: string | undefined): Promise<string | null>
  /** The number and its `Set-Cookie`; a new one for `null`. */
  cookieFor(id: string | null): Promise<{ id: string; cookie: string }>
}

export interface DevicesOptions extends Keys {
  tenantId: string
  now?: () => number
}

const NAME = 'dispositivo'
const ISSUER = 'bandiera'
const ALGORITHM = 'HS256'
const SECONDS = DEVICES.kept / 1000
const ClaimsSchema = z.object({ jti: z.string().regex(/^[0-9a-f]{32}$/) })

export function createDevices({ tenantId, now = currentTime, ...keys }: DevicesOptions): Devices {
  // never the audience of a session token or of a link
  const audience = `${tenantId}#dispositivo`
  return {
    async idOf(cookies) {
      const token = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]{1,600})(?:;|$)`).exec(cookies ?? '')?.[1]
      if (!token) return null
      try {
        const expected = { audience, issuer: ISSUER, algorithms: [ALGORITHM], currentDate: new Date(now()) }
        return ClaimsSchema.parse(await verifyJwt(token, keys, expected)).jti
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
        throw error
      }
    },
    async cookieFor(known) {
      const id = known ?? randomBytes(16).toString('hex')
      const issued = Math.floor(now() / 1000)
      const token = await new SignJWT({ jti: id })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + SECONDS)
        .sign(keys.key)
      return { id, cookie: `${NAME}=${token}; Path=/; Max-Age=${SECONDS}; HttpOnly; Secure; SameSite=Lax` }
    },
  }
}

interface Device {
  /** `Chrome su Windows`; what is not known is left out. */
  nome: string
  tipo: 'computer' | 'telefono' | 'altro'
}

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
export function deviceOf(agent: string): Device {
  const browser = nameIn(BROWSERS, agent)
  const system = nameIn(SYSTEMS, agent)
  const tipo = system === null ? 'altro' : PHONES.includes(system) ? 'telefono' : 'computer'
  if (browser && system) return { nome: `${browser} su ${system}`, tipo }
  const known = browser ?? system ?? /^[\w-]{2,40}/.exec(agent)?.[0]
  return { nome: known ?? 'Dispositivo sconosciuto', tipo }
}

const nameIn = (names: [RegExp, string][], agent: string): string | null =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null
