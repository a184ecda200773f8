import type { ModuleManifest } from './manifest.ts'

/** `module.json` in its present shape, for a module of any contract. */
export interface PresentModule extends ModuleManifest {
  contract: string
  shared: Record<string, string>
}

/** The range of contracts that a manifest asks for. The first contract was a number without ranges: 1 is `^1.0.0`. */
export const contractRange = (contract: ModuleManifest['contract']): string =>
  typeof contract === 'number' ? `^${contract}.0.0` : contract

/**
 * The manifest of a module of this contract or of the one before, in today's shape. A module of the first contract says
 * nothing of the libraries that it takes: it was built for those of the shell, so it asks for none.
 */
export const presentModule = <M extends ModuleManifest>(modulo: M): M & PresentModule => ({
  comandi: [],
  screens: {},
  ...modulo,
  contract: contractRange(modulo.contract),
  shared: modulo.shared ?? {},
})

/**
 * Whether a shell that speaks these contracts runs a module of this one. Reads only `^x.y.z`, which is all a declaration
 * can say: the whole of semver has no place in a first load.
 */
export function isSpoken(contract: ModuleManifest['contract'], contracts: readonly string[]): boolean {
  const [asked, ...least] = numbersOf(contractRange(contract).replace('^', ''))
  return contracts.some((spoken) => {
    const [major, ...rest] = numbersOf(spoken)
    return major === asked && ranked(rest) >= ranked(least)
  })
}

const numbersOf = (version: string) => version.split('.').map(Number)
const ranked = ([minor = 0, patch = 0]: number[]) => minor * 1e6 + patch
