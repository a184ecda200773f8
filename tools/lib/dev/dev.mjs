import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { root } from '../run.mjs'
import { moduleIds } from '../workspaces.mjs'
import { isPortal, startBackend } from './backend.mjs'
import { startFront, startModules } from './front.mjs'
import { firstFree, isFree } from './ports.mjs'

const FRONT_PORT = 4100

/** @typedef {{ stop: () => Promise<void> }} Running */

/** `npm run dev`: server, shell and all modules from their sources. `npm run dev -- mf-bandi`: shell and these modules, inside
 * a portal that runs at http://localhost:4000 or at PORTAL. @param {string[]} wanted @returns {Promise<number>} exit code */
export async function dev(wanted) {
  const all = moduleIds()
  const unknown = wanted.filter((id) => !all.includes(id))
  if (unknown.length > 0) return fail(`No such module: ${unknown.join(', ')}. There are ${all.join(', ')}.`)
  const portal = process.env.PORTAL ?? `http://localhost:${process.env.PORT ?? 4000}`
  const running = await isPortal(portal)
  if (!running && wanted.length > 0) return fail(noPortal(portal, wanted))
  if (!running && !(await isFree(Number(new URL(portal).port)))) return fail(taken(portal))
  /** @type {Running[]} */
  const parts = running ? [] : [await ownBackend(portal)]
  try {
    await serve(portal, wanted.length > 0 ? wanted : all, parts)
    await interrupted()
    return 0
  } finally {
    for (const part of parts.reverse()) await part.stop()
  }
}

/** @param {string} portal @param {string[]} ids @param {Running[]} parts what runs; grows */
async function serve(portal, ids, parts) {
  console.log(`Compiling shell, ${ids.join(', ')} ...`)
  const port = await firstFree(FRONT_PORT)
  const modules = await startModules(ids, port + 1)
  parts.push(modules)
  parts.push(await startFront({ port, portal, modules: modules.header }))
  if (!(await showsThem(port, modules.header()))) console.warn(ignored(portal))
  console.log(`\n  With hot reload: http://localhost:${port}   (${ids.join(', ')})`)
  console.log(`  Everything else comes from ${portal}. Ctrl+C stops.\n`)
}

/** Whether the portal's page took over the modules that the header names. @param {number} port @param {string} header */
async function showsThem(port, header) {
  const page = await fetch(`http://localhost:${port}/login`).then((answer) => answer.text())
  return header.split(', ').every((entry) => page.includes(entry.replace(/^.*=/, '')))
}

/** The server from its sources. @param {string} portal */
async function ownBackend(portal) {
  // the server's page names the files of the built shell; the development server answers for them
  const built = existsSync(join(root, 'shell/dist/shell.json')) || (await build(root, { only: ['shell'] })) === 0
  if (!built) throw new Error('the shell cannot be built: see the messages above')
  return startBackend(Number(new URL(portal).port), (line) => console.error(line))
}

const interrupted = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
  })

/** @param {string} message */
function fail(message) {
  console.error(message)
  return 1
}

/** @param {string} portal @param {string[]} wanted */
const noPortal = (portal, wanted) => `No portal answers at ${portal}.
Start one with \`npm start\` in another terminal, or name one: PORTAL=http://host:port npm run dev -- ${wanted.join(' ')}
Without a module, \`npm run dev\` starts everything.`

/** @param {string} portal */
const taken = (portal) => `${portal} is taken by another program, which is not a portal.
Choose another port: PORT=4010 npm run dev`

/** @param {string} portal */
const ignored = (portal) => `The page of ${portal} does not take these modules: you will see its own.
A portal that runs with NODE_ENV=production never takes them.`
