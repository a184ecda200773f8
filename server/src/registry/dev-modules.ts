import { ModuleManifestSchema, presentModule, type TenantManifest } from '@bandiera/wire'
import { PortalError } from '../errors.ts'
import { DESCRIPTION } from './description.ts'

/** A module that a development server serves instead of its built files. */
interface DevModule {
  id: string
  /** URL of its folder, ending with `/`. */
  base: string
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const ENTRY = /^(mf-[a-z0-9-]+)=(http:\/\/\S+\/)$/

/**
 * Reads the header `x-bandiera-dev: mf-x=http://localhost:PORT/m/mf-x/dev/` of the proxy of a development server. Only
 * addresses of this machine are taken; production ignores the header.
 */
export function parseDevModules(header: string | string[] | undefined, production: boolean): DevModule[] {
  if (production || typeof header !== 'string' || header.trim() === '') return []
  return header.split(',').map((part) => {
    const [, id, base] = ENTRY.exec(part.trim()) ?? []
    if (!id || !base || !URL.canParse(base) || !LOOPBACK.includes(new URL(base).hostname))
      throw new PortalError('REQUEST_INVALID', 'x-bandiera-dev')
    return { id, base }
  })
}

export async function withDevModules(manifest: TenantManifest, devs: readonly DevModule[]): Promise<TenantManifest> {
  if (devs.length === 0) return manifest
  const modules = await Promise.all(devs.map(describe))
  const rest = manifest.modules.filter(({ id }) => !devs.some((dev) => dev.id === id))
  const features = modules.flatMap((module) => Object.keys(module.features))
  return { ...manifest, features: [...new Set([...manifest.features, ...features])], modules: [...rest, ...modules] }
}

async function describe({ id, base }: DevModule) {
  const answer = await fetch(new URL(DESCRIPTION, base)).catch(() => null)
  const modulo = answer?.ok ? ModuleManifestSchema.safeParse(await answer.json()) : null
  if (!modulo?.success || modulo.data.id !== id) throw new PortalError('DEV_MODULE', id, base)
  return { ...presentModule(modulo.data), base }
}

export const originsOf = (devs: readonly DevModule[]): string[] => [
  ...new Set(devs.map(({ base }) => new URL(base).origin)),
]
