// @ts-check
import { createHash } from 'node:crypto'
import { esempiFile, playedOf } from '../esempi/played.mjs'
import { replay } from '../esempi/replay.mjs'
import { fetchShell } from './fetched.mjs'
import { expectDone } from './registro.mjs'

/** @typedef {import('./built-module.mjs').BuiltModule} BuiltModule */
/** @typedef {import('./built-module.mjs').Check} Check */
/** @typedef {import('../esempi/replay.mjs').Outcome} Outcome */
/** @typedef {{ text: string, signature: string }} Prova what the team vouches for, signed */

/**
 * Plays the examples of a module in every shell that has to run it, and vouches for what held.
 * @param {BuiltModule} built
 * @param {import('./registro.mjs').Registro} registro
 * @param {readonly string[]} marks of these shells
 * @returns {Promise<{ check: Check, prova?: Prova }>}
 */
export async function checkEsempi({ folder, text, modulo }, registro, marks) {
  const played = playedOf({ modulo, folder })
  if (played.esempi.length === 0)
    return { check: { ok: true, cosa: 'esempi', come: 'il modulo non aggiunge parti agli slot' } }
  const shells = await wanted(registro, marks)
  /** @type {string[]} */
  const faults = []
  for (const shell of shells) {
    console.log(`Provo gli esempi nella shell ${shell.version} (${shell.mark}):`)
    const outcomes = await replay(await fetchShell(registro, shell), [played], (one) => console.log(lineOf(one)))
    faults.push(
      ...outcomes.filter(({ fault }) => fault).map((one) => `${faultText(one)}, nella shell ${shell.version}`),
    )
  }
  const [first] = faults
  if (first) return { check: { ok: false, cosa: 'esempi', come: first } }
  const come = `${played.esempi.length}, visti in ${shells.length === 1 ? 'una shell' : `${shells.length} shell`}`
  return { check: { ok: true, cosa: 'esempi', come }, prova: provaOf({ text, modulo }, shells, registro.key()) }
}

/** @param {import('./registro.mjs').Registro} registro @param {readonly string[]} marks @returns {Promise<import('./fetched.mjs').PinnedShell[]>} */
async function wanted(registro, marks) {
  /** @type {import('./registro.mjs').Answer<{ shell: import('./fetched.mjs').PinnedShell[] }>} */
  const answer = await registro.ask('GET', '/api/registro/shell')
  return expectDone(answer).shell.filter((one) => marks.includes(one.mark))
}

/** @param {Pick<BuiltModule, 'text' | 'modulo'>} built @param {readonly { mark: string }[]} shells @param {import('./key-file.mjs').Key} key @returns {Prova} */
function provaOf({ text, modulo }, shells, key) {
  const sri = `sha384-${createHash('sha384').update(text).digest('base64')}`
  const said = JSON.stringify({ modulo: sri, esempi: esempiFile(modulo), shell: shells.map(({ mark }) => mark) })
  return { text: said, signature: key.sign(Buffer.from(said)) }
}

/** One example and what became of it. @param {Outcome} outcome */
export function lineOf({ module: { modulo }, esempio, fault, ms }) {
  const seconds = `${(ms / 1000).toFixed(1).replace('.', ',')} s`
  const line = `  ${fault ? 'NO' : 'sì'}  ${modulo.id} ${modulo.version}  ${esempio.slot}, «${esempio.titolo}»  ${seconds}`
  return fault ? `${line}\n        ${fault}` : line
}

/** @param {Outcome} outcome */
const faultText = ({ esempio: { slot, titolo }, fault }) => `${slot}, «${titolo}»: ${fault}`
