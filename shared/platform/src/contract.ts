/**
 * The contract between shell and modules that this platform is: `defineModule`, the slots with their props, `usePortal`.
 * What a module could no longer rely on raises the first number, what is new for it the second one (ADR 0058).
 */
export const CONTRACT = '2.7.0'

/** The contract before: modules that were written for it still run. */
export const CONTRACT_BEFORE = '1.0.0'

/** Every contract that the shell speaks, newest first. */
export const CONTRACTS: readonly string[] = [CONTRACT, CONTRACT_BEFORE]

/** The contracts that a module runs with: this one and everything after it that has the same first number. */
export type ContractRange = `^${number}.${number}.${number}`
