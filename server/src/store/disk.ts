import { open, rename, rm } from 'node:fs/promises'

/** For `catch`: the value for a file or folder that is missing; `codes` are further errors that mean so. */
export const ifMissing =
  <T>(instead: T, ...codes: string[]) =>
  (error: NodeJS.ErrnoException): T => {
    if (['ENOENT', ...codes].includes(error.code ?? '')) return instead
    throw error
  }

/** Writes a file whole or not at all: as `draft` beside it, synced, then renamed. */
export async function writeWhole(
  file: string,
  content: string | Buffer,
  { draft, mode }: { draft: string; mode?: number },
): Promise<void> {
  try {
    const handle = await open(draft, 'w', mode)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
