// @ts-check
import { table } from '../table.mjs'
import { createKey, idOf } from './key-file.mjs'
import { usageOstacolo } from './ostacolo.mjs'
import { pianoText } from './piano.mjs'
import { expectDone, openRegistro } from './registro.mjs'
import { fromHere, parse } from './words.mjs'

/** @typedef {import('./answers.mjs').StoredKey} StoredKey */

const CHIAVI = '/api/registro/chiavi'
const USO = `Uso: npm run modulo -- chiave ...
  crea SQUADRA [--file FILE]                           una coppia di chiavi; stampa quella pubblica
  registra SQUADRA CHIAVE_PUBBLICA --moduli mf-x,mf-y  che cosa può pubblicare (* = tutto); [--operatore] [--posta INDIRIZZO]
  elenco                                               le chiavi registrate
  revoca ID [--ritira --perche TESTO] [--prova]        da subito non vale più; con --ritira neanche ciò che ha pubblicato`

/** `chiave crea|registra|elenco|revoca` @param {string[]} words @returns {Promise<number>} */
export async function chiave(words) {
  const { named, given } = parse(words, {
    file: 'string',
    moduli: 'string',
    operatore: 'boolean',
    posta: 'string',
    ritira: 'boolean',
    perche: 'string',
    prova: 'boolean',
  })
  const [verb, first, second] = named
  if (verb === 'crea' && first) create(first, given.file)
  else if (verb === 'registra' && first && second && given.moduli) await register(first, second, given)
  else if (verb === 'elenco') await list(given)
  else if (verb === 'revoca' && first) await revoke(first, given)
  else throw usageOstacolo(USO)
  return 0
}

/** @param {string} team @param {string} [file] */
function create(team, file = `${team}.key`) {
  if (!/^[\w-]+$/.test(team)) throw usageOstacolo(`«${team}» non va bene: usa lettere, cifre e trattini.`)
  const publicKey = createKey(team, fromHere(file))
  console.log(`${fromHere(file)}: chiave ${idOf(publicKey)}. Non darla a nessuno e non metterla nel repository.`)
  console.log(`Chiave pubblica, da dare a un operatore:\n  ${publicKey}`)
}

/** @param {string} team @param {string} publicKey @param {Record<string, any>} given */
async function register(team, publicKey, given) {
  const modules = given.moduli === '*' ? '*' : given.moduli.split(',').map((/** @type {string} */ id) => id.trim())
  const email = given.posta ? { email: given.posta } : {}
  const body = { team, publicKey, modules, operator: given.operatore ?? false, ...email }
  /** @type {import('./registro.mjs').Answer<{ chiave: StoredKey }>} */
  const answer = await openRegistro(given).ask('POST', CHIAVI, body)
  const { chiave } = expectDone(answer)
  console.log(`Registrata la chiave ${chiave.id} di ${team}: può pubblicare ${modulesOf(chiave)}.`)
}

/** @param {Record<string, any>} given */
async function list(given) {
  /** @type {import('./registro.mjs').Answer<{ chiavi: StoredKey[] }>} */
  const answer = await openRegistro(given).ask('GET', CHIAVI)
  const rows = expectDone(answer).chiavi.map((one) => [one.id, one.team, modulesOf(one), roleOf(one), day(one.at)])
  console.log(table([['chiave', 'squadra', 'moduli', 'stato', 'dal'], ...rows]))
}

/** @param {string} id @param {Record<string, any>} given */
async function revoke(id, given) {
  if (given.ritira) return withdraw(id, given)
  expectDone(await openRegistro(given).ask('DELETE', `${CHIAVI}/${encodeURIComponent(id)}`))
  console.log(`Revocata la chiave ${id}. Ciò che ha pubblicato resta pubblicato: con --ritira si toglie.`)
}

/** Revokes a key and takes away all that it signed. @param {string} id @param {Record<string, any>} given */
async function withdraw(id, { perche = '', prova = false, ...given }) {
  if (!perche.trim()) throw usageOstacolo('Scrivi il motivo: --perche "..."; resta scritto accanto al ritiro.')
  /** @type {import('./registro.mjs').Answer<import('./answers.mjs').Piano>} */
  const answer = await openRegistro(given).ask('POST', `${CHIAVI}/${encodeURIComponent(id)}/ritiro`, { perche, prova })
  console.log(pianoText(expectDone(answer)))
  console.log(
    prova ? 'Era una prova: non è stato fatto niente.' : `Revocata la chiave ${id}, con ciò che ha pubblicato.`,
  )
}

/** @param {Pick<StoredKey, 'modules'>} key */
const modulesOf = ({ modules }) => (modules === '*' ? 'tutti i moduli' : modules.join(', '))
/** @param {Pick<StoredKey, 'operator' | 'revokedAt'>} key */
const roleOf = ({ operator, revokedAt }) =>
  revokedAt ? `revocata ${day(revokedAt)}` : operator ? 'operatore' : 'pubblica'
/** @param {string} instant */
const day = (instant) => instant.slice(0, 10)
