import { buildVersions, mustDo, publish, typingTo } from '@bandiera/tools/typing'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Place {
  dataFolder: string
  addressOf: (host?: string) => string
}

/** The command line of this worker's portal; a command that fails throws. */
export function commandLine({ dataFolder, addressOf }: Place): (...words: string[]) => Promise<void> {
  const typing = typingTo({ url: addressOf() }, dataFolder)
  return (...words) => mustDo(typing, ...words)
}

/** Publishes versions of `mf-guasti` to this worker's portal; no tenant gets them yet. */
export async function publishFaultyModule(
  { dataFolder, addressOf }: Place,
  versions: readonly string[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bandiera-guasti-'))
  try {
    await buildVersions(folder, ...versions)
    await publish(typingTo({ url: addressOf() }, dataFolder), folder, versions)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
