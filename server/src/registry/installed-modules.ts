import { ModuleManifestSchema, presentModule, type PresentModule } from '@bandiera/wire'
import { readdir, readFile, stat } from 'node:fs/promises'
import * as path from 'node:path'
import { ifMissing } from '../store/disk.ts'
import type { BuiltModule } from './registry-state.ts'
import { fileIntegrity } from './releases/release-files.ts'
import { DESCRIPTION, DESCRIPTIONS } from './description.ts'

/**
 * Reads `mf-*\/dist/module.json`, or `modulo.json` of an older build, again only after it has changed. An earlier contract is
 * converted; a broken file is left out with a warning.
 */
export function createInstalledModules(root: string, warn: (problem: string) => void) {
  const known = new Map<string, { stamp: number; module: BuiltModule | null }>()
  /** With the hash of each description, by which a page asks for one to go back to. */
  const built = async (): Promise<BuiltModule[]> => {
    const folders = (await readdir(root)).filter((name) => name.startsWith('mf-')).sort()
    const modules = await Promise.all(
      folders.map(async (folder) => read(path.join(root, folder, 'dist', await descriptionOf(folder)))),
    )
    return modules.filter((module) => module !== null)
  }
  const list = async (): Promise<PresentModule[]> => (await built()).map(({ modulo }) => modulo)
  return { built, list, descriptionOf }

  async function descriptionOf(id: string): Promise<string> {
    const stamps = await Promise.all(DESCRIPTIONS.map((name) => changedAt(path.join(root, id, 'dist', name))))
    return DESCRIPTIONS.find((_, at) => stamps[at] !== null) ?? DESCRIPTION
  }

  async function read(file: string): Promise<BuiltModule | null> {
    const stamp = await changedAt(file)
    if (stamp === null) return null
    const last = known.get(file)
    if (last?.stamp === stamp) return last.module
    const module = await parse(file)
    known.set(file, { stamp, module })
    return module
  }

  async function parse(file: string): Promise<BuiltModule | null> {
    try {
      const text = await readFile(file, 'utf8')
      return { modulo: presentModule(ModuleManifestSchema.parse(JSON.parse(text))), sri: fileIntegrity(text) }
    } catch (error) {
      warn(`${file} is not a module description (${error instanceof Error ? error.message : String(error)})`)
      return null
    }
  }
}

export type InstalledModules = ReturnType<typeof createInstalledModules>

/** `null` for a module that is not built. */
const changedAt = (file: string): Promise<number | null> =>
  stat(file).then(({ mtimeMs }) => mtimeMs, ifMissing(null, 'ENOTDIR'))
