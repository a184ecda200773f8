import { fileURLToPath } from 'node:url'
import { loadTs } from './load-ts.mjs'

const shared = (file) => loadTs(fileURLToPath(new URL(`../../../shared/${file}`, import.meta.url)), {}, () => false)

/** @returns {readonly string[]} the contracts that the shell of this repository speaks, newest first */
export const spokenContracts = () => shared('platform/src/contract.ts').CONTRACTS

/**
 * Whether a shell of these contracts would run a module of this one.
 * @param {string | number} contract as declared
 * @param {readonly string[]} contracts
 * @returns {boolean}
 */
export const isSpokenBy = (contract, contracts) => shared('wire/src/contract.ts').isSpoken(contract, contracts)

/**
 * Why the shell of this repository would not run a module of this contract.
 * @param {string | number} contract as declared
 * @returns {string[]} empty when it would
 */
export function contractFault(contract) {
  const contracts = spokenContracts()
  if (isSpokenBy(contract, contracts)) return []
  return [
    `contract "${contract}" is none that this shell speaks: write ${contracts.map((one) => `^${one}`).join(' or ')}`,
  ]
}
