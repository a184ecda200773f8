import { createAnswers, type EngineAnswer, type EngineRequest } from './answers.ts'

/** The way to an engine: messages arrive in the order in which they are posted. */
export interface Channel {
  post: (richiesta: EngineRequest) => void
  close: () => void
}

/** Who listens at a port. */
export interface Listener {
  onmessage: (esito: EngineAnswer) => void
  /** The other side never came, or is gone. */
  onfail: () => void
}

export type OpenChannel = (ascolto: Listener) => Channel

/** An engine in the same thread: answers at once. */
export function openInPage({ onmessage }: Listener): Channel {
  const giudice = createAnswers()
  return { post: (richiesta) => onmessage(giudice(richiesta)), close: () => undefined }
}

/** An engine in a worker of its own. What is posted while it starts waits for it. */
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
    post: (richiesta) => void starting.then((worker) => over || worker.postMessage(richiesta)).catch(fail),
    close() {
      over = true
      starting.then((worker) => worker.terminate()).catch(() => undefined)
    },
  }
}

/**
 * Starts the worker from the file that the build made of `giudice.worker.ts`. It is read as text, with the hash of the
 * module's manifest: a worker has no `integrity` of its own, and one of another origin (development) would not start.
 */
async function openWorker(): Promise<Worker> {
  const { href } = new URL('./engine.worker.ts', import.meta.url)
  const integrity = globalThis.__bandiera_sri?.(href) ?? ''
  const answer = await fetch(href, { integrity })
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`)
  const code = URL.createObjectURL(new Blob([await answer.text()], { type: 'text/javascript' }))
  const worker = new Worker(code, { name: 'incroci' })
  // read by now: workers start before the page's next turn is over
  setTimeout(() => URL.revokeObjectURL(code), 60_000)
  return worker
}

declare global {
  /** Put on the page by the shell: the hash that a file of a module must have. */
  var __bandiera_sri: ((url: string) => string) | undefined
}
