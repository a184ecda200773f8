// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { isFree } from './ports.mjs'
import { workspacesOf } from '../workspaces.mjs'
import { root } from '../run.mjs'
import { isPortal, startBackend } from './backend.mjs'
import { startFront } from './front.mjs'

const FIRST_PORT = 4100

/** @typedef {{ stop: () => Promise<void> }} Running */

/**
 * `npm run dev`: server, shell and all modules from their sources. `npm run dev -- mf-bandi`: these modules from their
 * sources inside a portal that already runs at http://localhost:4000, or at PORTAL.
 * @param {string[]} wanted ids of modules
 * @returns {Promise<number>} exit code
 */
export async function dev(wanted) {
  const all = workspacesOf(root)
    .filter(({ id }) => id.startsWith('mf-'))
    .map(({ id }) => id)
  const unknown = wanted.filter((id) => !all.includes(id))
  if (unknown.length > 0) return fail(`No such module: ${unknown.join(', ')}. There are ${all.join(', ')}.`)
  const portal = process.env.PORTAL ?? `http://localhost:${process.env.PORT ?? 4000}`
  const alone = wanted.length > 0
  const running = await isPortal(portal)
  if (alone && !running) return fail(noPortal(portal, wanted))
  /** @type {Running[]} */
  const parts = []
  if (!running) {
    const backend = await ownBackend(portal)
    if (!backend) return fail(taken(portal))
    parts.push(backend)
  }
  const modules = alone ? wanted : all
  const port = await firstFree(alone ? FIRST_PORT + 1 + all.indexOf(wanted[0] ?? '') : FIRST_PORT)
  console.log(`Compiling shell, ${modules.join(', ')} ...`)
  parts.push(await startFront({ modules, port, portal }))
  console.log(`\n  ${alone ? modules.join(', ') : 'The portal'} with hot reload: http://localhost:${port}`)
  console.log(`  Everything else comes from ${portal}. Ctrl+C stops.\n`)
  await interrupted()
  for (const part of parts.reverse()) await part.stop()
  return 0
}

/** The server from its sources; null when something else holds its port. @param {string} portal */
async function ownBackend(portal) {
  const port = Number(new URL(portal).port)
  if (!(await isFree(port))) return null
  // the server's page names the files of the built shell; the development server answers for them
  const built = existsSync(join(root, 'shell/dist/shell.json')) || (await build(root, { only: ['shell'] })) === 0
  if (!built) throw new Error('the shell cannot be built: see the messages above')
  return startBackend(port, (line) => console.error(line))
}

/** @param {number} from */
async function firstFree(from) {
  for (let port = from; port < from + 50; port += 1) if (await isFree(port)) return port
  throw new Error(`no free port from ${from} to ${from + 49}`)
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
