import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Portal } from '@bandiera/tools/portal'
import type { Inspector } from '../scene/inspector.ts'

/** What a server went through while something was sent to it. */
export interface Seen {
  /** Longest wait for an answer of /healthz, in ms, by a thread that does nothing else. */
  gap: number
  /** 99.9 % of the turns of the event loop were late by no more, in ms. */
  delay: number
  /** MB of memory that the process had more at its most than before. */
  memory: number
}

/** Asks again and again, in a thread of its own: what this process sends keeps it busy itself. */
const ASKING = `
  const http = require('node:http')
  const { parentPort, workerData: { port } } = require('node:worker_threads')
  let longest = 0
  let going = true
  parentPort.on('message', () => (going = false))
  const once = () => new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/healthz', headers: { host: 'localhost' } }, (answer) => answer.resume().on('end', resolve))
    request.on('error', resolve)
  })
  void (async () => {
    while (going) {
      const began = performance.now()
      await once()
      longest = Math.max(longest, performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    parentPort.postMessage(longest)
    parentPort.close()
  })()`

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
/** Milliseconds between two looks at the memory. */
const LOOK = 20

const START = `(globalThis.lateness ??= require('node:perf_hooks').monitorEventLoopDelay({ resolution: 5 })).enable(), lateness.reset()`
const STOP = `lateness.percentile(99.9) / 1e6`

/** Watches a server while `act` goes on, and says what that answered. */
export async function watchServer<T>(
  { portal, inspector }: { portal: Portal; inspector: Inspector },
  act: () => Promise<T>,
): Promise<{ seen: Seen; answer: T }> {
  await inspector.evaluate(START)
  const before = memoryOf(portal.pid)
  let most = before
  const looking = setInterval(() => (most = Math.max(most, memoryOf(portal.pid))), LOOK)
  const asking = new Worker(ASKING, { eval: true, workerData: { port: portal.port } })
  const longest = new Promise<number>((resolve, reject) => asking.on('message', resolve).on('error', reject))
  try {
    const answer = await act()
    asking.postMessage('stop')
    const gap = await longest
    // the interval's own 5 ms are no lateness
    const delay = Number(await inspector.evaluate(STOP)) - 5
    return { seen: { gap, delay: Math.max(0, delay), memory: most - before }, answer }
  } finally {
    clearInterval(looking)
    asking.postMessage('stop')
  }
}
