// @ts-nocheck: its parameters have no types
import { fileURLToPath } from 'node:url'
import { loadTs } from './load-ts.mjs'
import { checkData } from './data.mjs'

const platform = { defineModule: (definition) => definition }
const IMPORT = /import\(\s*(['"`])([^'"`]+)\1\s*\)/

/** What `src/module.ts` declares, and for each ref the file that it imports; `null` when not as `() => import('./file')`.
 * @returns {{definition: Record<string, any>, requests: Record<string, string | null>}} */
export function readDeclaration(file) {
  const mayImport = (request) => request === '@bandiera/domain' || !request.startsWith('@bandiera/')
  const definition = loadTs(file, { '@bandiera/platform': platform }, mayImport).default
  if (!definition?.refs) throw new Error(`${file} must have \`export default defineModule({...})\``)
  const requests = Object.entries(definition.refs).map(([ref, load]) => [ref, IMPORT.exec(String(load))?.[2] ?? null])
  return { definition, requests: Object.fromEntries(requests) }
}

export const moduleSchema = () =>
  loadTs(fileURLToPath(new URL('../../../shared/wire/src/manifest.ts', import.meta.url)), {}, () => true)
    .ModuleManifestSchema

/** Faults of a declaration that types cannot see or that a cast hid, in words for its author.
 * @param {ReturnType<typeof readDeclaration>} declaration @param {string} id of the package @returns {string[]} */
export function checkDeclaration({ definition, requests }, id) {
  const { refs, features, routes, menu, comandi = [], slots = [] } = definition
  const used = [...routes, ...slots].map((entry) => entry.ref)
  const entries = [...routes, ...menu, ...comandi, ...slots]
  return [
    ...(definition.id === id ? [] : [`its id is "${definition.id}", the folder's package is "${id}"`]),
    ...contractFault(definition.contract),
    ...checkData(definition.dati),
    ...unseen(routes, definition.dati),
    ...missing(used, refs).map((ref) => `ref "${ref}" is used by a route or slot but missing from refs`),
    ...Object.keys(refs)
      .filter((ref) => !used.includes(ref))
      .map((ref) => `ref "${ref}" is declared but no route or slot uses it`),
    ...Object.keys(requests)
      .filter((ref) => requests[ref] === null)
      .map((ref) => `ref "${ref}" must be written as () => import('./file.tsx')`),
    ...missing(
      entries.map((entry) => entry.feature),
      features,
    ).map((feature) => `feature "${feature}" is used but missing from features`),
    ...repeated(routes.map((route) => route.path)).map((path) => `route "${path}" is declared twice`),
    ...repeated(comandi.map((comando) => comando.id)).map((one) => `command "${one}" is declared twice`),
    ...repeated(keysOf(comandi)).map((key) => `key "${key}" belongs to two commands of the same feature`),
  ]
}

/** The server shows first rows to a page whose module may not read them otherwise. */
const unseen = (routes, dati) =>
  routes
    .filter(({ firstRows }) => dati && firstRows && ![...dati.legge, ...dati.scrive].includes(firstRows.c))
    .map(({ path, firstRows }) => `route "${path}" shows first rows of "${firstRows.c}", which dati does not name`)
const keysOf = (comandi) => comandi.filter(({ key }) => key).map(({ feature, key }) => `${feature} ${key}`)
const missing = (names, record) => [...new Set(names)].filter((name) => !Object.hasOwn(record, name))
const repeated = (names) => [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]

const shared = (file) => loadTs(fileURLToPath(new URL(`../../../shared/${file}`, import.meta.url)), {}, () => false)

/** @returns {readonly string[]} the contracts that the shell of this repository speaks, newest first */
export const spokenContracts = () => shared('platform/src/contract.ts').CONTRACTS

/** Whether a shell of these contracts would run a module of this one.
 * @param {string | number} contract as declared @param {readonly string[]} contracts @returns {boolean} */
export const isSpokenBy = (contract, contracts) => shared('wire/src/contract.ts').isSpoken(contract, contracts)

/** Why the shell of this repository would not run a module of this contract.
 * @param {string | number} contract as declared @returns {string[]} empty when it would */
function contractFault(contract) {
  const contracts = spokenContracts()
  if (isSpokenBy(contract, contracts)) return []
  return [
    `contract "${contract}" is none that this shell speaks: write ${contracts.map((one) => `^${one}`).join(' or ')}`,
  ]
}
