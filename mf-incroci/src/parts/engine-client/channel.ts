import { createAnswers, type EngineAnswer, type EngineRequest } from './answers.ts'

export interface Channel {
  post: (request: EngineRequest) => void
  close: () => void
}

export interface Listener {
  onmessage: (answer: EngineAnswer) => void
  /** The engine did not start, or has ended. */
  onfail: () => void
}

export type OpenChannel = (listener: Listener) => Channel

export function openInPage({ onmessage }: Listener): Channel {
  const answer = createAnswers()
  return { post: (request) => onmessage(answer(request)), close: () => undefined }
}

/** An engine in a worker. Messages posted while the worker starts wait for it. */
export function openInWorker({ onmessage, onfail }: Listener, start: () => Promise<Worker> = openWorker): Channel {
  let over = false
  const fail = () => {
    if (over) return
    over = true
    onfail()
  }
  const starting = start()
  starting.then((worker) => {
    worker.onmessage = ({ data }: MessageEvent<EngineAnswer>) => over || onmessage(data)
    worker.onerror = worker.onmessageerror = fail
  }, fail)
  return {
    post: (request) => void starting.then((worker) => over || worker.postMessage(request)).catch(fail),
    close() {
      over = true
      starting.then((worker) => worker.terminate()).catch(() => undefined)
    },
  }
}

/**
 * Starts the worker from the file that the build made of `engine.worker.ts`. The page reads it as text and checks the hash of the
 * module's manifest: a worker has no `integrity` of its own, and one from another origin (development) would not start.
 */
async function openWorker(): Promise<Worker> {
  const { href } = new URL('./engine.worker.ts', import.meta.url)
  const integrity = globalThis.__bandiera_sri?.(href) ?? ''
  const answer = await fetch(href, { integrity })
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`)
  const code = URL.createObjectURL(new Blob([await answer.text()], { type: 'text/javascript' }))
  const worker = new Worker(code, { name: 'incroci' })
  // by then the worker has read its code
  setTimeout(() => URL.revokeObjectURL(code), 60_000)
  return worker
}

declare global {
  /** Put on the page by the shell: the hash that a file of a module must have. */
  var __bandiera_sri: ((url: string) => string) | undefined
}
