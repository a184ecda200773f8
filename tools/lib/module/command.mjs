import { CliError, moduleId, parse, tenantsIn, usageError } from './command-line.mjs'
import { planText } from './plan.mjs'
import { expectDone, openRegistry } from './registry.mjs'
/** @import { Plan } from './answers.mjs' */
/** @import { Answer } from './registry.mjs' */

/** @typedef {{ named: string[], given: Record<string, any> }} Words */

/** The verbs of operators: the name that the registry knows, and what the command sends besides that and the tenants.
 * @type {Record<string, { wire: string, about: (words: Words) => object }>} */
const COMMANDS = {
  promote: {
    wire: 'promuovi',
    about: ({ named: [id, version], given: { channel } }) => ({
      id: moduleId(id),
      version: versionOf(version),
      ...(channel && { channel: channelOf(channel) }),
    }),
  },
  canary: {
    wire: 'canarino',
    about: ({ named: [id, version, percent] }) => ({
      id: moduleId(id),
      version: versionOf(version),
      percent: percentOf(percent),
    }),
  },
  rollback: {
    wire: 'annulla',
    about: ({ named: [id], given: { to } }) => ({ ...(id && { id: moduleId(id) }), ...(to && { to: numberOf(to) }) }),
  },
  disable: { wire: 'spegni', about: ({ named: [id] }) => ({ id: moduleId(id) }) },
  enable: { wire: 'accendi', about: ({ named: [id] }) => ({ id: moduleId(id) }) },
  floor: {
    wire: 'minimo',
    about: ({ named: [id, version] }) => ({
      id: moduleId(id),
      version: version === 'none' ? null : versionOf(version),
    }),
  },
  follow: { wire: 'segui', about: ({ named: [id, channel] }) => ({ id: moduleId(id), channel: channelOf(channel) }) },
}

/** Sends a verb of operators to the registry and prints what it does, or did. @param {string} verb @param {string[]} words @returns {Promise<number>} */
export async function command(verb, words) {
  const { named, given } = parse(words, {
    tenant: 'string',
    reason: 'string',
    channel: 'string',
    to: 'string',
    urgent: 'boolean',
    'dry-run': 'boolean',
  })
  if (!given.reason?.trim()) throw usageError('Write the reason: --reason "..."; it is kept beside the choice.')
  const tenants = tenantsIn(given.tenant)
  const { wire, about } = /** @type {(typeof COMMANDS)[string]} */ (COMMANDS[verb])
  const { reason, urgent = false, 'dry-run': dryRun = false } = given
  const request = {
    comando: { verb: wire, ...about({ named, given }), ...(tenants && { tenants }) },
    perche: reason,
    urgente: urgent,
    prova: dryRun,
  }
  /** @type {Answer<Plan & { piano: Plan }>} one that is refused has it beside the reason */
  const answer = await openRegistry(given).ask('POST', '/api/registro/comandi', request)
  const plan = answer.status < 300 ? expectDone(answer) : answer.body.piano
  if (!plan) return expectDone(answer) && 1
  console.log(planText(plan))
  if (answer.status >= 300) throw new CliError(`Refused, nothing has changed. ${answer.body.error ?? ''}`.trim())
  console.log(dryRun ? 'A dry run: nothing was done.' : 'Done.')
  return 0
}

/** @param {string | undefined} text */
function versionOf(text) {
  if (text && /^\d+\.\d+\.\d+/.test(text)) return text
  throw usageError(text ? `"${text}" is not a version like 1.4.2.` : 'Which version? For example 1.4.2.')
}

/** @param {string | undefined} text */
function channelOf(text) {
  if (text === 'stable' || text === 'next') return text
  throw usageError('The channels are stable and next.')
}

/** @param {string | undefined} text */
function percentOf(text) {
  const percent = Number(/^(\d{1,3})%?$/.exec(text ?? '')?.[1] ?? Number.NaN)
  if (percent >= 0 && percent <= 100) return percent
  throw usageError('To how many users of a hundred? For example 10%; 0% ends the canary.')
}

/** @param {string} text */
function numberOf(text) {
  if (/^\d+$/.test(text)) return Number(text)
  throw usageError('--to takes the number of a choice, as `status` shows it.')
}
