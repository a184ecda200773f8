import { table } from '../table.mjs'
import { fromHere, parse, usageError } from './command-line.mjs'
import { createKey, idOf } from './key-file.mjs'
import { planText } from './plan.mjs'
import { openRegistry } from './registry.mjs'
/** @import { StoredKey } from './answers.mjs' */

const KEYS = '/api/registro/chiavi'
const USAGE = `Usage: npm run module -- key ...
  create TEAM [--file FILE]                        a pair of keys; prints the public one
  register TEAM PUBLIC_KEY --modules mf-x,mf-y     what it may publish (* = all); [--operator] [--email ADDRESS]
  list                                             the registered keys
  revoke ID [--withdraw --reason TEXT] [--dry-run] no longer valid at once; with --withdraw neither is what it published`

/** `key create|register|list|revoke` @param {string[]} words */
export async function key(words) {
  const { named, given } = parse(words, {
    file: 'string',
    modules: 'string',
    operator: 'boolean',
    email: 'string',
    withdraw: 'boolean',
    reason: 'string',
    'dry-run': 'boolean',
  })
  const [verb, first, second] = named
  if (verb === 'create' && first) create(first, given.file)
  else if (verb === 'register' && first && second && given.modules) await register(first, second, given)
  else if (verb === 'list') await list(given)
  else if (verb === 'revoke' && first) await revoke(first, given)
  else throw usageError(USAGE)
  return 0
}

/** @param {string} team @param {string} [file] */
function create(team, file = `${team}.key`) {
  if (!/^[\w-]+$/.test(team)) throw usageError(`"${team}" will not do: use letters, digits and hyphens.`)
  const publicKey = createKey(team, fromHere(file))
  console.log(`${fromHere(file)}: key ${idOf(publicKey)}. Give it to no one and keep it out of the repository.`)
  console.log(`Public key, to be given to an operator:\n  ${publicKey}`)
}

/** @param {string} team @param {string} publicKey @param {Record<string, any>} given */
async function register(team, publicKey, given) {
  const modules = given.modules === '*' ? '*' : given.modules.split(',').map((/** @type {string} */ id) => id.trim())
  const email = given.email ? { email: given.email } : {}
  const body = { team, publicKey, modules, operator: given.operator ?? false, ...email }
  /** @type {{ chiave: StoredKey }} */
  const { chiave } = await openRegistry(given).demand('POST', KEYS, body)
  console.log(`Registered key ${chiave.id} of ${team}: it may publish ${modulesOf(chiave)}.`)
}

/** @param {Record<string, any>} given */
async function list(given) {
  /** @type {{ chiavi: StoredKey[] }} */
  const { chiavi } = await openRegistry(given).demand('GET', KEYS)
  const rows = chiavi.map((one) => [one.id, one.team, modulesOf(one), roleOf(one), day(one.at)])
  console.log(table([['key', 'team', 'modules', 'state', 'since'], ...rows]))
}

/** @param {string} id @param {Record<string, any>} given */
async function revoke(id, given) {
  if (given.withdraw) return withdraw(id, given)
  await openRegistry(given).demand('DELETE', `${KEYS}/${encodeURIComponent(id)}`)
  console.log(`Revoked key ${id}. What it published stays published: --withdraw takes it away.`)
}

/** Revokes a key and takes away all that it signed. @param {string} id @param {Record<string, any>} given */
async function withdraw(id, { reason = '', 'dry-run': dryRun = false, ...given }) {
  if (!reason.trim()) throw usageError('Write the reason: --reason "..."; it is kept beside the withdrawal.')
  const body = { perche: reason, prova: dryRun }
  console.log(planText(await openRegistry(given).demand('POST', `${KEYS}/${encodeURIComponent(id)}/ritiro`, body)))
  console.log(dryRun ? 'A dry run: nothing was done.' : `Revoked key ${id}, with what it published.`)
}

/** @param {Pick<StoredKey, 'modules'>} key */
const modulesOf = ({ modules }) => (modules === '*' ? 'all modules' : modules.join(', '))
/** @param {Pick<StoredKey, 'operator' | 'revokedAt'>} key */
const roleOf = ({ operator, revokedAt }) =>
  revokedAt ? `revoked ${day(revokedAt)}` : operator ? 'operator' : 'publishes'
/** @param {string} instant */
const day = (instant) => instant.slice(0, 10)
