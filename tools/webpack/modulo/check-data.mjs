import { fileURLToPath } from 'node:url'
import { loadTs } from './load-ts.mjs'

const place = fileURLToPath(new URL('../../../shared/domain/src/collections.ts', import.meta.url))

/** The names of all collections, from the sources of @bandiera/domain. @type {readonly string[]} */
export const COLLECTIONS = loadTs(place, {}, () => true).COLLECTIONS

/**
 * Faults of the data that a module declares.
 * @param {{legge: string[], scrive: string[]} | undefined} dati
 * @returns {string[]} empty when they are right, or not declared at all
 */
export function checkData(dati) {
  if (!dati) return []
  const names = [...dati.legge, ...dati.scrive]
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
  return [
    ...names.filter((name) => !COLLECTIONS.includes(name)).map((name) => `dati: there is no collection "${name}"`),
    ...twice.map((name) => `dati: "${name}" is named twice; what is in scrive may be read too`),
  ]
}

/**
 * How the data that a module declares differ from those that its sources use.
 * @param {{legge: readonly string[], scrive: readonly string[]}} dati
 * @param {{legge: readonly string[], scrive: readonly string[]}} used
 */
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
