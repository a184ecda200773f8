import { holdUnsaved } from '../form/unsaved.ts'

export interface Upload {
  id: string
  nome: string
  byte: number
  parte: number
  stato: 'attesa' | 'invio' | 'fallito'
  errore?: string
  /** Trying again cannot help: the file itself is refused. */
  definitivo?: true
}

export interface UploadHow {
  onProgress: (part: number) => void
  signal: AbortSignal
}

export interface UploadJob {
  file: { name: string; size: number }
  send: (how: UploadHow) => Promise<unknown>
  onDone?: () => void
  fault?: string | null
}

/** Uploads, kept outside React: they continue on other pages, and a failed one stays until the person retries or drops it. */
export interface Uploads {
  add: (job: UploadJob) => void
  remove: (id: string) => void
  retry: (id: string) => void
  list: () => readonly Upload[]
  subscribe: (listener: () => void) => () => void
}

/** At the same time: more would only make each of them slower. */
const LANES = 2

export function createUploads(): Uploads {
  let shown: readonly Upload[] = []
  let made = 0
  const entries = new Map<string, { job: UploadJob; stop: AbortController }>()
  const listeners = new Set<() => void>()
  const show = (next: readonly Upload[]): void => {
    shown = next
    const isBusy = shown.some(({ stato }) => stato !== 'fallito')
    warnBeforeLeaving(isBusy, listeners)
    for (const listener of listeners) listener()
  }
  const change = (id: string, patch: Partial<Upload>): void =>
    show(shown.map((one) => (one.id === id ? { ...one, ...patch } : one)))
  const drop = (id: string): void => {
    entries.delete(id)
    show(shown.filter((one) => one.id !== id))
  }
  const next = (): void => {
    if (shown.filter(({ stato }) => stato === 'invio').length >= LANES) return
    const waiting = shown.find(({ stato }) => stato === 'attesa')
    if (waiting) void run(waiting.id).finally(next)
  }
  const run = async (id: string): Promise<void> => {
    const { job, stop } = entries.get(id)!
    change(id, { stato: 'invio', parte: 0 })
    try {
      await job.send({ signal: stop.signal, onProgress: (parte) => change(id, { parte }) })
      drop(id)
      job.onDone?.()
    } catch (failure) {
      if (stop.signal.aborted) return
      change(id, { stato: 'fallito', errore: failure instanceof Error ? failure.message : String(failure) })
    }
  }
  return {
    add(job) {
      const id = String(++made)
      entries.set(id, { job, stop: new AbortController() })
      const { name: nome, size: byte } = job.file
      const failed = job.fault
        ? { stato: 'fallito' as const, errore: job.fault, definitivo: true as const }
        : { stato: 'attesa' as const }
      show([...shown, { id, nome, byte, parte: 0, ...failed }])
      next()
    },
    remove(id) {
      entries.get(id)?.stop.abort()
      drop(id)
      next()
    },
    retry(id) {
      const entry = entries.get(id)
      if (!entry) return
      entry.stop = new AbortController()
      show(shown.map(({ errore: _gone, ...one }) => (one.id === id ? { ...one, stato: 'attesa', parte: 0 } : one)))
      next()
    },
    list: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const leaving = new Set<unknown>()
let settle: (() => void) | undefined
const ask = (event: Event): void => event.preventDefault()

/** While an upload runs, the browser asks before the tab closes, and the page is not replaced. */
function warnBeforeLeaving(busy: boolean, owner: unknown): void {
  if (busy) leaving.add(owner)
  else leaving.delete(owner)
  if (typeof window === 'undefined') return
  if (leaving.size > 0) {
    window.addEventListener('beforeunload', ask)
    settle ??= holdUnsaved()
    return
  }
  window.removeEventListener('beforeunload', ask)
  settle?.()
  settle = undefined
}
