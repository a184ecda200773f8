interface Question {
  id: number
  kind: string
  question: unknown
}

/** For a process started by `startAsked` of the tools: answers each kind of question and rejects any other. */
export function answer(handlers: Record<string, (question: never) => unknown>): void {
  process.on('message', async ({ id, kind, question }: Question) => {
    try {
      const handler = handlers[kind]
      if (!handler) throw new Error(`nothing here answers ${kind}`)
      process.send?.({ id, value: await handler(question as never) })
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? error.stack : String(error) })
    }
  })
  process.send?.('ready')
}

const DRAIN = 300
const LOOK_EVERY = 5

/**
 * Makes `rate` changes a second for some seconds, in order.
 * @returns the CPU time of this process and the longest time in which its event loop did not turn, in ms
 */
export async function paced(
  { rate, seconds }: { rate: number; seconds: number },
  change: (n: number) => unknown,
): Promise<{ cpu: number; stall: number }> {
  const cpuStart = process.cpuUsage()
  const start = performance.now()
  const stall = watchStall()
  for (let n = 0; n < rate * seconds; n += 1) {
    const early = start + (n * 1000) / rate - performance.now()
    if (early > 0) await wait(early)
    await change(n)
  }
  await wait(DRAIN)
  const { user, system } = process.cpuUsage(cpuStart)
  return { cpu: (user + system) / 1000, stall: stall.end() }
}

export function watchStall(): { take: () => number; end: () => number } {
  let [last, longest] = [performance.now(), 0]
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last - LOOK_EVERY)
    last = now
  }
  const timer = setInterval(look, LOOK_EVERY).unref()
  return {
    /** The longest one since it was taken last, in ms. */
    take() {
      look()
      const taken = longest
      longest = 0
      return taken
    },
    end() {
      clearInterval(timer)
      return longest
    },
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
