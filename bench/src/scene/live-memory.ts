import { WebSocket } from 'ws'

/** Environment of a process that says in its output where its inspector listens: the server itself knows nothing of being asked. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** V8 frees what finalizers let go of, and buffers outside of its heap, only in the collection after. */
const COLLECTIONS = 2
const ASKED = 'JSON.stringify(process.memoryUsage())'

interface Answer {
  id: number
  error?: { message: string }
  result?: { result?: { value?: string } }
}

/**
 * MB that a process of `INSPECTED` holds once everything it no longer uses is collected: its heap, and the buffers outside of it, among
 * which are messages that wait to be sent. Resident memory would also count what V8 has not given back yet. Not counted: other threads,
 * and what native code takes by itself, such as the cache of the database.
 */
export async function liveMemoryOf({ output }: { output: () => string }): Promise<number> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(output()) ?? []
  if (!address) throw new Error('the server did not say where its inspector listens')
  const socket = new WebSocket(address, { perMessageDeflate: false })
  try {
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    for (let n = 0; n < COLLECTIONS; n += 1) await ask(socket, 'HeapProfiler.collectGarbage')
    const { result } = await ask(socket, 'Runtime.evaluate', { expression: ASKED, returnByValue: true })
    // `external` has `arrayBuffers` in it
    const { heapUsed, external } = JSON.parse(result?.result?.value ?? '') as NodeJS.MemoryUsage
    return (heapUsed + external) / 1e6
  } finally {
    socket.terminate()
  }
}

let asked = 0

function ask(socket: WebSocket, method: string, params = {}): Promise<Answer> {
  const id = (asked += 1)
  return new Promise((resolve, reject) => {
    socket.once('close', () => reject(new Error(`the process ended before it answered ${method}`)))
    socket.on('message', function hear(message: Buffer) {
      const answer = JSON.parse(message.toString()) as Answer
      if (answer.id !== id) return
      socket.off('message', hear)
      if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
      else resolve(answer)
    })
    socket.send(JSON.stringify({ id, method, params }))
  })
}
