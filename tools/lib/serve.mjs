import { spawn } from 'node:child_process'
import { root } from './run.mjs'

/** Milliseconds between two looks at who our parent is. */
const LOOK_EVERY = 500

/** Runs a program until it ends, passing signals on once: a terminal and npm may both deliver the same Ctrl+C.
 * @param {string[]} args script and its arguments @returns {Promise<number>} its exit code */
export function serve(args) {
  // its own process group, so that only the signal passed on below reaches it
  const detached = process.platform !== 'win32'
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', detached })
  let asked = false
  const ask = (/** @type {NodeJS.Signals} */ signal) => {
    if (!asked) child.kill(signal)
    asked = true
  }
  process.on('SIGINT', () => ask('SIGINT'))
  process.on('SIGTERM', () => ask('SIGTERM'))
  process.on('SIGHUP', () => ask('SIGTERM'))
  whenNpmIsGone(() => ask('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** npm passes a signal to the shell between us, which dies without telling us. @param {() => void} act */
function whenNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && act(), LOOK_EVERY).unref()
}
