import { createEngine } from '@bandiera/matching'
import { TYPESCRIPT } from '@bandiera/tools/typescript'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import { median, row, type Row } from '../row.ts'
import { ESIGENZE, generate, TODAY } from './generate.ts'

/** From the records as text to the counts of all verdicts, in a worker that has only just started and practised. */
export async function measureReady(short: boolean): Promise<Row> {
  const { aziende, bandi } = generate({ aziende: 1000, bandi: 200 }, 9)
  const world = { aziende, bandi, contesto: { oggi: TODAY, esigenze: ESIGENZE, nucleo: false } }
  const asked = JSON.stringify(world)
  const times: number[] = []
  const answers: unknown[] = []
  for (let round = 0; round < (short ? 1 : 5); round += 1) {
    const worker = new Worker(new URL('./ready-worker.ts', import.meta.url), { execArgv: TYPESCRIPT })
    await once(worker, 'message')
    const start = performance.now()
    worker.postMessage(asked)
    const [counts] = await once(worker, 'message')
    times.push(performance.now() - start)
    answers.push(counts)
    await worker.terminate()
  }
  const expected = createEngine(world).countAll().totale
  for (const counts of answers)
    if (!isDeepStrictEqual(counts, expected)) throw new Error(`the worker counts ${JSON.stringify(counts)}`)
  return row('ready in a worker, 1,000 x 200', 'ms', { ours: median(times), peer: 50 }, { against: '50 ms', goal: 1 })
}
