import { ModuloSchema, presentModulo, type PresentModulo } from '@bandiera/wire'
import { readdir, readFile, stat } from 'node:fs/promises'
import * as path from 'node:path'

/** The modules that are built in the root folder. */
export interface InstalledModules {
  list(): Promise<PresentModulo[]>
}

/**
 * Reads `mf-*\/dist/modulo.json`; a file is read again only after it has changed. One of the contract before is told in
 * today's shape; a broken one stays out and is told.
 */
export function createInstalledModules(root: string, warn: (problem: string) => void): InstalledModules {
  const known = new Map<string, { stamp: number; modulo: PresentModulo | null }>()
  return {
    async list() {
      const folders = (await readdir(root)).filter((name) => name.startsWith('mf-')).sort()
      const moduli = await Promise.all(folders.map((folder) => read(path.join(root, folder, 'dist', 'modulo.json'))))
      return moduli.filter((modulo) => modulo !== null)
    },
  }

  async function read(file: string): Promise<PresentModulo | null> {
    const stamp = await changedAt(file)
    if (stamp === null) return null
    const last = known.get(file)
    if (last?.stamp === stamp) return last.modulo
    const modulo = await parse(file)
    known.set(file, { stamp, modulo })
    return modulo
  }

  async function parse(file: string): Promise<PresentModulo | null> {
    try {
      return presentModulo(ModuloSchema.parse(JSON.parse(await readFile(file, 'utf8'))))
    } catch (error) {
      warn(`${file} is not a module description (${error instanceof Error ? error.message : String(error)})`)
      return null
    }
  }
}

/** `null` for a module that is not built. */
async function changedAt(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
      throw error
    },
  )
}
