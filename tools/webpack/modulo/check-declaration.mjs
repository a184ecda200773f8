import { checkData } from './check-data.mjs'
import { contractFault } from './read-contract.mjs'

/**
 * Faults of a declaration that types cannot see or that a cast hid, in words for its author.
 * @param {{definition: Record<string, any>, requests: Record<string, string | null>}} declaration
 * @param {string} id of the package
 * @returns {string[]} empty when it is right
 */
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
