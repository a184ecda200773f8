import { execFile } from 'node:child_process'
import * as path from 'node:path'
import { promisify } from 'node:util'
import type { Portal } from '@bandiera/tools/portal'

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, '../../..')

/** `npm run modulo -- ...` for one portal, with the key that its server made for development. */
export interface Typing {
  (...words: string[]): Promise<{ code: number; said: string }>
}

export const typingTo =
  (portal: Portal, data: string): Typing =>
  async (...words) => {
    const where = ['--server', portal.url, '--chiave', path.join(data, 'registro-sviluppo.key')]
    try {
      const { stdout } = await run(process.execPath, ['tools/modulo.mjs', ...words, ...where], { cwd: ROOT })
      return { code: 0, said: stdout }
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
      return { code, said: stdout + stderr }
    }
  }

/** Builds every version of `mf-guasti` into a folder. */
export const buildVersions = (folder: string): Promise<unknown> =>
  run(process.execPath, ['tools/lib/faulty-module.mjs', folder], { cwd: ROOT })

/** Publishes versions that were built; a mistake of the run itself is thrown. */
export async function publish(modulo: Typing, folder: string, versions: readonly string[]): Promise<void> {
  for (const version of versions) {
    const { code, said } = await modulo('pubblica', 'mf-guasti', '--da', path.join(folder, version))
    if (code !== 0) throw new Error(said)
  }
}

export async function promote(modulo: Typing, version: string): Promise<void> {
  const { code, said } = await modulo('promuovi', 'mf-guasti', version, '--perche', 'guasti')
  if (code !== 0) throw new Error(said)
}
