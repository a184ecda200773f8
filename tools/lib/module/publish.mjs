import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFiles, kilobytesText, readBuilt } from './built-module.mjs'
import { CliError, fromHere, moduleId, parse } from './command-line.mjs'
import { checkExamples } from './examples.mjs'
import { openRegistry } from './registry.mjs'
/** @import { BuiltModule, Check } from './built-module.mjs' */
/** @import { Evidence } from './examples.mjs' */
/** @import { Offered } from './answers.mjs' */
/** @import { Answer, Registry } from './registry.mjs' */

const RELEASES = '/api/registro/rilasci'

/** `verify mf-x` @param {string[]} words @returns {Promise<number>} */
export async function verify(words) {
  const { named, given } = parse(words, { from: 'string' })
  const built = readBuilt(moduleId(named[0]), given.from && fromHere(given.from))
  const { checks } = await checkAll(built, openRegistry(given))
  console.log(report(built, checks))
  return checks.every(({ ok }) => ok) ? 0 : 1
}

/** `publish mf-x [--dry-run]`: it may be repeated; files that arrived are not sent again. @param {string[]} words @returns {Promise<number>} */
export async function publish(words) {
  const { named, given } = parse(words, { from: 'string', 'dry-run': 'boolean' })
  const built = readBuilt(moduleId(named[0]), given.from && fromHere(given.from))
  const registry = openRegistry(given)
  const { checks, outcome, evidence } = await checkAll(built, registry)
  console.log(report(built, checks))
  if (checks.some(({ ok }) => !ok)) return 1
  const { id, version } = built.manifest
  if (outcome.stato === 'identico') {
    console.log(`${id} ${version} is published already, equal to this one: nothing to do.`)
    return 0
  }
  if (given['dry-run']) {
    const files = outcome.mancano?.length ?? 0
    console.log(`Would send ${files} files to ${registry.server}. A dry run: nothing was done.`)
    return 0
  }
  await send(built, registry, evidence)
  console.log(`Published: ${id} ${version}. No tenant gets it until you promote it:`)
  console.log(`  npm run module -- promote ${id} ${version} --reason "..."`)
  return 0
}

/** Everything that must be right before a module is published: here, and for the registry, which writes nothing yet.
 * @param {BuiltModule} built @param {Registry} registry
 * @returns {Promise<{ checks: Check[], outcome: Partial<Offered>, evidence?: Evidence | undefined }>} */
async function checkAll({ text, ...built }, registry) {
  /** @type {Answer<Offered>} */
  const answer = await registry.ask('POST', `${RELEASES}?prova=1`, offerOf(text, registry))
  const { status, body } = answer
  const { stato = '', shell = [] } = body
  const seen = status < 300 ? [{ ok: true, what: 'registry', how: WORDS[stato] ?? stato }, fitCheck(body)] : []
  const refused = status < 300 ? [] : [{ ok: false, what: 'registry', how: body.error ?? `answer ${status}` }]
  const checks = [...checkFiles({ text, ...built }), ...seen, ...refused]
  // played last, and only when all else is right: it takes longest
  if (stato !== 'prova' || checks.some(({ ok }) => !ok)) return { checks, outcome: body }
  const { check, evidence } = await checkExamples({ text, ...built }, registry, shell)
  return { checks: [...checks, check], outcome: body, evidence }
}

/** @type {Record<string, string>} */
const WORDS = {
  prova: 'declaration, key and signature are right; the version is free',
  identico: 'this version is published already, equal to this one',
}

/** @param {Partial<Offered>} outcome @returns {Check} */
function fitCheck({ nonAdatto }) {
  if (!nonAdatto) return { ok: true, what: 'contract', how: 'the shell of this portal runs it' }
  const { what, asked, found } = nonAdatto
  const name = what === 'contract' ? 'the contract' : what
  return { ok: false, what: 'contract', how: `asks for ${name} ${asked}, this shell has ${found || 'no version'}` }
}

/** @param {BuiltModule} built @param {Check[]} checks */
function report({ manifest }, checks) {
  const lines = checks.map(({ ok, what, how }) => `  ${ok ? 'ok' : 'NO'}  ${what.padEnd(10)} ${how}`)
  const failed = checks.filter(({ ok }) => !ok).length
  const verdict = failed === 0 ? 'It can be published.' : `It cannot be published: ${failed} to mend.`
  return [`${manifest.id} ${manifest.version}`, ...lines, verdict].join('\n')
}

/** What is sent to publish: the exact text, a signature over it, and the evidence of the team.
 * @param {string} text @param {Registry} registry @param {Evidence} [evidence] */
function offerOf(text, registry, evidence) {
  const key = registry.key()
  return { modulo: text, signature: key.sign(Buffer.from(text)), keyId: key.id, ...(evidence && { prova: evidence }) }
}

/** @param {BuiltModule} built @param {Registry} registry @param {Evidence} [evidence] */
async function send({ folder, text, manifest }, registry, evidence) {
  /** @returns {Promise<Offered>} */
  const offer = () => registry.demand('POST', RELEASES, offerOf(text, registry, evidence))
  const { mancano } = await offer()
  for (const [at, name] of mancano.entries()) {
    const bytes = readFileSync(join(folder, name))
    await registry.demand('PUT', `${RELEASES}/${manifest.id}/${manifest.version}/${name}`, bytes)
    console.log(`  [${at + 1}/${mancano.length}] ${name}  ${kilobytesText(bytes.length)}`)
  }
  const { stato } = mancano.length > 0 ? await offer() : { stato: 'pubblicato' }
  if (stato === 'attende') throw new CliError('Some files arrived damaged: repeat the command, it goes on from there.')
}
