import { WebSocket } from 'ws'

/** Environment of a process that says in its output where its inspector listens: the server itself knows nothing of being asked. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

interface Answer {
  id: number
  error?: { message: string }
  result?: { result?: { value?: unknown }; exceptionDetails?: { text: string } }
}

export interface Inspector {
  call(method: string, params?: object): Promise<Answer>
  /** The value of an expression in the process, with Node's `require`. */
  evaluate(expression: string): Promise<unknown>
  close(): void
}

/** Opens the inspector of a process of `INSPECTED`. */
export async function openInspector({ output }: { output: () => string }): Promise<Inspector> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(output()) ?? []
  if (!address) throw new Error('the server did not say where its inspector listens')
  const socket = new WebSocket(address, { perMessageDeflate: false })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let asked = 0
  const call = (method: string, params = {}): Promise<Answer> => {
    const id = (asked += 1)
    return new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error(`the process ended before it answered ${method}`))
      socket.once('close', ended)
      socket.on('message', function hear(message: Buffer) {
        const answer = JSON.parse(message.toString()) as Answer
        if (answer.id !== id) return
        socket.off('message', hear).off('close', ended)
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
        else resolve(answer)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  return {
    call,
    evaluate: async (expression) => {
      const { result } = await call('Runtime.evaluate', {
        expression,
        returnByValue: true,
        includeCommandLineAPI: true,
      })
      if (result?.exceptionDetails) throw new Error(`${expression}: ${result.exceptionDetails.text}`)
      return result?.result?.value
    },
    close: () => socket.terminate(),
  }
}

/** V8 frees what finalizers let go of, and buffers outside of its heap, only in the collection after. */
const COLLECTIONS = 2

/**
 * MB that a process of `INSPECTED` holds once everything it no longer uses is collected: its heap, and the buffers outside of it, among
 * which are messages that wait to be sent. Resident memory would also count what V8 has not given back yet. Not counted: other threads,
 * and what native code takes by itself, such as the cache of the database.
 */
export async function liveMemoryOf(portal: { output: () => string }): Promise<number> {
  const inspector = await openInspector(portal)
  try {
    for (let n = 0; n < COLLECTIONS; n += 1) await inspector.call('HeapProfiler.collectGarbage')
    const usage = await inspector.evaluate('JSON.stringify(process.memoryUsage())')
    // `external` has `arrayBuffers` in it
    const { heapUsed, external } = JSON.parse(String(usage)) as NodeJS.MemoryUsage
    return (heapUsed + external) / 1e6
  } finally {
    inspector.close()
  }
}
