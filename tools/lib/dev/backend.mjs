import { spawn } from 'node:child_process'
import { join } from 'node:path'
import webpack from 'webpack'
import { serverConfig } from '../../webpack/server.mjs'
import { root } from '../run.mjs'

// beside dist, which belongs to the cached builds
const output = join(root, 'server/.dev')

/** Runs the server from its sources: built again and restarted whenever one changes. Resolves once the first one answers.
 * @param {number} port @param {(line: string) => void} say */
export async function startBackend(port, say) {
  const config = serverConfig(join(root, 'server'), { production: false })
  const compiler = webpack(/** @type {any} */ ({ ...config, output: { ...config.output, path: output, clean: false } }))
  if (!compiler) throw new Error('webpack refused the configuration')
  const server = keepRunning(port)
  /** @type {webpack.Watching | undefined} */
  let watching
  await new Promise((resolve, reject) => {
    /** @param {Error} error fatal the first time; later the next change of a source tries again */
    const onFailure = (error) => {
      say(error.message)
      reject(error)
    }
    watching = compiler.watch({ aggregateTimeout: 200 }, (error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors()) return say(stats.toString('errors-only'))
      if (changed(stats)) server.restart().then(resolve, onFailure)
    })
  })
  return {
    async stop() {
      await new Promise((done) => watching?.close(done))
      await server.stop()
    },
  }
}

let lastHash = ''

/** @param {webpack.Stats | undefined} stats */
function changed(stats) {
  const { hash } = stats ?? {}
  if (!hash || hash === lastHash) return false
  lastHash = hash
  return true
}

/** One child at a time; restarts wait for each other. @param {number} port */
function keepRunning(port) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null
  let queue = Promise.resolve()
  const end = async () => {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGTERM')
    await ended
  }
  const start = async () => {
    await end()
    child = spawn(process.execPath, ['--enable-source-maps', join(output, 'main.mjs')], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORT: String(port) },
    })
    await answers(port, child)
  }
  return {
    restart: () => (queue = queue.catch(() => undefined).then(start)),
    stop: () => (queue = queue.catch(() => undefined).then(end)),
  }
}

/** @param {number} port @param {import('node:child_process').ChildProcess} child */
async function answers(port, child) {
  while (child.exitCode === null && child.signalCode === null) {
    if (await isPortal(`http://localhost:${port}`)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server ended: see its message above')
}

/** Whether a portal answers at an address. @param {string} url */
export async function isPortal(url) {
  const answer = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(2000) }).catch(() => null)
  return answer?.ok === true && (await answer.json().catch(() => null))?.ok === true
}
