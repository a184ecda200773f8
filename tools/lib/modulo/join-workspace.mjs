// @ts-check
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stillInstalled } from '../install.mjs'
import { completeLock } from '../lock.mjs'
import { readJson } from '../workspaces.mjs'

/**
 * Adds a package of this repository to the lock file and to what is installed, as `npm install` would do: it needs nothing
 * that the others do not have, so npm has nothing to fetch and nothing to decide.
 * @param {string} folder
 * @param {string} root
 */
export function joinWorkspace(folder, root) {
  const { name, version, dependencies, devDependencies } = readJson(join(root, folder, 'package.json'))
  stillInstalled(root, () => {
    const file = join(root, 'package-lock.json')
    const lock = JSON.parse(readFileSync(file, 'utf8'))
    lock.packages[folder] = {
      name,
      version,
      dependencies: sorted(dependencies),
      devDependencies: sorted(devDependencies),
    }
    lock.packages[`node_modules/${name}`] = { resolved: folder, link: true }
    completeLock(lock)
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
    link(name, folder, root)
  })
}

/** As npm writes them. @param {Record<string, string>} list */
const sorted = (list) => Object.fromEntries(Object.entries(list).sort(([a], [b]) => a.localeCompare(b, 'en')))

/** @param {string} name @param {string} folder @param {string} root */
function link(name, folder, root) {
  const place = join(root, 'node_modules', name)
  if (!existsSync(join(root, 'node_modules')) || existsSync(place)) return
  mkdirSync(join(place, '..'), { recursive: true })
  // Windows lets everybody make junctions, and these take whole paths only
  if (process.platform === 'win32') symlinkSync(join(root, folder), place, 'junction')
  else symlinkSync(join('../..', folder), place)
}
