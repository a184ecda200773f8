import { createGiudice } from './giudice.ts'
import type { Esito, Richiesta } from './messaggi.ts'
import { openWorker } from './open-worker.ts'

/** The way to an engine: messages arrive in the order in which they are posted. */
export interface Porta {
  post: (richiesta: Richiesta) => void
  close: () => void
}

/** Who listens at a port. */
export interface Ascolto {
  onmessage: (esito: Esito) => void
  /** The other side never came, or is gone. */
  onfail: () => void
}

export type OpenPorta = (ascolto: Ascolto) => Porta

/** An engine in the same thread: answers at once. */
export function openHere({ onmessage }: Ascolto): Porta {
  const giudice = createGiudice()
  return { post: (richiesta) => onmessage(giudice(richiesta)), close: () => undefined }
}

/** An engine in a worker of its own. What is posted while it starts waits for it. */
export function openThere({ onmessage, onfail }: Ascolto, start: () => Promise<Worker> = openWorker): Porta {
  let over = false
  const fail = () => {
    if (over) return
    over = true
    onfail()
  }
  const starting = start()
  starting.then((worker) => {
    worker.onmessage = ({ data }: MessageEvent<Esito>) => over || onmessage(data)
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
