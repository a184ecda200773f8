import type { GenerationMessage } from '@bandiera/wire'
import { currentGeneration } from '@bandiera/releases'
import type { Registry } from './registry.ts'
import type { Tenants } from '../tenants/tenants.ts'
import type { Hubs } from '../feed/hub.ts'

interface Parts {
  registry: Registry
  tenants: Tenants
  hubs: Hubs
  onProblem: (problem: string) => void
}

/**
 * Tells the open pages of a tenant, on every server, that it runs other modules; after missed changes all pages, each of which
 * compares the number with its own. Tells pages of this server too when comuni with other provinces were loaded.
 * @returns a function that stops it
 */
export function announceModules({ registry, tenants, hubs, onProblem }: Parts): () => void {
  const tell = (changed: readonly string[] | 'all', urgent: boolean, province?: boolean): void => {
    announce(changed, urgent, province).catch((error: unknown) => onProblem(`registry of modules: ${String(error)}`))
  }
  const stops = [
    registry.onChange((changed, urgent) => tell(changed, urgent)),
    ...[...new Set(tenants.list().map(({ tables }) => tables))].map((tables) =>
      // the table of comuni brings the provinces
      tables.onChange((nome) => nome === 'comuni' && tell('all', false, true)),
    ),
  ]
  return () => stops.forEach((stop) => stop())

  async function announce(changed: readonly string[] | 'all', urgent: boolean, province?: boolean): Promise<void> {
    const { state } = await registry.snapshot()
    for (const one of state.tenants) {
      const tenant = changed === 'all' || changed.includes(one.id) ? tenants.byId(one.id) : null
      const message: GenerationMessage = { generation: currentGeneration(one).n, urgent, ...(province && { province }) }
      if (tenant) hubs.of(tenant).announceModules(JSON.stringify(message))
    }
  }
}
