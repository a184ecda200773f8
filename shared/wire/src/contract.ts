import type { ModuleManifest } from './manifest.ts'

export interface PresentModule extends ModuleManifest {
  contract: string
  shared: Record<string, string>
}

/** The range of contracts that a manifest asks for. The first contract was a number without ranges: 1 is `^1.0.0`. */
export const contractRange = (contract: ModuleManifest['contract']): string =>
  typeof contract === 'number' ? `^${contract}.0.0` : contract

/** In today's shape. A module of the first contract was built for the libraries of the shell: it asks for none. */
export const presentModule = <M extends ModuleManifest>(modulo: M): M & PresentModule => ({
  comandi: [],
  screens: {},
  ...modulo,
  contract: contractRange(modulo.contract),
  shared: modulo.shared ?? {},
})

/** Reads only `^x.y.z`, which is all a declaration can say: the whole of semver has no place in a first load. */
export function isSpoken(contract: ModuleManifest['contract'], contracts: readonly string[]): boolean {
  const [asked, ...least] = numbersOf(contractRange(contract).replace('^', ''))
  return contracts.some((spoken) => {
    const [major, ...rest] = numbersOf(spoken)
    return major === asked && ranked(rest) >= ranked(least)
  })
}

const numbersOf = (version: string) => version.split('.').map(Number)
const ranked = ([minor = 0, patch = 0]: number[]) => minor * 1e6 + patch
