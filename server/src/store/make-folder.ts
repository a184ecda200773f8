import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Creates a folder and its missing parents, one by one: Node's recursive `mkdir` never ends below /proc. */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  await makeFolder(path.dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
    // another process may have been quicker; a file of that name is no folder
    if (error.code !== 'EEXIST' || !(await isFolder(folder))) throw error
  })
}

const isFolder = (folder: string): Promise<boolean> =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => folder === path.dirname(folder),
  )
