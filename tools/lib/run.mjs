import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The script behind a command of an installed package: works the same on every system, without a shell.
 * @param {string} name package @param {string} [command] when the package has several */
export function binOf(name, command = name) {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** Runs a script with this Node in the repository's root, on this terminal; resolves to its exit code, 1 after a signal.
 * @param {string[]} args script and its arguments @param {{ env?: Record<string, string | undefined> }} [options] */
export const runNode = (args, options) => runCommand(process.execPath, args, options)

/** @param {string} command @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, shell?: boolean }} [options] @returns {Promise<number>} */
export function runCommand(command, args, { env = {}, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, shell })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Exits at an interrupt, so that what listens to the exit of the process ends what it started. */
export function endOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      console.error(`Ended by ${signal} before its end`)
      process.exit(1)
    })
}

/** Runs npm: the one that started us when there is one. @param {string[]} args */
export function runNpm(args) {
  const own = process.env.npm_execpath
  if (own && /npm-cli\.[cm]?js$/.test(own)) return runNode([own, ...args])
  return runCommand('npm', args, { shell: process.platform === 'win32' })
}
