/** Lets a test stop work at one place: `reached` when it is there, on again after `release`. */
export interface HeldBack {
  reached: Promise<void>
  release: () => void
}

type Work = (...args: never[]) => unknown

/** Replaces one method of an object by itself, whose first answer is handed out only after `release`. */
export function holdBack<K extends string>(
  owner: Record<K, (...args: never[]) => Promise<unknown>>,
  name: K,
): HeldBack {
  const { reached, release, wait } = createGate()
  const original = owner[name].bind(owner) as Work
  owner[name] = async (...args) => {
    const answer = await original(...args)
    owner[name] = original as never
    await wait()
    return answer
  }
  return { reached, release }
}

/** The same for a method that answers item after item: the first item is handed out only after `release`. */
export function holdBackItems<K extends string>(
  owner: Record<K, (...args: never[]) => AsyncIterable<unknown>>,
  name: K,
): HeldBack {
  const { reached, release, wait } = createGate()
  const original = owner[name].bind(owner) as (...args: never[]) => AsyncIterable<unknown>
  owner[name] = async function* (...args) {
    for await (const item of original(...args)) {
      await wait()
      yield item
    }
  }
  return { reached, release }
}

function createGate(): HeldBack & { wait: () => Promise<void> } {
  let arrive = (): void => undefined
  let release = (): void => undefined
  const reached = new Promise<void>((resolve) => (arrive = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  const wait = (): Promise<void> => {
    arrive()
    return released
  }
  return { reached, release: () => release(), wait }
}
