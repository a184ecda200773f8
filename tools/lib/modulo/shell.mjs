// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { esempiFile, playedOf } from '../esempi/played.mjs'
import { replay } from '../esempi/replay.mjs'
import { root } from '../run.mjs'
import { isSpokenBy } from '../../webpack/modulo/read-contract.mjs'
import { lineOf } from './esempi.mjs'
import { fetchRelease } from './fetched.mjs'
import { Ostacolo, usageOstacolo } from './ostacolo.mjs'
import { reasonOf } from './piano.mjs'
import { expectDone, openRegistro } from './registro.mjs'
import { fromHere, parse } from './words.mjs'
import { table } from '../table.mjs'
import { moduleIds } from '../workspaces.mjs'

/** @typedef {import('../esempi/stage.mjs').Built} Built */

/** `shell verifica [--da FOLDER]`: may this shell take the place of the one that runs? @param {string[]} words @returns {Promise<number>} */
export async function shell(words) {
  const { named, given } = parse(words, { da: 'string' })
  if (named[0] !== 'verifica') throw usageOstacolo('Uso: npm run modulo -- shell verifica [--da CARTELLA]')
  const folder = given.da ? fromHere(given.da) : join(root, 'shell/dist')
  const facts = factsOf(folder)
  const registro = openRegistro(given)
  const stranded = await prospetto(registro, facts)
  const built = [...(await releases(registro)), ...(await builtIn())]
  const silent = built.filter(({ modulo }) => modulo.slots.length > 0 && !esempiFile(/** @type {any} */ (modulo)))
  const foreign = built.filter(({ modulo }) => !isSpokenBy(modulo.contract, facts.contracts))
  for (const one of foreign)
    console.log(`  -   ${nameOf(one)}  questa shell non parla il suo contratto: non lo eseguirà`)
  for (const one of silent) console.log(`  -   ${nameOf(one)}  pubblicato senza esempi: non so dire se va`)
  const played = built.filter((one) => !foreign.includes(one)).map(playedOf)
  const outcomes = await replay(folder, played, (outcome) => console.log(lineOf(outcome)))
  const broken = outcomes.filter(({ fault }) => fault)
  const faults = [
    ...(broken.length > 0 ? [`${broken.length} di ${outcomes.length} esempi non vanno`] : []),
    ...(stranded.length > 0 ? [`senza un modulo che usano: ${stranded.join(', ')}`] : []),
  ]
  console.log(
    faults.length === 0
      ? `Si può mettere in funzione: ${outcomes.length} esempi vanno e nessun cliente perde un modulo.`
      : `Non si può mettere in funzione: ${faults.join('; ')}.`,
  )
  return faults.length === 0 ? 0 : 1
}

/** @param {string} folder @returns {{ version: string, contracts: string[], shared: Record<string, string> }} */
function factsOf(folder) {
  const file = join(folder, 'shell.json')
  if (!existsSync(file)) throw new Ostacolo(`La shell non è compilata (manca ${file}): esegui npm run build.`)
  const { version, contracts, shared } = JSON.parse(readFileSync(file, 'utf8'))
  return { version, contracts, shared }
}

/** What other versions tenants would get with this shell. @param {import('./registro.mjs').Registro} registro @param {object} facts @returns {Promise<string[]>} tenants that would lose a module */
async function prospetto(registro, facts) {
  /** @type {import('./registro.mjs').Answer<{ prospetto: import('./answers.mjs').Prospect[] }>} */
  const answer = await registro.ask('POST', '/api/registro/shell', facts)
  const rows = answer.body.prospetto ?? expectDone(answer).prospetto
  const head = ['cliente', 'modulo', 'prima', 'dopo', 'perché']
  const cells = rows.map(({ tenant, id, before, after }) => [
    tenant,
    id,
    before.version ?? '-',
    after.version ?? '-',
    reasonOf(after),
  ])
  console.log(rows.length > 0 ? table([head, ...cells]) : 'Ogni cliente terrebbe le versioni che ha.')
  return [...new Set(rows.filter(({ stranded }) => stranded).map(({ tenant }) => tenant))]
}

/** Every published release that some tenant runs, tries, or would go back to. @param {import('./registro.mjs').Registro} registro @returns {Promise<Built[]>} */
async function releases(registro) {
  /** @type {import('./registro.mjs').Answer<import('./answers.mjs').Overview>} */
  const answer = await registro.ask('GET', '/api/registro')
  const { tenant, rilasci } = expectDone(answer)
  const run = tenant.flatMap(({ moduli }) =>
    moduli.flatMap(({ id, versione, canarino, precedente }) =>
      [versione, canarino?.version, precedente].filter(Boolean).map((version) => `${id}@${version}`),
    ),
  )
  const published = rilasci.filter((one) => one.chiave !== null && run.includes(`${one.id}@${one.versione}`))
  const fetched = []
  for (const { id, versione: version } of published) fetched.push(await fetchRelease(registro, { id, version }))
  return fetched
}

/** The modules that come with the portal, as they are built here beside the shell. @returns {Promise<Built[]>} */
async function builtIn() {
  const built = moduleIds()
    .map((name) => join(root, name, 'dist'))
    .filter((one) => existsSync(join(one, 'modulo.json')))
  return built.map((folder) => ({ modulo: JSON.parse(readFileSync(join(folder, 'modulo.json'), 'utf8')), folder }))
}

/** @param {Built} built */
const nameOf = ({ modulo: { id, version } }) => `${id} ${version}`
