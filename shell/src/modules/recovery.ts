import { type InstalledModule, ModuleManifestSchema, type ReleaseAddress } from '@bandiera/wire'
import { type FileIndex, ModuleFailure } from './failure.ts'
import { SCRIPT_TIMEOUT } from './containers.ts'
import { isHash } from './integrity.ts'

/** Milliseconds before the second and third attempt; a random half more keeps clients from returning together. */
const PAUSES = [300, 1200]

/** Tries again only after a lost or slow connection, and after a timeout only without a previous release. */
export async function recover<T>(
  error: unknown,
  attempt: () => Promise<T>,
  files: FileIndex,
  pauses: readonly number[] = PAUSES,
): Promise<T> {
  const failure = await classify(error, files)
  const [pause, ...rest] = pauses
  if (pause === undefined || !isPassing(failure, files)) throw failure
  await wait(pause * (1 + Math.random() / 2))
  return attempt().catch((again: unknown) => recover(again, attempt, files, rest))
}

const isPassing = ({ kind }: ModuleFailure, { hasPrevious }: FileIndex) =>
  kind === 'network' || (kind === 'timeout' && !hasPrevious)
const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** A script element says only "error" for a lost connection and for a wrong hash: the file is asked for again. */
export async function classify(error: unknown, files: FileIndex): Promise<ModuleFailure> {
  if (error instanceof ModuleFailure) return error
  const { name, message, type, request } = describe(error)
  const isScript = name === 'ChunkLoadError' || message.includes('ScriptNetworkError')
  if (!isScript) return new ModuleFailure('execution', message, error)
  if (type === 'timeout' || message.includes('timed out')) return new ModuleFailure('timeout', message, error)
  const url = request ?? files.entryUrl
  return new ModuleFailure(await probe(url, files.hashOf(url)), message, error)
}

async function probe(url: string, integrity: string): Promise<'network' | 'integrity' | 'missing'> {
  const status = await statusOf(url)
  if (status !== OK) return status === NOT_FOUND ? 'missing' : 'network'
  return fetch(url, { integrity }).then(
    () => 'network',
    () => 'integrity',
  )
}

const OK = 200
const NOT_FOUND = 404

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Of a part of a screen that did not load: tells when the server has no such file (any more). */
export async function whenMissing(error: unknown, tell: (failure: ModuleFailure) => void): Promise<void> {
  const { message, request } = describe(error)
  if (request && (await statusOf(request)) === NOT_FOUND) tell(new ModuleFailure('missing', message, error))
}

function describe(error: unknown): { name: string; message: string; type?: string; request?: string } {
  // webpack adds type and request to its ChunkLoadError
  return error instanceof Error ? error : { name: '', message: String(error) }
}

/** Its declaration must have the hash that the manifest names, because it holds the hashes of all its files. */
export async function fetchPrevious(id: string, { version, base, sri }: ReleaseAddress): Promise<InstalledModule> {
  if (!isHash(sri)) throw new ModuleFailure('integrity', `${id} ${version} is named without a hash`)
  const init = { integrity: sri, signal: AbortSignal.timeout(SCRIPT_TIMEOUT) }
  const answer: unknown = await fetch(`${base}modulo.json`, init).then((response) => response.json())
  const modulo = ModuleManifestSchema.parse(answer)
  if (modulo.id !== id || modulo.version !== version)
    throw new ModuleFailure('integrity', `${id} ${version} declares itself as ${modulo.id} ${modulo.version}`)
  return { ...modulo, base }
}
