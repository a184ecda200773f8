/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */
/** @typedef {{ name: string, folder: string, manifest: Manifest }} Workspace */
/** @typedef {{ packages: Record<string, { version?: string }> }} Lock */
/** @typedef {{ name: string, version: string, shipped: boolean }} Direct */
/** What the registry says of a package: the newest by its own word, when each was published, why ours is deprecated, and the
 * Node that the newest asks for.
 * @typedef {{ versions: string[], latest: string, time: Record<string, string>, deprecated?: string, needs?: string }} Told */

/** Packages that a package of ours names, each version once, by name; `shipped` when code that is delivered uses it.
 * @param {readonly Workspace[]} workspaces with the root, whose folder is empty @param {Lock} lock */
export function directDependencies(workspaces, lock) {
  const own = new Set(workspaces.map(({ name }) => name))
  /** @type {Map<string, Direct>} */
  const found = new Map()
  for (const { folder, manifest } of workspaces) {
    const named = [
      ...Object.keys(manifest.dependencies ?? {}).map((name) => ({ name, shipped: isShipped(folder) })),
      ...Object.keys(manifest.devDependencies ?? {}).map((name) => ({ name, shipped: false })),
    ]
    for (const { name, shipped } of named.filter((one) => !own.has(one.name))) {
      const version = installed(lock, folder, name)
      if (version === undefined) throw new Error(`${name} of ${folder || 'the root'} is not in the lock file`)
      const known = found.get(`${name}@${version}`)
      found.set(`${name}@${version}`, { name, version, shipped: shipped || known?.shipped === true })
    }
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Benchmarks, journeys, test parts and tools are delivered to no one. @param {string} folder */
const isShipped = (folder) => !/^(?:bench|e2e|tools|shared\/(?:testing|factories)|)$/.test(folder)

/** @param {Lock} lock @param {string} folder @param {string} name */
const installed = ({ packages }, folder, name) =>
  (packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`])?.version

/** @param {Pick<Direct, 'name' | 'version'>} direct @param {Told} told */
export function judge({ name, version }, { versions, latest, time, deprecated, needs }) {
  const major = version.split('.')[0]
  const ofMajor = versions
    .filter((one) => isRelease(one) && one.split('.')[0] === major)
    .toSorted(compare)
    .at(-1)
  const newest = ofMajor ?? version
  const words = [
    deprecated ? `DEPRECATED: ${deprecated}` : '',
    compare(version, newest) < 0 ? 'behind' : '',
    latest.split('.')[0] === major || compare(latest, version) < 0 ? '' : 'behind a major',
  ].filter(Boolean)
  const node = words.length > 0 && needs ? ` (the newest asks for Node ${needs})` : ''
  const word = `${words.join(', ') || 'newest'}${node}`
  return { name, version, published: time[version]?.slice(0, 10) ?? '?', ofMajor: newest, latest, word }
}

/** No alpha, beta or candidate. @param {string} version */
const isRelease = (version) => /^\d+\.\d+\.\d+$/.test(version)

/** @param {string} a @param {string} b */
function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number.parseFloat))
  const at = [0, 1, 2].find((index) => left?.[index] !== right?.[index])
  return at === undefined ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0)
}
