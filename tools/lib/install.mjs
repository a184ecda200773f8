import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode } from './node-version.mjs'
import { root, runNpm } from './run.mjs'

const lockOf = (/** @type {string} */ folder) => join(folder, 'package-lock.json')
const stampOf = (/** @type {string} */ folder) => join(folder, 'node_modules/.bandiera-installed')

/** Demands this Node, and installs the packages of the lock file unless exactly these are already there. */
export async function ensureInstalled() {
  requireNode()
  const wanted = fingerprint(root)
  if (isInstalled(root, wanted)) return
  console.log('Installing packages: about half a minute the first time...')
  // engine warnings of packages that work on this Node would only alarm
  const code = await runNpm(['ci', '--loglevel=error', '--no-audit', '--no-fund']).catch((error) => {
    console.error(`npm could not be started (${error.code}). It is part of Node: see nodejs.org.`)
    return 1
  })
  if (code !== 0) {
    console.error('The packages could not be installed: see the message of npm above, then try again.')
    process.exit(code)
  }
  writeFileSync(stampOf(root), wanted)
}

/** Runs a change of the lock file and of what is installed that keeps the two the same, so that nothing is installed anew.
 * @param {string} folder the repository @param {() => void} change */
export function stillInstalled(folder, change) {
  const was = existsSync(join(folder, 'node_modules')) && isInstalled(folder, fingerprint(folder))
  change()
  if (was) writeFileSync(stampOf(folder), fingerprint(folder))
}

/** @param {string} folder @param {string} wanted */
function isInstalled(folder, wanted) {
  const stamp = stampOf(folder)
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted
  // npm was run by hand: npm's own record is newer than the lock
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record) || statSync(record).mtimeMs < statSync(lockOf(folder)).mtimeMs) return false
  writeFileSync(stamp, wanted)
  return true
}

/** Native packages depend on the platform, so a folder copied from another machine counts as missing.
 * @param {string} folder */
function fingerprint(folder) {
  const lock = readFileSync(lockOf(folder))
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}
