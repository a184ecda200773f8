// @ts-nocheck: its parameters have no types
import { parseSync } from '@swc/core'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTs } from './load-ts.mjs'

const place = fileURLToPath(new URL('../../../shared/domain/src/collections.ts', import.meta.url))

/** The names of all collections, from the sources of @bandiera/domain. @type {readonly string[]} */
export const COLLECTIONS = loadTs(place, {}, () => true).COLLECTIONS

/** @typedef {{legge: readonly string[], scrive: readonly string[]}} Data */

/** @param {Data | undefined} dati @returns {string[]} faults; none when not declared at all */
export function checkData(dati) {
  if (!dati) return []
  const names = [...dati.legge, ...dati.scrive]
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
  return [
    ...names.filter((name) => !COLLECTIONS.includes(name)).map((name) => `dati: there is no collection "${name}"`),
    ...twice.map((name) => `dati: "${name}" is named twice; what is in scrive may be read too`),
  ]
}

/** How the data that a module declares differ from those that its sources use. @param {Data} dati @param {Data} used */
export function compareData(dati, used) {
  const readable = [...dati.legge, ...dati.scrive]
  const touched = [...used.legge, ...used.scrive]
  return [
    ...without(used.scrive, dati.scrive).map((name) => `writes "${name}": name it in dati.scrive`),
    ...without(used.legge, readable).map((name) => `reads "${name}": name it in dati.legge`),
    ...without(dati.scrive, used.scrive).map((name) => `never writes "${name}": take it out of dati.scrive`),
    ...without(dati.legge, touched).map((name) => `never reads "${name}": take it out of dati.legge`),
  ]
}

/** @param {readonly string[]} names @param {readonly string[]} others */
const without = (names, others) => names.filter((name) => !others.includes(name))

const SOURCE = /(?<!\.test|esempi|examples)\.tsx?$/
const WRITES = ['insert', 'create', 'useInsertOnce', 'update', 'remove']
/** Hooks that take a query, or `null`: its `coll` is read. */
const QUERIES = ['useRecords', 'useListRecords']
/** What hooks of @bandiera/live read besides the collection that they are given. */
const IMPLIED = {
  useEdit: 'usr',
  useSingleUndertaking: 'aziende',
  useWithGroup: 'aziende',
  useReadGroup: 'aziende',
  // the names before contract 2.6
  useConGruppo: 'aziende',
  useReachGruppo: 'aziende',
  useImpresaUnica: 'aziende',
}
/** Asks the policy about a change, and makes none. */
const ASKS = 'refusalOf'
/** A file that asks for this brings back records of the collections that it follows. */
const BIN = '/api/cestino/'

/** The collections that a module's sources name where they read and write. Names that are put together at run time are not
 * found; the portal refuses those that are not declared. @param {string} folder `src` of the module @returns {Data} */
export function usedData(folder) {
  const used = { legge: new Set(), scrive: new Set() }
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() && SOURCE.test(entry.name) && !entry.parentPath.includes('testing'))
      readFile(join(entry.parentPath, entry.name), used)
  return { legge: [...used.legge].sort(), scrive: [...used.scrive].sort() }
}

function readFile(file, used) {
  const text = readFileSync(file, 'utf8')
  const own = { legge: new Set(), scrive: new Set() }
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }), own)
  if (text.includes(BIN)) for (const name of own.legge) own.scrive.add(name)
  for (const verb of ['legge', 'scrive']) for (const name of own[verb]) used[verb].add(name)
}

function visit(node, used) {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, used))
  if (!node || typeof node !== 'object') return
  if (node.type === 'CallExpression') readCall(node, used)
  if (node.type === 'ArrayExpression') {
    const names = node.elements.map((element) => collectionOf(element?.expression))
    if (names.every(Boolean)) names.forEach((name) => used.legge.add(name))
  }
  for (const [key, value] of Object.entries(node)) if (key !== 'span') visit(value, used)
}

function readCall({ callee, arguments: [first] }, used) {
  const called = callee.type === 'MemberExpression' ? callee.property.value : callee.value
  const name = collectionOf(first?.expression)
  if (name) used[WRITES.includes(called) ? 'scrive' : 'legge'].add(name)
  if (Object.hasOwn(IMPLIED, called ?? '')) used.legge.add(IMPLIED[called])
  if (called === ASKS) return
  for (const handed of objectsOf(first?.expression).map(collOf).filter(Boolean))
    used[QUERIES.includes(called) ? 'legge' : 'scrive'].add(handed)
}

/** The objects that an expression may be: a condition has two. */
function objectsOf(node) {
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(objectsOf)
  return node?.type === 'ObjectExpression' ? [node] : []
}

const collOf = ({ properties }) =>
  collectionOf(properties.find(({ type, key }) => type === 'KeyValueProperty' && key.value === 'coll')?.value)
const collectionOf = (node) =>
  node?.type === 'StringLiteral' && COLLECTIONS.includes(node.value) ? node.value : undefined
