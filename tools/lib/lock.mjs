/** @typedef {{ version?: string, resolved?: string, dev?: boolean, peer?: boolean, optional?: boolean, os?: string[],
 *   cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Adds the native packages of other platforms that a registry without them left out, so that `npm ci` accepts the lock and
 * every platform fetches its own binary by exact version. They carry no integrity: npm records it on arrival.
 * @param {Lock} lock changed in place; keys stay in npm's order @returns {string[]} what was added, `name@version` */
export function completeLock(lock) {
  const added = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isInstalled(lock, path, name)) continue
      lock.packages[`${parentOf(path)}node_modules/${name}`] = nativeEntry(name, version, entry)
      added.push(`${name}@${version}`)
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries(sorted)
  return added
}

/** Entries that name a download address: the lock must work with any registry. @param {Lock} lock */
export const addressesIn = (lock) =>
  Object.entries(lock.packages)
    .filter(([, entry]) => /^[a-z+]+:/.test(entry.resolved ?? ''))
    .map(([path]) => path)

/** Node's own look-up: beside the package, then in every folder above it.
 * @param {Lock} lock @param {string} path @param {string} name */
function isInstalled(lock, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages) return true
    if (!folder) return false
  }
}

/** The folder that holds the package: `node_modules/a/node_modules/b` -> `node_modules/a/` @param {string} path */
const parentOf = (path) => path.slice(0, Math.max(path.lastIndexOf('node_modules/'), 0))

/** @param {string} name @param {string} version @param {LockEntry} parent @returns {LockEntry} */
function nativeEntry(name, version, parent) {
  if (!/^\d+\.\d+\.\d+[\w.+-]*$/.test(version)) throw new Error(`${name}: ${version} is a range, not one version`)
  const words = name.split(/[/-]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  if (cpu.length !== 1) throw new Error(`${name}: its name does not tell the platform; add the entry by hand`)
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.some(isGnu) ? ['glibc'] : undefined
  return {
    version,
    cpu,
    ...(parent.dev && { dev: true }),
    ...(libc && os.includes('linux') && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(parent.peer && { peer: true }),
  }
}

/** @param {string} word */
const isGnu = (word) => word.startsWith('gnu')
