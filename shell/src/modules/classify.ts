import { ModuleFailure, type FileIndex } from './failure.ts'

/**
 * Tells apart what the two loaders report: the federation runtime (entry) and webpack (chunks). A script element says
 * only "error" both for a lost connection and for a wrong hash, so the file is asked for again to know which it was.
 */
export async function classify(error: unknown, files: FileIndex): Promise<ModuleFailure> {
  if (error instanceof ModuleFailure) return error
  const { name, message, type, request } = describe(error)
  const isScript = name === 'ChunkLoadError' || message.includes('ScriptNetworkError')
  if (!isScript) return new ModuleFailure('execution', message, error)
  if (type === 'timeout' || message.includes('timed out')) return new ModuleFailure('timeout', message, error)
  const url = request ?? files.entryUrl
  return new ModuleFailure(await probe(url, files.hashOf(url)), message, error)
}

async function probe(url: string, integrity: string): Promise<'network' | 'integrity'> {
  const arrived = await fetch(url).then(isOk, isFalse)
  if (!arrived) return 'network'
  return fetch(url, { integrity }).then(
    () => 'network',
    () => 'integrity',
  )
}

const isOk = (response: Response) => response.ok
const isFalse = () => false

function describe(error: unknown): { name: string; message: string; type?: string; request?: string } {
  if (!(error instanceof Error)) return { name: '', message: String(error) }
  const { name, message } = error
  // webpack adds both to its ChunkLoadError
  const { type, request } = error as { type?: string; request?: string }
  return { name, message, type, request }
}
