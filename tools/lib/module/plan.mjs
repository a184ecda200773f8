import { styleText } from 'node:util'
import { table } from '../table.mjs'
/** @import { Change, Plan, Refusal, Resolved, Why } from './answers.mjs' */

/** What became of one module for one tenant. @type {Record<string, string>} */
const REASONS = {
  chosen: 'chosen',
  canary: 'canary',
  older: 'the newest that fits',
  lastGood: 'the last that worked',
  builtIn: 'comes with the portal',
  off: 'disabled',
  withdrawn: 'withdrawn, and no other can take its place',
  none: 'no version fits',
}

/** @type {Record<string, (refusal: Refusal) => string>} */
const REFUSALS = {
  unknownRelease: ({ id, version }) => `${id} ${version} is not published`,
  unknownTenant: ({ tenant }) => `there is no tenant ${tenant}`,
  unknownModule: ({ id }) => `there is no module ${id}`,
  nothingBefore: ({ tenant, id }) => `${of(tenant, id)} has no choice to go back to`,
  misfit: ({ tenant, id, version }) => `${of(tenant, id)} cannot run version ${version}`,
  stranded: ({ tenant, id }) => `${of(tenant, id)} would be left without a version, and the module is in use`,
  floor: ({ id, version, floor }) => `version ${version} of ${id} is below its floor, ${floor}`,
}

/** What a plan changes, tenant by tenant, and what speaks against it. @param {Plan} plan */
export function planText({ tenants, channel, floor, withdrawn = [], refusals }) {
  const moved = channel
    ? [`Channel ${channel.channel} of ${channel.id}: ${channel.before ?? 'nothing'} -> ${channel.version}`]
    : []
  const least = floor ? [`Floor of ${floor.id}: ${floor.before ?? 'none'} -> ${floor.version ?? 'none'}`] : []
  const gone = withdrawn.map(({ id, version }) => `Withdraws ${id} ${version}`)
  const rows = tenants.flatMap(({ tenant, n, changes }) =>
    changes.map((change) => [tenant, String(n), change.id, versionOf(change.before), ...after(change)]),
  )
  const changes = rows.length > 0 ? [table([['tenant', 'choice', 'module', 'before', 'after', 'why'], ...rows])] : []
  const nothing =
    rows.length === 0 && !channel && !floor && gone.length === 0 && refusals.length === 0
      ? ['Nothing changes for any tenant.']
      : []
  return [...moved, ...least, ...gone, ...changes, ...nothing, ...refusals.map(refusalText)].join('\n')
}

/** The chosen version, and why. @param {Pick<Resolved, 'reason' | 'wanted' | 'refused'>} resolved */
export const reasonOf = ({ reason, wanted, refused = [] }) =>
  [
    REASONS[reason] ?? reason,
    ...(wanted ? [`${wanted} was chosen`] : []),
    ...refused.map((one) => `${one.version}: ${whyText(one.why)}`),
  ].join('; ')

/** @param {Change} change */
const after = ({ after: next, canary }) => {
  const tried = canary ? ` (${canary.version} at ${canary.percent}%)` : ''
  return [`${versionOf(next)}${tried}`, reasonOf(next)]
}

/** @param {Refusal} refusal */
function refusalText(refusal) {
  const why = (refusal.because ?? []).map((one) => `${one.version}: ${whyText(one.why)}`)
  const text = REFUSALS[refusal.kind]?.(refusal) ?? refusal.kind
  return red(`NO: ${[text, ...why].join('; ')}`)
}

/** @param {Why} why */
function whyText({ kind, what, asked, found }) {
  if (kind === 'held') return 'held back because it failed'
  if (kind === 'missing') return 'it is missing'
  if (kind === 'withdrawn') return 'it was withdrawn'
  if (kind === 'floor') return `it is below the floor, ${found}`
  return `asks for ${what === 'contract' ? 'the contract' : what} ${asked}, the shell has ${found || 'no version'}`
}

/** @param {Pick<Resolved, 'version'>} resolved */
const versionOf = ({ version }) => version ?? '-'
/** @param {string | undefined} tenant @param {string | undefined} id */
const of = (tenant, id) => [tenant, id && `(${id})`].filter(Boolean).join(' ')
/** @param {string} text */
const red = (text) => (process.stdout.isTTY && !process.env.NO_COLOR ? styleText('red', text) : text)
