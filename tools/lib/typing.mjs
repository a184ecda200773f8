// @ts-check
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './run.mjs'

const run = promisify(execFile)

/**
 * @typedef {(...words: string[]) => Promise<{ code: number, said: string }>} Typing `npm run modulo -- ...` for one portal, with
 *   the key that its server made for development
 */

/** Somebody at the command line. @param {{ url: string }} portal @param {string} data its data folder @returns {Typing} */
export function typingTo({ url }, data) {
  return async (...words) => {
    const where = ['--server', url, '--chiave', join(data, 'registro-sviluppo.key')]
    try {
      const { stdout } = await run(process.execPath, ['tools/modulo.mjs', ...words, ...where], { cwd: root })
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

/** Publishes versions that were built. @param {Typing} modulo @param {string} folder @param {readonly string[]} versions */
export async function publish(modulo, folder, versions) {
  for (const version of versions) await mustDo(modulo, 'pubblica', 'mf-guasti', '--da', join(folder, version))
}

/** @param {Typing} modulo @param {string} version */
export const promote = (modulo, version) => mustDo(modulo, 'promuovi', 'mf-guasti', version, '--perche', 'guasti')

/** A command that does what it says; what it says when it does not is thrown. @param {Typing} modulo @param {...string} words */
export async function mustDo(modulo, ...words) {
  const { code, said } = await modulo(...words)
  if (code !== 0) throw new Error(said)
}
