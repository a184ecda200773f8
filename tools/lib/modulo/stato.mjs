// @ts-check
import { table } from '../table.mjs'
import { reasonOf } from './piano.mjs'
import { expectDone, openRegistro } from './registro.mjs'
import { moduleId, parse, tenantsIn } from './words.mjs'

/** @typedef {import('./answers.mjs').Overview} Overview */
/** @typedef {Overview['rilasci'][number]} Release */
/** @typedef {Overview['tenant'][number]} Tenant */

/** `stato [mf-x] [--tenant a,b]`: what everybody gets, and why. @param {string[]} words @returns {Promise<number>} */
export async function stato(words) {
  const { named, given } = parse(words, { tenant: 'string' })
  const only = { id: named[0] && moduleId(named[0]), tenants: tenantsIn(given.tenant) }
  /** @type {import('./registro.mjs').Answer<Overview>} */
  const answer = await openRegistro(given).ask('GET', '/api/registro')
  console.log(statoText(expectDone(answer), only))
  return 0
}

/**
 * The answer of the registry as tables: channels, releases, tenants.
 * @param {Overview} registro
 * @param {{ id?: string | undefined, tenants?: string[] | undefined }} only
 */
export function statoText(
  { shell, canali, rilasci, tenant, minimi = [], ritirati = [], segnalazioni = [] },
  { id, tenants },
) {
  const isMeant = (/** @type {{ id: string }} */ one) => !id || one.id === id
  const channels = Object.entries(canali).filter(([key]) => !id || key === id)
  const releases = rilasci.filter(isMeant)
  const floors = minimi.filter(isMeant)
  const withdrawn = ritirati.filter(isMeant)
  const alerts = segnalazioni.filter(isMeant)
  const clients = tenant.filter((one) => tenants?.includes(one.id) ?? true)
  return [
    `Shell ${shell.version}, contratti ${shell.contracts.join(', ') || 'nessuno'}`,
    ...(alerts.length > 0
      ? [
          section(
            'Da guardare',
            ['modulo', 'versione', 'che cosa', 'clienti', 'quando', 'chi', 'perché'],
            alerts.map(alertRow),
          ),
        ]
      : []),
    section(
      'Canali',
      ['modulo', 'stable', 'next'],
      channels.map(([key, { stable = '-', next = '-' }]) => [key, stable, next]),
    ),
    ...(floors.length > 0
      ? [section('Versioni minime', ['modulo', 'minima', 'dal', 'chi', 'perché'], floors.map(floorRow))]
      : []),
    section('Rilasci', ['modulo', 'versione', 'contratto', 'pubblicato', 'chiave'], releases.map(releaseRow)),
    ...(withdrawn.length > 0
      ? [section('Ritirati', ['modulo', 'versione', 'dal', 'chi', 'perché'], withdrawn.map(withdrawnRow))]
      : []),
    ...clients.map((one) => clientText(one, isMeant)),
  ].join('\n\n')
}

/** @param {Release} release */
const releaseRow = ({ id, versione, contratto, pubblicato, chiave }) => [
  id,
  versione,
  String(contratto),
  minute(pubblicato),
  chiave ?? 'con il portale',
]

/** @param {import('./answers.mjs').Alert} alert */
const alertRow = ({ tipo, id, versione, tenant, quanti, perche, chi, quando, persone }) => [
  id,
  versione,
  tipo === 'ritiro' ? 'tolta' : `si è fermata per ${persone === 1 ? '1 persona' : `${persone} persone`}`,
  quanti > tenant.length ? `${tenant.join(', ')} e altri ${quanti - tenant.length}` : tenant.join(', '),
  minute(quando),
  chi ?? '-',
  perche,
]

/** @param {import('./answers.mjs').Floor} floor */
const floorRow = ({ id, version, by, why, at, release }) => [
  id,
  version,
  minute(at),
  release ? `${by}, con il rilascio ${release}` : by,
  why,
]

/** @param {import('./answers.mjs').Withdrawn} one */
const withdrawnRow = ({ id, versione, quando, chi, perche }) => [id, versione, minute(quando), chi, perche]

/** @param {Tenant} client @param {(one: { id: string }) => boolean} isMeant */
function clientText({ id, generazione, quando, chi, perche, moduli }, isMeant) {
  const by =
    generazione > 0 ? `scelta ${generazione}, ${minute(quando)}, ${chi}: ${perche}` : 'come il portale è arrivato'
  const rows = moduli.filter(isMeant).map((one) => {
    const { versione, motivo, voluta, canarino, precedente, rifiutate } = one
    const tried = canarino ? `${canarino.version} al ${canarino.percent}%` : ''
    const why = reasonOf({ reason: motivo, wanted: voluta, refused: rifiutate })
    return [one.id, versione ?? '-', tried, precedente ?? '', why]
  })
  return section(`${id} (${by})`, ['modulo', 'versione', 'in prova', 'prima', 'perché'], rows)
}

/** @param {string} title @param {string[]} head @param {string[][]} rows */
const section = (title, head, rows) => `${title}\n${rows.length > 0 ? table([head, ...rows]) : '(niente)'}`

/** @param {string | null | undefined} instant */
const minute = (instant) => (instant ? instant.slice(0, 16).replace('T', ' ') : '-')
