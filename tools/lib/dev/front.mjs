import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { shellConfig } from '../../webpack/shell.mjs'
import { root } from '../run.mjs'
import { moduleConfig } from '../../webpack/module.mjs'
import { firstFree } from './ports.mjs'

/** The page of a built portal names hashed files; here the same files change under one name. */
const HASHED_FILE = /^\/s\/([\w-]+)\.[0-9a-f]{8}\.js/
const HERE = ['/s/', '/ws']

/** Serves the shell from its sources, and everything else from a portal, sockets included. A header tells that portal which
 * modules are served elsewhere (server/src/registry/dev-modules.ts).
 * @param {{ port: number, portal: string, modules: () => string }} options `modules`: value of the header now */
export function startFront({ port, portal, modules }) {
  const config = shellConfig(join(root, 'shell'), { production: false, refresh: true })
  return startCompiler(config, port, {
    setupMiddlewares: (middlewares) => [{ name: 'shell-files', middleware: sameName }, ...middlewares],
    proxy: [
      {
        context: (path) => !HERE.some((folder) => path.startsWith(folder)),
        target: portal,
        ws: true,
        logLevel: 'silent',
        onProxyReq: (request) => request.setHeader('x-bandiera-dev', modules()),
      },
    ],
  })
}

/** @param {{ url: string }} request @param {unknown} _ @param {() => void} next */
function sameName(request, _, next) {
  request.url = request.url.replace(HASHED_FILE, '/s/$1.js')
  next()
}

/** The header names modules that compiled at least once: another is left to the portal, so that it cannot break the page.
 * @param {string[]} ids @param {number} from first port to try */
export async function startModules(ids, from) {
  /** @type {{ id: string, base: string, compiler: Running }[]} */
  const running = []
  for (const id of ids) {
    const port = await firstFree(from + running.length)
    const base = `http://localhost:${port}/m/${id}/dev/`
    const config = moduleConfig(join(root, id), { production: false, refresh: true, publicPath: base })
    running.push({ id, base, compiler: await startCompiler(config, port) })
  }
  return {
    header: () =>
      running
        .filter(({ compiler }) => compiler.works())
        .map(({ id, base }) => `${id}=${base}`)
        .join(', '),
    async stop() {
      await Promise.all(running.map(({ compiler }) => compiler.stop()))
    },
  }
}

/** @typedef {{ works: () => boolean, stop: () => Promise<void> }} Running `works`: it compiled at least once */

/** Each has a server of its own: an error in one module must not hold back another. Resolves when compiled, well or not.
 * @param {object} config of webpack @param {number} port @param {WebpackDevServer.Configuration} [more] */
async function startCompiler(config, port, more = {}) {
  const compiler = webpack(/** @type {webpack.Configuration} */ (config))
  if (!compiler) throw new Error('webpack refused the configuration')
  let works = false
  const compiled = new Promise((resolve) =>
    compiler.hooks.done.tap('dev', (stats) => {
      works ||= !stats.hasErrors()
      resolve(null)
    }),
  )
  const server = new WebpackDevServer({ ...common(port), ...more }, compiler)
  await server.start()
  await compiled
  return { works: () => works, stop: () => server.stop() }
}

/** @param {number} port @returns {WebpackDevServer.Configuration} */
const common = (port) => ({
  port,
  host: 'localhost',
  hot: true,
  liveReload: false,
  static: false,
  // the caller stops it
  setupExitSignals: false,
  // the host names the tenant
  allowedHosts: ['.localhost', '127.0.0.1'],
  // the page has another port than its modules
  headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
  client: {
    logging: 'warn',
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
  },
})
