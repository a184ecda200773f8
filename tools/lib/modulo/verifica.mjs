// @ts-check
import { checkFiles, readBuilt } from './built-module.mjs'
import { checkEsempi } from './esempi.mjs'
import { openRegistro } from './registro.mjs'
import { fromHere, moduleId, parse } from './words.mjs'

/** @typedef {import('./built-module.mjs').Check} Check */
/** @typedef {import('./answers.mjs').Offered} Offered */
/** @typedef {Partial<Offered>} Outcome nothing of it when the registry refuses */

/** `verifica mf-x` @param {string[]} words @returns {Promise<number>} */
export async function verifica(words) {
  const { named, given } = parse(words, { da: 'string' })
  const built = readBuilt(moduleId(named[0]), given.da && fromHere(given.da))
  const { checks } = await checkAll(built, openRegistro(given))
  console.log(report(built, checks))
  return checks.every(({ ok }) => ok) ? 0 : 1
}

/**
 * Everything that must be right before a module is published: here, and in the eyes of the registry, which writes nothing.
 * @param {import('./built-module.mjs').BuiltModule} built
 * @param {import('./registro.mjs').Registro} registro
 * @returns {Promise<{ checks: Check[], outcome: Outcome, prova?: import('./esempi.mjs').Prova | undefined }>}
 */
export async function checkAll({ text, ...built }, registro) {
  /** @type {import('./registro.mjs').Answer<Offered>} */
  const answer = await registro.ask('POST', '/api/registro/rilasci?prova=1', offerOf(text, registro))
  const { status, body } = answer
  const { stato = '', shell = [] } = body
  const seen = status < 300 ? [{ ok: true, cosa: 'registro', come: WORDS[stato] ?? stato }, fitCheck(body)] : []
  const refused = status < 300 ? [] : [{ ok: false, cosa: 'registro', come: body.error ?? `risposta ${status}` }]
  const checks = [...checkFiles({ text, ...built }), ...seen, ...refused]
  // played last, and only when nothing else keeps it from being published: it takes longest
  if (stato !== 'prova' || checks.some(({ ok }) => !ok)) return { checks, outcome: body }
  const { check, prova } = await checkEsempi({ text, ...built }, registro, shell)
  return { checks: [...checks, check], outcome: body, prova }
}

/** @type {Record<string, string>} */
const WORDS = {
  prova: 'dichiarazione, chiave e firma vanno bene; la versione è libera',
  identico: 'questa versione è già pubblicata, uguale a questa',
}

/**
 * What is sent to publish: the exact text, a signature over it, and what the team vouches for.
 * @param {string} text
 * @param {import('./registro.mjs').Registro} registro
 * @param {import('./esempi.mjs').Prova} [prova]
 */
export function offerOf(text, registro, prova) {
  const key = registro.key()
  return { modulo: text, signature: key.sign(Buffer.from(text)), keyId: key.id, ...(prova && { prova }) }
}

/** @param {Outcome} outcome @returns {Check} */
function fitCheck({ nonAdatto }) {
  if (!nonAdatto) return { ok: true, cosa: 'contratto', come: 'la shell di questo portale lo esegue' }
  const { what, asked, found } = nonAdatto
  const cosa = what === 'contract' ? 'il contratto' : what
  return {
    ok: false,
    cosa: 'contratto',
    come: `chiede ${cosa} ${asked}, questa shell ha ${found || 'nessuna versione'}`,
  }
}

/** @param {import('./built-module.mjs').BuiltModule} built @param {Check[]} checks */
export function report({ modulo }, checks) {
  const lines = checks.map(({ ok, cosa, come }) => `  ${ok ? 'sì' : 'NO'}  ${cosa.padEnd(10)} ${come}`)
  const failed = checks.filter(({ ok }) => !ok).length
  const verdict = failed === 0 ? 'Si può pubblicare.' : `Non si può pubblicare: ${failed} da sistemare.`
  return [`${modulo.id} ${modulo.version}`, ...lines, verdict].join('\n')
}
