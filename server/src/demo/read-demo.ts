import {
  addDays,
  type Azienda,
  type Bando,
  type CollectionName,
  type Collections,
  type Documento,
  type Istituto,
  type Pratica,
  type Settings,
  type Usr,
} from '@bandiera/domain'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { PortalError } from '../errors.ts'
import { SHIPPED } from '../tenants/tables/shipped.ts'

/** Records of one tenant, their days counted from the first start. */
export interface DemoRecords {
  settings: Settings
  usr: Usr[]
  aziende: Azienda[]
  bandi: Bando[]
  istituti: Istituto[]
  /** Without verdicts. */
  pratiche: Pratica[]
  docs: Documento[]
}

/** Hosts without a folder get its records. */
const DEFAULT_HOST = 'localhost'

/** `DEMO_MISSING` when the release lacks the records. */
export function readDemo(tenantId: string, oggi: string, folder = path.join(SHIPPED, 'demo')): DemoRecords {
  const own = existsSync(path.join(folder, tenantId))
  const read = <C extends CollectionName>(coll: C): Collections[C][] => {
    const placed = placeDates(textOf(path.join(folder, own ? tenantId : DEFAULT_HOST, `${coll}.ndjson`)), oggi)
    const lines = (own ? placed : withOwnIds(placed, tenantId)).trimEnd().split('\n')
    return lines.map((line) => JSON.parse(line) as Collections[C])
  }
  const settings = read('settings')[0]!
  return {
    settings: own ? settings : settingsOfOther(tenantId, settings),
    usr: read('usr'),
    aziende: read('aziende').map(withoutYearsBefore),
    bandi: read('bandi'),
    istituti: read('istituti'),
    pratiche: read('pratiche'),
    docs: read('docs'),
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new PortalError('DEMO_MISSING', file, code ?? message)
  }
}

/** Replaces the marks that depend on the day of the first start; server/data/README.md lists them. */
export function placeDates(text: string, oggi: string): string {
  const dayAt = (days: string): string => addDays(oggi, Number(days))
  const secondsAt = (days: string, time: string): number => Date.parse(`${dayAt(days)}T${time}Z`) / 1000
  const yearsFrom = (year: number, more = '0'): string => String(year + Number(more))
  return text
    .replace(/\{([+-]?\d+)d\}/g, (_, days: string) => dayAt(days))
    .replace(/\{([+-]?\d+)d\.year\}/g, (_, days: string) => dayAt(days).slice(0, 4))
    .replace(/\{([+-]?\d+)d\.yy\}/g, (_, days: string) => dayAt(days).slice(2, 4))
    .replace(/\{([+-]?\d+)d@([\d:]{8})\}/g, (_, days: string, time: string) => secondsAt(days, time).toString(16))
    .replace(/\{year([+-]\d+)?\}/g, (_, more?: string) => yearsFrom(Number(oggi.slice(0, 4)), more))
    .replace(/"\{accounts([+-]\d+)?\}"/g, (_, more?: string) => yearsFrom(lastAccounts(oggi), more))
}

/** Accounts of a year are approved from May of the next on. */
const lastAccounts = (oggi: string): number => Number(oggi.slice(0, 4)) - (oggi.slice(5, 7) < '05' ? 2 : 1)

/** Early in a year some accounts would be older than a young company. */
function withoutYearsBefore(azienda: Azienda): Azienda {
  const { bilanci, dataCostituzione } = azienda
  if (!bilanci || !dataCostituzione) return azienda
  return { ...azienda, bilanci: bilanci.filter(({ anno }) => anno >= Number(dataCostituzione.slice(0, 4))) }
}

/** Ids of this tenant's own: no two tenants share an id. */
const withOwnIds = (text: string, tenantId: string): string =>
  text.replace(/(?<![0-9a-f])([0-9a-f]{8})([0-9a-f]{16})(?![0-9a-f])/g, (_id, time: string, rest: string) => {
    const own = createHash('sha256').update(`${tenantId} ${rest}`).digest('hex')
    return time + own.slice(0, 16)
  })

/** Without logo and rents of the default host. */
function settingsOfOther(tenantId: string, settings: Settings): Settings {
  const { logo: _logo, moduliPerConto: _moduli, affittiUrl: _url, ...rest } = settings
  return { ...rest, _id: tenantId, nome: tenantId }
}
