import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplesFile, playedOf, replay } from '../examples/replay.mjs'
import { root } from '../run.mjs'
import { isSpokenBy } from '../../webpack/declaration/declaration.mjs'
import { descriptionIn } from './built-module.mjs'
import { lineOf } from './examples.mjs'
import { fetchRelease } from './fetched.mjs'
import { CliError, fromHere, parse, usageError } from './command-line.mjs'
import { reasonOf } from './plan.mjs'
import { expectDone, openRegistry } from './registry.mjs'
import { table } from '../table.mjs'
import { moduleIds } from '../workspaces.mjs'
/** @import { Built } from '../examples/stage.mjs' */
/** @import { Answer, Registry } from './registry.mjs' */
/** @import { Overview, Prospect } from './answers.mjs' */

/** `shell verify [--from FOLDER]`: may this shell take the place of the one that runs? @param {string[]} words @returns {Promise<number>} */
export async function shell(words) {
  const { named, given } = parse(words, { from: 'string' })
  if (named[0] !== 'verify') throw usageError('Usage: npm run module -- shell verify [--from FOLDER]')
  const folder = given.from ? fromHere(given.from) : join(root, 'shell/dist')
  const facts = factsOf(folder)
  const registry = openRegistry(given)
  const stranded = await prospects(registry, facts)
  const built = [...(await releases(registry)), ...builtIn()]
  const silent = built.filter(
    ({ manifest }) => manifest.slots.length > 0 && !examplesFile(/** @type {any} */ (manifest)),
  )
  const foreign = built.filter(({ manifest }) => !isSpokenBy(manifest.contract, facts.contracts))
  for (const one of foreign)
    console.log(`  -   ${nameOf(one)}  this shell does not speak its contract: it will not run it`)
  for (const one of silent) console.log(`  -   ${nameOf(one)}  published without examples: whether it works is unknown`)
  const played = built.filter((one) => !foreign.includes(one)).map(playedOf)
  const outcomes = await replay(folder, played, (outcome) => console.log(lineOf(outcome)))
  const broken = outcomes.filter(({ fault }) => fault)
  const faults = [
    ...(broken.length > 0 ? [`${broken.length} of ${outcomes.length} examples fail`] : []),
    ...(stranded.length > 0 ? [`without a module that they use: ${stranded.join(', ')}`] : []),
  ]
  console.log(
    faults.length === 0
      ? `It can take over: ${outcomes.length} examples hold and no tenant loses a module.`
      : `It cannot take over: ${faults.join('; ')}.`,
  )
  return faults.length === 0 ? 0 : 1
}

/** @param {string} folder @returns {{ version: string, contracts: string[], shared: Record<string, string> }} */
function factsOf(folder) {
  const file = join(folder, 'shell.json')
  if (!existsSync(file)) throw new CliError(`The shell is not built (${file} is missing): run npm run build.`)
  const { version, contracts, shared } = JSON.parse(readFileSync(file, 'utf8'))
  return { version, contracts, shared }
}

/** What other versions tenants would get with this shell. @param {Registry} registry @param {object} facts @returns {Promise<string[]>} tenants that would lose a module */
async function prospects(registry, facts) {
  /** @type {Answer<{ prospetto: Prospect[] }>} */
  const answer = await registry.ask('POST', '/api/registro/shell', facts)
  const rows = answer.body.prospetto ?? expectDone(answer).prospetto
  const head = ['tenant', 'module', 'before', 'after', 'why']
  const cells = rows.map(({ tenant, id, before, after }) => [
    tenant,
    id,
    before.version ?? '-',
    after.version ?? '-',
    reasonOf(after),
  ])
  console.log(rows.length > 0 ? table([head, ...cells]) : 'Every tenant would keep the versions that it has.')
  return [...new Set(rows.filter(({ stranded }) => stranded).map(({ tenant }) => tenant))]
}

/** Every published release that some tenant runs, tries, or would go back to. @param {Registry} registry @returns {Promise<Built[]>} */
async function releases(registry) {
  /** @type {Overview} */
  const { tenant, rilasci } = await registry.demand('GET', '/api/registro')
  const run = tenant.flatMap(({ moduli }) =>
    moduli.flatMap(({ id, versione, canarino, precedente }) =>
      [versione, canarino?.version, precedente].filter(Boolean).map((version) => `${id}@${version}`),
    ),
  )
  const published = rilasci.filter((one) => one.chiave !== null && run.includes(`${one.id}@${one.versione}`))
  const fetched = []
  for (const { id, versione: version } of published) fetched.push(await fetchRelease(registry, { id, version }))
  return fetched
}

/** The portal's built-in modules, as they are built here beside the shell. @returns {Built[]} */
const builtIn = () =>
  moduleIds().flatMap((name) => {
    const folder = join(root, name, 'dist')
    const file = descriptionIn(folder)
    return file ? [{ manifest: JSON.parse(readFileSync(file, 'utf8')), folder }] : []
  })

/** @param {Built} built */
const nameOf = ({ manifest: { id, version } }) => `${id} ${version}`
