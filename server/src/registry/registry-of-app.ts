import type { ShellFacts } from '@bandiera/releases'
import { PortalError } from '../errors.ts'
import { createRegistry, type Registry } from './registry.ts'
import type { Tenants } from '../tenants/tenants.ts'
import type { InstalledModules } from './installed-modules.ts'
import { settingsOf } from '../tenants/settings.ts'
import { readShell } from './shell-files.ts'

interface Parts {
  tenants: Tenants
  modules: InstalledModules
  /** Folder that holds the built shell. */
  root: string
  onProblem: (problem: string) => void
}

export function registryOfApp({ tenants, modules, root, onProblem }: Parts): Registry {
  return createRegistry({
    store: tenants.registry,
    portal: async () => ({ shell: await shellFacts(root), builtIn: await modules.built() }),
    tenants: () =>
      Promise.all(tenants.list().map(async (tenant) => ({ id: tenant.id, settings: await settingsOf(tenant) }))),
    onProblem,
  })
}

/** Empty while the shell is not built. */
async function shellFacts(root: string): Promise<ShellFacts> {
  try {
    const { version, contracts, shared } = await readShell(root)
    return { version, contracts, shared }
  } catch (error) {
    if (error instanceof PortalError && error.code === 'PAGE_UNBUILT') return { version: '', contracts: [], shared: {} }
    throw error
  }
}
