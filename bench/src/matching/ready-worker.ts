import { createEngine, WARM_UPS, warmUp } from '@bandiera/matching'
import { parentPort } from 'node:worker_threads'

parentPort!.on('message', (asked: string) => parentPort!.postMessage(createEngine(JSON.parse(asked)).countAll().totale))
// as the worker of the portal does while the records are on their way
for (let n = 0; n < WARM_UPS; n += 1) warmUp()
parentPort!.postMessage('ready')
