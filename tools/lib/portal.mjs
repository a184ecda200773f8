import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { root } from './run.mjs'
import { TYPESCRIPT } from './typescript.mjs'

/** A running server in a process of its own: the address of the tenant `localhost` without a final slash, and what it printed
 * so far; `stop` asks it to end and waits for its exit code, `kill` ends it as a power cut would.
 * @typedef {{ url: string, port: number, pid: number, output: () => string, stop: () => Promise<number | null>,
 *   kill: () => Promise<void> }} Portal */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
// a test run that is interrupted must not leave its servers behind
process.on('exit', () => running.forEach((child) => child.kill()))

const BUILT = 'server/dist/main.mjs'

/** Starts the built server on a data folder, or `entry`, a TypeScript file that starts it another way, and waits until it is
 * ready; rejects with what it printed when it ends first.
 * @param {{ data: string, port?: number, env?: Record<string, string>, entry?: string }} options @returns {Promise<Portal>} */
export async function startPortal({ data, port, env = {}, entry = BUILT }) {
  const chosen = port ?? (await freePort())
  const child = spawn(process.execPath, [...(entry.endsWith('.ts') ? TYPESCRIPT : []), entry], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PORT: String(chosen), BANDIERA_DATA: data },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.on('exit', resolve))
  void ended.then(() => running.delete(child))
  const url = `http://localhost:${chosen}`
  if (!(await ready(url, ended))) throw new Error(`the server ended before it was ready:\n${output}`)
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    child.kill(signal)
    return ended
  }
  return {
    url,
    port: chosen,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** A free port. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** True once the server answers that it is ready, false when it ended first. @param {string} url @param {Promise<unknown>} ended */
async function ready(url, ended) {
  let running = true
  void ended.then(() => (running = false))
  while (running) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
