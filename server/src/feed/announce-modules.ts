import type { GenerationMessage } from '@bandiera/wire'
import { current } from '@bandiera/releases'
import type { Registro } from '../services/registro/registro.ts'
import type { Tenants } from '../services/tenants.ts'
import type { Hubs } from './hubs.ts'

interface Parts {
  registro: Registro
  tenants: Tenants
  hubs: Hubs
  onProblem: (problem: string) => void
}

/**
 * Tells every open page of a tenant that it runs other modules, on whichever server it was decided; after changes were missed,
 * all pages: each compares the number with its own. What stops it.
 */
export function announceModules({ registro, tenants, hubs, onProblem }: Parts): () => void {
  return registro.onChange((changed, urgent) => {
    announce(changed, urgent).catch((error: unknown) => onProblem(`registry of modules: ${String(error)}`))
  })

  async function announce(changed: readonly string[] | 'all', urgent: boolean): Promise<void> {
    const { state } = await registro.snapshot()
    for (const one of state.tenants) {
      const tenant = changed === 'all' || changed.includes(one.id) ? tenants.byId(one.id) : null
      const message: GenerationMessage = { generation: current(one).n, urgent }
      if (tenant) hubs.of(tenant).announceModules(JSON.stringify(message))
    }
  }
}
