import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import type { ShellFiles } from '../http/page/render.ts'

const ShellSchema = z.object({
  version: z.string().default('0.0.0'),
  scripts: z.array(z.string()),
  preload: z.array(z.string()).default([]),
  // of a shell that was built before it stated them
  contracts: z.array(z.string()).default(['1.0.0']),
  shared: z.record(z.string(), z.string()).default({}),
  kit: z.record(z.string(), z.array(z.string())).default({}),
})

/** The shell as it is built now. `PAGE_UNBUILT` when it is not. */
export async function readShell(root: string): Promise<ShellFiles> {
  const file = path.join(root, 'shell', 'dist', 'shell.json')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new PortalError('PAGE_UNBUILT', file)
    throw error
  })
  return ShellSchema.parse(JSON.parse(text))
}
