import type { Settings, TavolaProvince } from '@bandiera/domain'
import type { TenantManifest } from '@bandiera/wire'
import type { Registro } from './registry.ts'
import { tenantManifest } from './tenant-manifest.ts'

interface Asking {
  development: boolean
  /** Asked only when it makes a difference: while some module has a canary. */
  account: () => Promise<string | undefined>
  /** Where an operator loaded others than the release ships. */
  province: TavolaProvince | undefined
  /** Of a preview. */
  generation?: number | undefined
}

/** What a tenant runs for whoever asks. */
export async function manifestFor(
  registro: Registro,
  settings: Settings,
  { development, account, generation, province }: Asking,
): Promise<TenantManifest> {
  const chosen = await registro.chosenFor(settings, { generation })
  const uid = chosen.canary ? await account() : undefined
  const own = uid === undefined ? chosen : await registro.chosenFor(settings, { uid, generation })
  return { ...tenantManifest(settings, own, development), ...(province && { province }) }
}
