import { table } from '../table.mjs'
import { reasonOf } from './plan.mjs'
import { openRegistry } from './registry.mjs'
import { moduleId, parse, tenantsIn } from './command-line.mjs'
/** @import { Alert, Floor, Overview, Withdrawn } from './answers.mjs' */

/** @typedef {Overview['rilasci'][number]} Release */
/** @typedef {Overview['tenant'][number]} Tenant */

/** `status [mf-x] [--tenant a,b]`: what each tenant gets, and why. @param {string[]} words */
export async function status(words) {
  const { named, given } = parse(words, { tenant: 'string' })
  const only = { id: named[0] && moduleId(named[0]), tenants: tenantsIn(given.tenant) }
  console.log(statusText(await openRegistry(given).demand('GET', '/api/registro'), only))
  return 0
}

/** The answer of the registry as tables: channels, releases, tenants.
 * @param {Overview} overview @param {{ id?: string | undefined, tenants?: string[] | undefined }} only */
export function statusText(
  { shell, canali, rilasci, tenant, minimi = [], ritirati = [], segnalazioni = [] },
  { id, tenants },
) {
  const isMeant = (/** @type {{ id: string }} */ one) => !id || one.id === id
  const channels = Object.entries(canali).filter(([key]) => !id || key === id)
  const releases = rilasci.filter(isMeant)
  const floors = minimi.filter(isMeant)
  const withdrawn = ritirati.filter(isMeant)
  const alerts = segnalazioni.filter(isMeant)
  const shown = tenant.filter((one) => tenants?.includes(one.id) ?? true)
  return [
    `Shell ${shell.version}, contracts ${shell.contracts.join(', ') || 'none'}`,
    ...ifAny('To look at', ['module', 'version', 'what', 'tenants', 'when', 'who', 'why'], alerts.map(alertRow)),
    section(
      'Channels',
      ['module', 'stable', 'next'],
      channels.map(([key, { stable = '-', next = '-' }]) => [key, stable, next]),
    ),
    ...ifAny('Floors', ['module', 'floor', 'since', 'who', 'why'], floors.map(floorRow)),
    section('Releases', ['module', 'version', 'contract', 'published', 'key'], releases.map(releaseRow)),
    ...ifAny('Withdrawn', ['module', 'version', 'since', 'who', 'why'], withdrawn.map(withdrawnRow)),
    ...shown.map((one) => tenantText(one, isMeant)),
  ].join('\n\n')
}

/** @param {Release} release */
const releaseRow = ({ id, versione, contratto, pubblicato, chiave }) => [
  id,
  versione,
  String(contratto),
  minute(pubblicato),
  chiave ?? 'with the portal',
]

/** @param {Alert} alert */
const alertRow = ({ tipo, id, versione, tenant, quanti, perche, chi, quando, persone }) => [
  id,
  versione,
  tipo === 'ritiro' ? 'taken away' : `failed for ${persone === 1 ? '1 person' : `${persone} people`}`,
  quanti > tenant.length ? `${tenant.join(', ')} and ${quanti - tenant.length} more` : tenant.join(', '),
  minute(quando),
  chi ?? '-',
  perche,
]

/** @param {Floor} floor */
const floorRow = ({ id, version, by, why, at, release }) => [
  id,
  version,
  minute(at),
  release ? `${by}, with release ${release}` : by,
  why,
]

/** @param {Withdrawn} one */
const withdrawnRow = ({ id, versione, quando, chi, perche }) => [id, versione, minute(quando), chi, perche]

/** @param {Tenant} tenant @param {(one: { id: string }) => boolean} isMeant */
function tenantText({ id, generazione, quando, chi, perche, moduli }, isMeant) {
  const by = generazione > 0 ? `choice ${generazione}, ${minute(quando)}, ${chi}: ${perche}` : 'as the portal came'
  const rows = moduli.filter(isMeant).map((one) => {
    const { versione, motivo, voluta, canarino, precedente, rifiutate } = one
    const tried = canarino ? `${canarino.version} at ${canarino.percent}%` : ''
    const why = reasonOf({ reason: motivo, wanted: voluta, refused: rifiutate })
    return [one.id, versione ?? '-', tried, precedente ?? '', why]
  })
  return section(`${id} (${by})`, ['module', 'version', 'canary', 'before', 'why'], rows)
}

/** @param {string} title @param {string[]} head @param {string[][]} rows */
const section = (title, head, rows) => `${title}\n${rows.length > 0 ? table([head, ...rows]) : '(none)'}`

/** @param {string} title @param {string[]} head @param {string[][]} rows */
const ifAny = (title, head, rows) => (rows.length > 0 ? [section(title, head, rows)] : [])

/** @param {string | null | undefined} instant */
const minute = (instant) => (instant ? instant.slice(0, 16).replace('T', ' ') : '-')
