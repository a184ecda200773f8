import { existsSync } from 'node:fs'
import * as path from 'node:path'
import * as z from 'zod'
import { isNetwork } from './http/address.ts'
import { databasesOf, isTenantId, type PostgresServers } from './store/database-config.ts'
import { PortalError } from './errors.ts'
import { type S3Address, s3Of } from './files/s3-address.ts'

/** Bytes of records and files, of one person and of a whole tenant. */
export interface SpaceLimits {
  tenant: number
  person: number
}

/** Writes in a minute, of one person and of a whole tenant. */
export interface WriteLimits {
  tenant: number
  person: number
}

/** How far a log goes back for clients that were away. */
export interface LogLimits {
  days: number
  entries: number
}

/** Up to how many visible records a client holds a collection whole, and as a list of few fields. */
export interface WindowLimits {
  full: number
  list: number
}

export interface Config {
  /** 0 lets the system choose (tests). */
  port: number
  /** Without it 127.0.0.1 and, where there is one, ::1. */
  host: string | null
  /** Folder of databases, key and reference tables (absolute). */
  dataDir: string
  /** Without it each tenant is an SQLite file in the data folder. */
  postgres?: PostgresServers
  demoPassword: string
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  proxies: string[]
  production: boolean
  /** Without a final slash, for links that leave the page; never taken from a request header. */
  publicUrl?: string
  /** Country-lookup service with `{ip}` in it (spec §5). */
  paeseUrl?: string
  /** `smtp:` or `smtps:`; without it mails are files in `<dataDir>/posta`. */
  smtpUrl?: string
  mailFrom: string
  /** Bytes of a document's file. */
  fileLimit: number
  windows?: WindowLimits
  log?: LogLimits
  space?: SpaceLimits | undefined
  writes?: WriteLimits | undefined
  /** Folder of shell/dist and mf-*\/dist (absolute). */
  root: string
  /** Without it published modules are files in `<dataDir>/moduli`. */
  moduliS3?: S3Address
  /** Its admins operate the registry of modules. */
  operatore?: string
  /** To open besides those already in the data folder. */
  tenants: string[]
  /** First admin of every listed tenant that has no user yet. */
  admin?: { email: string; password: string }
}

const text = z.string().trim()
const host = text.toLowerCase().refine(isTenantId, { error: ({ input }) => `not a host name: "${String(input)}"` })
const WHOLE = /^\d+,\d+$/

/** Two numbers with a comma, by these names; in `unit`s of what the server counts. */
const pairOf = <K extends string>(pattern: RegExp, names: readonly [K, K], unit = 1) =>
  z
    .string()
    .regex(pattern)
    .transform((pair) => {
      const numbers = pair.split(',').map((number) => Math.round(Number(number) * unit))
      return Object.fromEntries(names.map((name, n) => [name, numbers[n]!])) as Record<K, number>
    })
    .optional()

const EnvSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: text.optional(),
  BANDIERA_DATA: text.min(1).default('./bandiera-data'),
  BANDIERA_DB: text.optional(),
  BANDIERA_DEMO_PASSWORD: z.string().min(8).default('demo-Bandiera-2026'),
  BANDIERA_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  BANDIERA_COUNTRY_URL: z
    .url({ protocol: /^https?$/ })
    .includes('{ip}')
    .optional(),
  BANDIERA_PROXY: text.optional(),
  BANDIERA_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  BANDIERA_MAIL_FROM: z.email().optional(),
  BANDIERA_FILE_MB: z.coerce.number().min(0.001).max(2000).default(25),
  BANDIERA_HOLD: pairOf(WHOLE, ['full', 'list']),
  BANDIERA_LOG: pairOf(WHOLE, ['days', 'entries']),
  BANDIERA_QUOTA: pairOf(/^\d+(?:\.\d+)?,\d+(?:\.\d+)?$/, ['tenant', 'person'], 1024 ** 3),
  BANDIERA_WRITES: pairOf(/^[1-9]\d*,[1-9]\d*$/, ['tenant', 'person']),
  BANDIERA_ROOT: text.min(1).default('.'),
  BANDIERA_MODULES_S3: text.optional(),
  BANDIERA_OPERATOR: host.optional(),
  BANDIERA_TENANTS: text.optional(),
  BANDIERA_ADMIN_EMAIL: z.email().optional(),
  BANDIERA_ADMIN_PASSWORD: z.string().min(10).optional(),
  NODE_ENV: z.string().optional(),
})

/** `CONFIG_INVALID` names the variable of an unusable value. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  refuseOldNames(given)
  const parsed = EnvSchema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new PortalError('CONFIG_INVALID', String(issue?.path[0] ?? ''), issue?.message ?? '')
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const tenants = tenantsOf(values.BANDIERA_TENANTS, production)
  return {
    port: values.PORT,
    host: values.HOST ?? null,
    dataDir: path.resolve(values.BANDIERA_DATA),
    postgres: databasesOf(values.BANDIERA_DB, production),
    demoPassword: values.BANDIERA_DEMO_PASSWORD,
    proxies: proxiesOf(values.BANDIERA_PROXY),
    production,
    publicUrl: values.BANDIERA_PUBLIC_URL?.replace(/\/+$/, ''),
    paeseUrl: values.BANDIERA_COUNTRY_URL,
    smtpUrl: values.BANDIERA_SMTP_URL,
    mailFrom: mailFromOf(values.BANDIERA_SMTP_URL, values.BANDIERA_MAIL_FROM),
    fileLimit: Math.round(values.BANDIERA_FILE_MB * 1024 * 1024),
    windows: values.BANDIERA_HOLD,
    log: values.BANDIERA_LOG,
    space: values.BANDIERA_QUOTA,
    writes: values.BANDIERA_WRITES,
    root: path.resolve(values.BANDIERA_ROOT),
    moduliS3: s3Of(values.BANDIERA_MODULES_S3),
    operatore: values.BANDIERA_OPERATOR ?? (production ? undefined : tenants[0]),
    tenants,
    admin: adminOf(values.BANDIERA_ADMIN_EMAIL, values.BANDIERA_ADMIN_PASSWORD),
  }
}

/** Old names: ignored, the portal would start empty. */
const RENAMED = {
  BANDIERA_DATI: 'BANDIERA_DATA',
  BANDIERA_OPERATORE: 'BANDIERA_OPERATOR',
  BANDIERA_PAESE_URL: 'BANDIERA_COUNTRY_URL',
  BANDIERA_MODULI_S3: 'BANDIERA_MODULES_S3',
}

/** Also of the default data folder. */
function refuseOldNames(given: Record<string, string | undefined>): void {
  for (const [before, now] of Object.entries(RENAMED))
    if (given[before] !== undefined) throw new PortalError('CONFIG_INVALID', before, `it is now called ${now}`)
  if (given.BANDIERA_DATA !== undefined || !existsSync('dati-bandiera') || existsSync('bandiera-data')) return
  const folder = path.resolve('dati-bandiera')
  throw new PortalError('CONFIG_INVALID', 'BANDIERA_DATA', `the data are in ${folder}: rename it to bandiera-data`)
}

function proxiesOf(list: string | undefined): string[] {
  const proxies = (list ?? '').split(',').flatMap((name) => name.trim() || [])
  const wrong = proxies.find((name) => !isNetwork(name))
  if (wrong === undefined) return proxies
  throw new PortalError('CONFIG_INVALID', 'BANDIERA_PROXY', `not an address or a network: "${wrong}"`)
}

/** Mails that leave the machine name an address that exists; those in the folder go nowhere. */
function mailFromOf(smtpUrl: string | undefined, from: string | undefined): string {
  if (from !== undefined) return from
  if (smtpUrl === undefined) return 'portale@bandiera.invalid'
  throw new PortalError('CONFIG_INVALID', 'BANDIERA_MAIL_FROM', 'BANDIERA_SMTP_URL needs an address to send from')
}

const DEMO_TENANTS = ['localhost', 'agevolaitalia.localhost', 'sofabis.localhost', 'affitti.localhost']

function tenantsOf(list: string | undefined, production: boolean): string[] {
  if (list === undefined) return production ? [] : DEMO_TENANTS
  const names = list.split(',').map((name) => name.trim().toLowerCase())
  const wrong = names.find((name) => !isTenantId(name))
  if (wrong !== undefined) throw new PortalError('CONFIG_INVALID', 'BANDIERA_TENANTS', `not a host name: "${wrong}"`)
  return [...new Set(names)]
}

function adminOf(email: string | undefined, password: string | undefined): Config['admin'] {
  if (email === undefined && password === undefined) return undefined
  if (email === undefined || password === undefined) {
    const missing = email === undefined ? 'BANDIERA_ADMIN_EMAIL' : 'BANDIERA_ADMIN_PASSWORD'
    throw new PortalError('CONFIG_INVALID', missing, 'BANDIERA_ADMIN_EMAIL and BANDIERA_ADMIN_PASSWORD go together')
  }
  return { email, password }
}
