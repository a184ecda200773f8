// @ts-nocheck: its parameters have no types
import { join } from 'node:path'
import { installed, packageOf } from './base.mjs'
import { LISTED, standInOf } from './listed.mjs'

// One instance per page of everything that keeps state or identity: the shell carries it, modules only consume it.
// Barrels of stateless code (@mui/material) stay out: sharing a package keeps every one of its exports.
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@mui/material/styles',
  '@bandiera/live',
  '@bandiera/platform',
  '@bandiera/ui',
]

// Entries of the kit that only modules use: one copy for all of them, loaded when the first asks, not in the first load.
export const ON_DEMAND = [
  '@bandiera/ui/list',
  '@bandiera/ui/form',
  '@bandiera/ui/import',
  '@bandiera/ui/criteri',
  '@bandiera/ui/detail',
  '@bandiera/ui/charts',
]

/** Of these, what nearly every page takes: one file, since requests count for more than bytes. */
export const TOGETHER = ON_DEMAND.filter((name) => name !== '@bandiera/ui/criteri')

const CONSUMED = [...SINGLETONS, ...ON_DEMAND, ...Object.keys(LISTED)]

/** What the shell provides: in the first load (`eager`), so that no module waits for it; the rest on demand. */
export const provided = () => ({
  ...sharedAs(SINGLETONS, { singleton: true, eager: true }),
  ...sharedAs(ON_DEMAND, { singleton: true }),
  ...Object.fromEntries(Object.keys(LISTED).map((name) => [name, standIn(name)])),
})

/** Never refused for its version: the file that replaces a library has no version to compare with a range. */
const standIn = (name) => ({
  singleton: true,
  eager: true,
  requiredVersion: false,
  import: standInOf(name),
  version: packageOf(join(installed, packageName(name))).version,
})

/** Never a copy of its own (`import: false`), and no version at run time: the manifest decides before any code loads. */
export const consumed = () => sharedAs(CONSUMED, { singleton: true, import: false, requiredVersion: false })

/** For development: a hot update cannot add the first import of a shared package to a module that already runs. */
export const consumeAll = `data:text/javascript,${CONSUMED.map((name) => `import "${name}"`).join(';')}`

/** @returns {Record<string, string>} the version of every library that the shell provides, by package */
export const providedVersions = () => versionsOf(CONSUMED)

/** The libraries that a build takes from the shell, each with its version and everything after it that is compatible.
 * @param {import('webpack').Compilation} compilation @returns {Record<string, string>} `{react: '^19.3.1'}` */
export function consumedRanges(compilation) {
  const taken = [...compilation.modules].filter(({ type }) => type === 'consume-shared-module')
  const versions = versionsOf(taken.map(({ options }) => options.shareKey))
  return Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]))
}

/** An entry of a package has the version of its package: `react/jsx-runtime` that of `react`. */
function versionsOf(names) {
  const packages = [...new Set(names.map(packageName))].sort()
  return Object.fromEntries(packages.map((name) => [name, packageOf(join(installed, name)).version]))
}

const packageName = (name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]

const sharedAs = (names, options) => Object.fromEntries(names.map((name) => [name, { ...options }]))
