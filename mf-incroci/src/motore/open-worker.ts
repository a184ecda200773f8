/**
 * Starts the worker from the file that the build made of `giudice.worker.ts`. It is read as text, with the hash of the
 * module's manifest: a worker has no `integrity` of its own, and one of another origin (development) would not start.
 */
export async function openWorker(): Promise<Worker> {
  const { href } = new URL('./giudice.worker.ts', import.meta.url)
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
