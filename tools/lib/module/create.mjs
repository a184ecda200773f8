import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readDeclaration } from '../../webpack/declaration/declaration.mjs'
import { loadTs } from '../../webpack/declaration/load-ts.mjs'
import { ensureInstalled, stillInstalled } from '../install.mjs'
import { completeLock } from '../lock.mjs'
import { root as here } from '../run.mjs'
import { filesUnder, readJson } from '../workspaces.mjs'
import { CliError } from './command-line.mjs'

const template = fileURLToPath(new URL('template', import.meta.url))
/** One word: it becomes a folder, a path, a feature key and a name in the code. */
const NAME = /^[a-z][a-z0-9]{1,29}$/
/** First parts of paths that the server answers itself: a page of this name would never be shown. */
const OF_THE_SERVER = ['api', 'app', 'auth', 'healthz', 'immagini', 'marchio', 'readyz', 'socketcluster', 'sync']

/** `create NAME` @param {string} name */
export async function createVerb(name) {
  await ensureInstalled()
  await create(name, { root: here }).catch((/** @type {Error} */ error) => {
    throw new CliError(error.message)
  })
  return 0
}

/** Makes a module from `template/`, with a journey and its place among the packages, so that it builds at once. Nothing is
 * downloaded. Resolves to the files that it wrote, from the root; rejects, and has written nothing, when it cannot.
 * @param {string} name `scadenze` makes `mf-scadenze` @param {{ root: string, say?: (line: string) => void }} options */
export async function create(name, { root, say = console.log }) {
  if (!NAME.test(name)) throw new Error(`"${name}" will not do: use one word of small letters and digits.`)
  refuseTaken(name, root)
  const files = await render(name, root)
  const there = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (there) throw new Error(`${there} exists already: choose another name or remove that file.`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  joinWorkspace(`mf-${name}`, root)
  say(nextSteps(name))
  return Object.keys(files)
}

/** Refuses a name that a part of the portal has already. @param {string} name @param {string} root */
function refuseTaken(name, root) {
  if (existsSync(join(root, `mf-${name}`))) throw new Error(`mf-${name} exists already: choose another name.`)
  const owner = OF_THE_SERVER.includes(name) ? 'the server' : (shellPage(name, root) ?? ownerModule(name, root))
  if (owner) throw new Error(`"${name}" is taken by ${owner}: choose another name.`)
}

/** @param {string} name @param {string} root */
function shellPage(name, root) {
  const file = join(root, 'shared/wire/src/shell-paths.ts')
  const { SHELL_PATHS, DEVELOPMENT_PATHS } = loadTs(file, {}, () => false)
  return [...SHELL_PATHS, ...DEVELOPMENT_PATHS].some((path) => isBelow(path, name)) ? 'a page of the shell' : null
}

/** @param {string} name @param {string} root */
function ownerModule(name, root) {
  const modules = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'src/module.ts')))
  return modules.find((folder) => {
    const { features, routes } = readDeclaration(join(root, folder, 'src/module.ts')).definition
    return (
      Object.hasOwn(features, name) || routes.some((/** @type {{ path: string }} */ { path }) => isBelow(path, name))
    )
  })
}

/** @param {string} path @param {string} name */
const isBelow = (path, name) => path.split('/')[1]?.toLowerCase() === name

/** The files of the template with the name in them, formatted anew: another name breaks lines elsewhere.
 * @param {string} name @param {string} root @returns {Promise<Record<string, string>>} */
async function render(name, root) {
  const { format } = await import('oxfmt')
  const { ignorePatterns: _, ...options } = readJson(join(root, '.oxfmtrc.json'))
  const title = (name[0] ?? '').toUpperCase() + name.slice(1)
  /** @param {string} text */
  const named = (text) =>
    text.replaceAll('placeholder', name).replaceAll('Placeholder', title).replaceAll('PLACEHOLDER', name.toUpperCase())
  const files = filesUnder(template, '', /./).map(async (file) => {
    const path = file.startsWith('e2e/') ? named(file) : `mf-${name}/${named(file)}`
    const text = named(readFileSync(join(template, file), 'utf8'))
    const { code, errors } = await format(path, text, options)
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
    return [path, code]
  })
  return Object.fromEntries(await Promise.all(files))
}

/** Adds a package of this repository to the lock file and to what is installed, as `npm install` would do: it needs only what
 * the others have, so npm has nothing to fetch and nothing to decide. @param {string} folder @param {string} root */
function joinWorkspace(folder, root) {
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
  // Windows lets every user make junctions, and these take whole paths only
  if (process.platform === 'win32') symlinkSync(join(root, folder), place, 'junction')
  else symlinkSync(join('../..', folder), place)
}

/** @param {string} name */
function nextSteps(name) {
  const steps = [
    [`npm run dev -- mf-${name}`, 'shows it in the portal and follows changes'],
    ['npm run check', 'types, style, boundaries, tests'],
    [`npm run e2e -- ${name}`, 'its journey in the browser'],
  ]
  const lines = steps.map(([command = '', what]) => `  ${command.padEnd(20 + name.length)}${what}`)
  return `Done: mf-${name}, with a page, a menu entry, a card and a test.

${lines.join('\n')}

Every tenant has the entry: add it to the expected menus (e2e/journeys/menu.spec.ts and
server/built-test/tenant-manifest.test.ts), or switch it off with \`on: false\` in mf-${name}/src/module.ts.
Names are checked once git tracks the files: enter the noun "${name}" in docs/glossary.md, unless it is there. Who reaches the page is
\`roles\` in mf-${name}/src/module.ts, in the route, the menu entry and the slot.
What each file is: docs/module-authors.md`
}
