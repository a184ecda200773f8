import { TYPESCRIPT } from '@bandiera/tools/typescript-args'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { median, row, type Row } from '../row.ts'
import { ESIGENZE, generate, OGGI } from './generate.ts'

/** From the records as text to the counts of all verdicts, in a worker that has only just started and practised. */
export async function measureReady(): Promise<Row> {
  const { aziende, bandi } = generate({ aziende: 1000, bandi: 200 }, 9)
  const asked = JSON.stringify({ aziende, bandi, contesto: { oggi: OGGI, esigenze: ESIGENZE, nucleo: false } })
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const worker = new Worker(new URL('./ready-worker.ts', import.meta.url), { execArgv: TYPESCRIPT })
    await once(worker, 'message')
    const start = performance.now()
    worker.postMessage(asked)
    await once(worker, 'message')
    times.push(performance.now() - start)
    await worker.terminate()
  }
  return row('ready in a worker, 1,000 x 200', 'ms', { ours: median(times), peer: 50 }, { against: '50 ms', goal: 1 })
}
