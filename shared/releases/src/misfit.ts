import { satisfies } from 'semver'
import type { Release, ShellFacts } from './types.ts'

/** Why a release cannot run in a shell: what it asks for, and what there is. */
export interface Misfit {
  kind: 'contract' | 'shared'
  /** `contract`, or the name of the library. */
  what: string
  asked: string
  /** Empty when the shell has no such library. */
  found: string
}

/** The first thing that a release asks for and a shell does not have; `null` when it fits. */
export function misfitOf({ contract, shared }: Pick<Release, 'contract' | 'shared'>, shell: ShellFacts): Misfit | null {
  if (!shell.contracts.some((spoken) => satisfies(spoken, contract)))
    return { kind: 'contract', what: 'contract', asked: contract, found: shell.contracts.join(', ') }
  for (const [what, asked] of Object.entries(shared)) {
    const found = shell.shared[what] ?? ''
    if (!satisfies(found, asked, { includePrerelease: true })) return { kind: 'shared', what, asked, found }
  }
  return null
}
