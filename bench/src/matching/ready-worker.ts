import { createEngine } from '@bandiera/matching'
import { parentPort } from 'node:worker_threads'

parentPort!.on('message', (asked: string) => parentPort!.postMessage(createEngine(JSON.parse(asked)).conta().totale))
parentPort!.postMessage('ready')
