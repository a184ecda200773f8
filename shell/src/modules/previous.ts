import { ModuloSchema, type InstalledModule, type ReleaseAddress } from '@bandiera/wire'
import { SCRIPT_TIMEOUT } from './containers.ts'
import { ModuleFailure } from './failure.ts'
import { isHash } from './integrity.ts'

/**
 * The release that ran before, as it declared itself. Its declaration must have the hash that the manifest names: it
 * brings the hashes of all its files.
 */
export async function fetchPrevious(id: string, { version, base, sri }: ReleaseAddress): Promise<InstalledModule> {
  if (!isHash(sri)) throw new ModuleFailure('integrity', `${id} ${version} is named without a hash`)
  const init = { integrity: sri, signal: AbortSignal.timeout(SCRIPT_TIMEOUT) }
  const answer: unknown = await fetch(`${base}modulo.json`, init).then((response) => response.json())
  const modulo = ModuloSchema.parse(answer)
  if (modulo.id !== id || modulo.version !== version)
    throw new ModuleFailure('integrity', `${id} ${version} declares itself as ${modulo.id} ${modulo.version}`)
  return { ...modulo, base }
}
