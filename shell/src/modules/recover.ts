import { classify } from './classify.ts'
import type { FileIndex, ModuleFailure } from './failure.ts'

/** Milliseconds before the second and third attempt; a random half more keeps clients from returning together. */
const PAUSES = [300, 1200]

/**
 * Goes on after an attempt has failed: tries again only what may pass by itself, a lost connection or a slow one. Who has
 * waited for a file in vain waits no second time when there is a release before this one.
 */
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
