// @ts-check
import { Ostacolo, usageOstacolo } from './ostacolo.mjs'
import { pianoText } from './piano.mjs'
import { expectDone, openRegistro } from './registro.mjs'
import { moduleId, parse, tenantsIn } from './words.mjs'

/** @typedef {import('./answers.mjs').Piano} Piano */
/** @typedef {{ named: string[], given: Record<string, any> }} Words */

/** What each verb says to the registry besides its name and the tenants. @type {Record<string, (words: Words) => object>} */
const COMMANDS = {
  promuovi: ({ named: [id, version], given: { canale } }) => ({
    id: moduleId(id),
    version: versionOf(version),
    ...(canale && { channel: channelOf(canale) }),
  }),
  canarino: ({ named: [id, version, percent] }) => ({
    id: moduleId(id),
    version: versionOf(version),
    percent: percentOf(percent),
  }),
  annulla: ({ named: [id], given: { a } }) => ({ ...(id && { id: moduleId(id) }), ...(a && { to: numberOf(a) }) }),
  spegni: ({ named: [id] }) => ({ id: moduleId(id) }),
  accendi: ({ named: [id] }) => ({ id: moduleId(id) }),
  minimo: ({ named: [id, version] }) => ({
    id: moduleId(id),
    version: version === 'nessuno' ? null : versionOf(version),
  }),
  segui: ({ named: [id, channel] }) => ({ id: moduleId(id), channel: channelOf(channel) }),
}

/** A verb of operators: asks the registry for it and tells what it does, or did. @param {string} verb @param {string[]} words @returns {Promise<number>} */
export async function comando(verb, words) {
  const { named, given } = parse(words, {
    tenant: 'string',
    perche: 'string',
    canale: 'string',
    a: 'string',
    urgente: 'boolean',
    prova: 'boolean',
  })
  if (!given.perche?.trim()) throw usageOstacolo('Scrivi il motivo: --perche "..."; resta scritto accanto alla scelta.')
  const tenants = tenantsIn(given.tenant)
  const command = { verb, ...COMMANDS[verb]?.({ named, given }), ...(tenants && { tenants }) }
  const { perche, urgente = false, prova = false } = given
  const request = { comando: command, perche, urgente, prova }
  /** @type {import('./registro.mjs').Answer<Piano & { piano: Piano }>} one that is refused has it beside the reason */
  const answer = await openRegistro(given).ask('POST', '/api/registro/comandi', request)
  const piano = answer.status < 300 ? expectDone(answer) : answer.body.piano
  if (!piano) return expectDone(answer) && 1
  console.log(pianoText(piano))
  if (answer.status >= 300) throw new Ostacolo(`Rifiutato, non è cambiato niente. ${answer.body.error ?? ''}`.trim())
  console.log(prova ? 'Era una prova: non è stato fatto niente.' : 'Fatto.')
  return 0
}

/** @param {string | undefined} text */
function versionOf(text) {
  if (text && /^\d+\.\d+\.\d+/.test(text)) return text
  throw usageOstacolo(text ? `«${text}» non è una versione come 1.4.2.` : 'Quale versione? Per esempio 1.4.2.')
}

/** @param {string | undefined} text */
function channelOf(text) {
  if (text === 'stable' || text === 'next') return text
  throw usageOstacolo('I canali sono stable e next.')
}

/** @param {string | undefined} text */
function percentOf(text) {
  const percent = Number(/^(\d{1,3})%?$/.exec(text ?? '')?.[1] ?? Number.NaN)
  if (percent >= 0 && percent <= 100) return percent
  throw usageOstacolo('A quanti utenti su cento? Per esempio 10%; 0% chiude la prova.')
}

/** @param {string} text */
function numberOf(text) {
  if (/^\d+$/.test(text)) return Number(text)
  throw usageOstacolo('--a vuole il numero di una scelta, come lo mostra «stato».')
}
