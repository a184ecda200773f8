import type { ModuleFailure } from './failure.ts'

/** Milliseconds before the second and third attempt; a random half more keeps clients from returning together. */
const PAUSES = [300, 1200]

/** Tries again only what may pass by itself: a lost connection or a slow one. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  classify: (error: unknown) => Promise<ModuleFailure>,
  pauses: readonly number[] = PAUSES,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const failure = await classify(error)
    const [pause, ...rest] = pauses
    if (pause === undefined || !isPassing(failure)) throw failure
    await wait(pause * (1 + Math.random() / 2))
    return withRetries(attempt, classify, rest)
  }
}

const isPassing = ({ kind }: ModuleFailure) => kind === 'network' || kind === 'timeout'
const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
