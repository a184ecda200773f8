import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import * as z from 'zod'
import type { Surroundings } from '../../services/registro/registry-state.ts'
import { sriOf } from '../../services/registro/sri.ts'
import type { InstalledModules } from './installed-modules.ts'

const FactsSchema = z.object({
  version: z.string().default(''),
  contracts: z.array(z.string()).default([]),
  shared: z.record(z.string(), z.string()).default({}),
})

/** What came with the portal, as it is built in a folder. */
export async function portalOfRoot(
  root: string,
  modules: InstalledModules,
): Promise<Pick<Surroundings, 'shell' | 'builtIn'>> {
  const shell = await readFile(path.join(root, 'shell', 'dist', 'shell.json'), 'utf8').catch(() => '{}')
  const builtIn = (await modules.list()).map(async (modulo) => {
    const sri = sriOf(await readFile(path.join(root, modulo.id, 'dist', 'modulo.json')))
    return { modulo, sri }
  })
  return { shell: FactsSchema.parse(JSON.parse(shell)), builtIn: await Promise.all(builtIn) }
}
