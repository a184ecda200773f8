// @ts-check
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { moduleConfig } from '../../webpack/module.mjs'
import { shellConfig } from '../../webpack/shell.mjs'
import { root } from '../run.mjs'

const folderOf = (/** @type {string} */ id) => `/m/${id}/dev/`
/** The page of a built portal names hashed files; here the same files change under one name. */
const HASHED_SHELL_FILE = /^\/s\/([\w-]+)\.[0-9a-f]{8}\.js/

/**
 * Serves the shell and the given modules from their sources, with hot reload, and everything else from a portal. A
 * header tells that portal which modules are here (server/src/routes/page/dev-modules.ts).
 * @param {{ modules: string[], port: number, portal: string }} options
 * @returns {Promise<{ stop: () => Promise<void> }>} once everything was compiled
 */
export async function startFront({ modules, port, portal }) {
  const configs = [
    shellConfig(join(root, 'shell'), { production: false, refresh: true }),
    ...modules.map((id) =>
      moduleConfig(join(root, id), { production: false, refresh: true, publicPath: folderOf(id) }),
    ),
  ]
  const compiler = webpack(/** @type {any} */ (configs))
  if (!compiler) throw new Error('webpack refused the configuration')
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('dev', resolve))
  const server = new WebpackDevServer(options({ modules, port, portal }), /** @type {any} */ (compiler))
  await server.start()
  await compiled
  return { stop: () => server.stop() }
}

/** @param {{ modules: string[], port: number, portal: string }} given @returns {WebpackDevServer.Configuration} */
function options({ modules, port, portal }) {
  const here = ['/s/', '/ws', ...modules.map(folderOf)]
  const local = modules.map((id) => `${id}=http://localhost:${port}${folderOf(id)}`)
  return {
    port,
    host: 'localhost',
    hot: true,
    liveReload: false,
    static: false,
    // whoever started this stops it
    setupExitSignals: false,
    // tenants are told apart by host
    allowedHosts: ['.localhost', '127.0.0.1'],
    // the page of another tenant loads modules from this host
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    setupMiddlewares: (middlewares) => [{ name: 'shell-files', middleware: sameName }, ...middlewares],
    proxy: [
      {
        context: (path) => !here.some((folder) => path.startsWith(folder)),
        target: portal,
        ws: true,
        logLevel: 'silent',
        headers: { 'x-bandiera-dev': local.join(', ') },
      },
    ],
  }
}

/** @param {{ url: string }} request @param {unknown} _ @param {() => void} next */
function sameName(request, _, next) {
  request.url = request.url.replace(HASHED_SHELL_FILE, '/s/$1.js')
  next()
}
