import { openInspector } from './inspector.ts'

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
