import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { directDependencies, judge } from './lib/dependencies.mjs'
import { requireNode } from './lib/node-version.mjs'
import { root } from './lib/run.mjs'
import { table } from './lib/table.mjs'
import { workspacesOf } from './lib/workspaces.mjs'

// `npm run deps`: what the registry that npm is set to says of the packages that we name, and what `npm audit` answers. It needs the
// network, so no check and no CI runs it; docs/security.md has the judgement with its day. Exit code 1 when one is deprecated or audited.

const LANES = 4

requireNode()
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const lock = read('package-lock.json')
const direct = directDependencies(
  [{ name: '', folder: '', manifest: read('package.json') }, ...workspacesOf(root)],
  lock,
)
/** @type {string[][]} */
const rows = []
/** @type {string[]} */
const unanswered = []
let deprecated = 0
const waiting = [...direct]
await Promise.all(Array.from({ length: LANES }, work))
rows.sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'))
console.log(
  table([['package', 'version', 'published', 'newest of its major', 'newest', 'ships', 'judgement'], ...rows]),
)
for (const name of unanswered) console.log(`${name}: the registry did not answer`)
const audit = await audited()
console.log(`\n${rows.length} of ${direct.length} packages judged, ${deprecated} deprecated. npm audit: ${audit.text}`)
process.exitCode = rows.length === 0 || unanswered.length > 0 || deprecated > 0 || audit.found ? 1 : 0

async function work() {
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const told = await askAbout(one.name, one.version)
    if (!told) {
      unanswered.push(one.name)
      continue
    }
    const { name, version, published, ofMajor, latest, word } = judge(one, told)
    if (told.deprecated) deprecated += 1
    rows.push([name, version, published, ofMajor, latest, one.shipped ? 'yes' : 'no', word])
  }
}

/** @param {string} name @param {string} version @returns {Promise<import('./lib/dependencies.mjs').Told | null>} */
async function askAbout(name, version) {
  const said = await npm(['view', `${name}@${version}`, 'versions', 'time', 'dist-tags.latest', 'deprecated'])
  if (!said?.time) return null
  const latest = said['dist-tags.latest'] ?? version
  const engines = latest === version ? null : await npm(['view', `${name}@${latest}`, 'engines.node'])
  const needs = typeof engines === 'string' ? { needs: engines } : {}
  const why = said.deprecated ? { deprecated: String(said.deprecated) } : {}
  return { versions: [said.versions].flat(), time: said.time, latest, ...why, ...needs }
}

/** What the audit says in one line; many registries, mirrors above all, refuse it. */
async function audited() {
  const said = await npm(['audit', '--omit=dev'])
  const counts = said?.metadata?.vulnerabilities
  if (counts) return { text: JSON.stringify(counts), found: counts.total > 0 }
  return { text: `refused by the registry (${said?.statusCode ?? said?.error?.code ?? 'no answer'})`, found: false }
}

/** The JSON that npm prints, also with an error; `null` for none. @param {string[]} args */
function npm(args) {
  const own = process.env.npm_execpath
  const [command, first] = own && /npm-cli\.[cm]?js$/.test(own) ? [process.execPath, [own]] : ['npm', []]
  const options = { cwd: root, maxBuffer: 64e6, shell: command === 'npm' && process.platform === 'win32' }
  return new Promise((resolve) =>
    execFile(command, [...first, ...args, '--json'], options, (_error, text) => resolve(parsed(text))),
  )
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
