// @ts-check
import { spawn } from 'node:child_process'
import { root } from './run.mjs'

/**
 * Runs a program until it ends, passing signals on once: a terminal and npm may both deliver the same Ctrl+C.
 * @param {string[]} args script and its arguments
 * @returns {Promise<number>} its exit code
 */
export function serve(args) {
  // its own process group, so that only the signal passed on below reaches it
  const detached = process.platform !== 'win32'
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', detached })
  let asked = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (asked) return
      asked = true
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
