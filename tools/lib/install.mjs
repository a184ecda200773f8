// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './run.mjs'

const lock = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules/.bandiera-installed')

/** Installs the packages of the lock file unless exactly these are already there. */
export async function ensureInstalled() {
  const wanted = fingerprint()
  if (isInstalled(wanted)) return
  console.log('Installing packages: about half a minute the first time...')
  // engine warnings of packages that work on this Node would only alarm
  const code = await runNpm(['ci', '--loglevel=error', '--no-audit', '--no-fund']).catch((error) => {
    console.error(`npm could not be started (${error.code}). It comes with Node: see nodejs.org.`)
    return 1
  })
  if (code !== 0) {
    console.error('The packages could not be installed: see the message of npm above, then try again.')
    process.exit(code)
  }
  writeFileSync(stamp, wanted)
}

/** @param {string} wanted */
function isInstalled(wanted) {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted
  // somebody ran npm by hand: npm's own record is newer than the lock
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record) || statSync(record).mtimeMs < statSync(lock).mtimeMs) return false
  writeFileSync(stamp, wanted)
  return true
}

/** Native packages depend on the platform, so a folder copied from another machine counts as missing. */
function fingerprint() {
  return createHash('sha256').update(readFileSync(lock)).update(`${process.platform} ${process.arch}`).digest('hex')
}
