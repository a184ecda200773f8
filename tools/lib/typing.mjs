import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './run.mjs'

const run = promisify(execFile)

/**
 * @typedef {(...words: string[]) => Promise<{ code: number, said: string }>} Typing `npm run module -- ...` for one portal, with
 *   the key that its server made for development
 */

/** The command line of a portal's operator. @param {{ url: string }} portal @param {string} data its data folder @returns {Typing} */
export function typingTo({ url }, data) {
  return async (...words) => {
    const where = ['--server', url, '--key', join(data, 'registro-sviluppo.key')]
    try {
      const { stdout } = await run(process.execPath, ['tools/module.mjs', ...words, ...where], { cwd: root })
      return { code: 0, said: stdout }
    } catch (error) {
      const { code, stdout, stderr } = /** @type {{ code: number, stdout: string, stderr: string }} */ (error)
      return { code, said: stdout + stderr }
    }
  }
}

/** Builds versions of `mf-guasti` into a folder, all of them when none is named. @param {string} folder @param {...string} versions */
export const buildVersions = (folder, ...versions) =>
  run(process.execPath, ['tools/lib/faulty-module.mjs', folder, ...versions], { cwd: root })

/** Publishes versions that were built. @param {Typing} module @param {string} folder @param {readonly string[]} versions */
export async function publish(module, folder, versions) {
  for (const version of versions) await mustDo(module, 'publish', 'mf-guasti', '--from', join(folder, version))
}

/** @param {Typing} module @param {string} version */
export const promote = (module, version) => mustDo(module, 'promote', 'mf-guasti', version, '--reason', 'guasti')

/** A command that does what it says; what it says when it does not is thrown. @param {Typing} module @param {...string} words */
export async function mustDo(module, ...words) {
  const { code, said } = await module(...words)
  if (code !== 0) throw new Error(said)
}
