// @ts-check
import { styleText } from 'node:util'
import { table } from '../table.mjs'

/** What became of one module for one tenant, in Italian. @type {Record<string, string>} */
const REASONS = {
  chosen: 'scelta',
  canary: 'in prova',
  older: 'la più recente adatta',
  lastGood: 'l’ultima che andava bene',
  builtIn: 'quella del portale',
  off: 'spento',
  withdrawn: 'ritirata, e nessun’altra può prendere il suo posto',
  none: 'nessuna versione adatta',
}

/** @typedef {import('./answers.mjs').Change} Change */
/** @typedef {import('./answers.mjs').Refusal} Refusal */
/** @typedef {import('./answers.mjs').Resolved} Resolved */

/** @type {Record<string, (refusal: Refusal) => string>} */
const REFUSALS = {
  unknownRelease: ({ id, version }) => `${id} ${version} non è pubblicato`,
  unknownTenant: ({ tenant }) => `non conosco il cliente ${tenant}`,
  unknownModule: ({ id }) => `non conosco il modulo ${id}`,
  nothingBefore: ({ tenant, id }) => `${of(tenant, id)} non c’è una scelta a cui tornare`,
  misfit: ({ tenant, id, version }) => `${of(tenant, id)} la versione ${version} non si può eseguire`,
  stranded: ({ tenant, id }) => `${of(tenant, id)} non resterebbe nessuna versione, e il modulo è in uso`,
  floor: ({ id, version, floor }) => `la versione ${version} di ${id} è sotto la minima, la ${floor}`,
}

/** What a plan changes, tenant by tenant, and what speaks against it. @param {import('./answers.mjs').Piano} piano @returns {string} */
export function pianoText({ tenants, channel, floor, withdrawn = [], refusals }) {
  const moved = channel
    ? [`Canale ${channel.channel} di ${channel.id}: ${channel.before ?? 'niente'} -> ${channel.version}`]
    : []
  const least = floor
    ? [`Versione minima di ${floor.id}: ${floor.before ?? 'nessuna'} -> ${floor.version ?? 'nessuna'}`]
    : []
  const gone = withdrawn.map(({ id, version }) => `Ritiro di ${id} ${version}`)
  const rows = tenants.flatMap(({ tenant, n, changes }) =>
    changes.map((change) => [tenant, String(n), change.id, versionOf(change.before), ...after(change)]),
  )
  const changes = rows.length > 0 ? [table([['cliente', 'scelta', 'modulo', 'prima', 'dopo', 'perché'], ...rows])] : []
  const nothing =
    rows.length === 0 && !channel && !floor && gone.length === 0 && refusals.length === 0
      ? ['Non cambia niente per nessuno.']
      : []
  return [...moved, ...least, ...gone, ...changes, ...nothing, ...refusals.map(refusalText)].join('\n')
}

/** The version that comes out, and why. @param {Pick<Resolved, 'reason' | 'wanted' | 'refused'>} resolved */
export const reasonOf = ({ reason, wanted, refused = [] }) =>
  [
    REASONS[reason] ?? reason,
    ...(wanted ? [`era scelta la ${wanted}`] : []),
    ...refused.map((one) => `${one.version}: ${whyText(one.why)}`),
  ].join('; ')

/** @param {Change} change */
const after = ({ after: next, canary }) => {
  const tried = canary ? ` (${canary.version} al ${canary.percent}%)` : ''
  return [`${versionOf(next)}${tried}`, reasonOf(next)]
}

/** @param {Refusal} refusal */
function refusalText(refusal) {
  const why = (refusal.because ?? []).map((one) => `${one.version}: ${whyText(one.why)}`)
  const text = REFUSALS[refusal.kind]?.(refusal) ?? refusal.kind
  return red(`NO: ${[text, ...why].join('; ')}`)
}

/** @param {import('./answers.mjs').Why} why */
function whyText({ kind, what, asked, found }) {
  if (kind === 'held') return 'trattenuta perché dava errori'
  if (kind === 'missing') return 'non c’è'
  if (kind === 'withdrawn') return 'è stata ritirata'
  if (kind === 'floor') return `è sotto la minima, la ${found}`
  return `chiede ${what === 'contract' ? 'il contratto' : what} ${asked}, la shell ha ${found || 'nessuna versione'}`
}

/** @param {Pick<Resolved, 'version'>} resolved */
const versionOf = ({ version }) => version ?? '-'
/** @param {string | undefined} tenant @param {string | undefined} id */
const of = (tenant, id) => [tenant && `per ${tenant}`, id && `di ${id}`].filter(Boolean).join(' ')
/** @param {string} text */
const red = (text) => (process.stdout.isTTY && !process.env.NO_COLOR ? styleText('red', text) : text)
