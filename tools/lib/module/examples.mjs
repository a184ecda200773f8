import { createHash } from 'node:crypto'
import { examplesFile, playedOf, replay } from '../examples/replay.mjs'
import { fetchShell } from './fetched.mjs'
/** @import { BuiltModule, Check } from './built-module.mjs' */
/** @import { Outcome } from '../examples/replay.mjs' */
/** @import { Registry } from './registry.mjs' */
/** @import { PinnedShell } from './fetched.mjs' */
/** @import { Key } from './key-file.mjs' */

/** @typedef {{ text: string, signature: string }} Evidence what the team vouches for, signed */

/**
 * Plays the examples of a module in every shell that has to run it, and vouches for what held.
 * @param {BuiltModule} built @param {Registry} registry
 * @param {readonly string[]} marks of these shells @returns {Promise<{ check: Check, evidence?: Evidence }>}
 */
export async function checkExamples({ folder, text, manifest }, registry, marks) {
  const played = playedOf({ manifest, folder })
  if (played.examples.length === 0)
    return { check: { ok: true, what: 'examples', how: 'the module adds no part to a slot' } }
  const shells = await wanted(registry, marks)
  const faults = []
  for (const shell of shells) {
    console.log(`Playing the examples in shell ${shell.version} (${shell.mark}):`)
    const outcomes = await replay(await fetchShell(registry, shell), [played], (one) => console.log(lineOf(one)))
    faults.push(...outcomes.filter(({ fault }) => fault).map((one) => `${faultText(one)}, in shell ${shell.version}`))
  }
  const [first] = faults
  if (first) return { check: { ok: false, what: 'examples', how: first } }
  const how = `${played.examples.length}, seen in ${shells.length === 1 ? 'one shell' : `${shells.length} shells`}`
  return {
    check: { ok: true, what: 'examples', how },
    evidence: evidenceOf({ text, manifest }, shells, registry.key()),
  }
}

/** @param {Registry} registry @param {readonly string[]} marks @returns {Promise<PinnedShell[]>} */
async function wanted(registry, marks) {
  /** @type {{ shell: PinnedShell[] }} */
  const { shell } = await registry.demand('GET', '/api/registro/shell')
  return shell.filter((one) => marks.includes(one.mark))
}

/** @param {Pick<BuiltModule, 'text' | 'manifest'>} built @param {readonly { mark: string }[]} shells @param {Key} key @returns {Evidence} */
function evidenceOf({ text, manifest }, shells, key) {
  const sri = `sha384-${createHash('sha384').update(text).digest('base64')}`
  const said = JSON.stringify({ modulo: sri, esempi: examplesFile(manifest), shell: shells.map(({ mark }) => mark) })
  return { text: said, signature: key.sign(Buffer.from(said)) }
}

/** One example and what became of it. @param {Outcome} outcome */
export function lineOf({ module: { manifest }, example, fault, ms }) {
  const seconds = `${(ms / 1000).toFixed(1)} s`
  const line = `  ${fault ? 'NO' : 'ok'}  ${manifest.id} ${manifest.version}  ${example.slot}, «${example.titolo}»  ${seconds}`
  return fault ? `${line}\n        ${fault}` : line
}

/** @param {Outcome} outcome */
const faultText = ({ example: { slot, titolo }, fault }) => `${slot}, «${titolo}»: ${fault}`
