// @ts-check
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

/**
 * @typedef {object} Running
 * @property {() => boolean} works whether it compiled without errors at least once
 * @property {() => Promise<void>} stop
 */

/**
 * Compiles one project and serves it with hot reload. Each has a server of its own: an error in one module must not
 * hold back the changes of another.
 * @param {object} config of webpack
 * @param {number} port
 * @param {WebpackDevServer.Configuration} [more]
 * @returns {Promise<Running>} once the first compilation ended, well or not
 */
export async function startCompiler(config, port, more = {}) {
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
  // whoever started this stops it
  setupExitSignals: false,
  // tenants are told apart by host
  allowedHosts: ['.localhost', '127.0.0.1'],
  // the page comes from another port than its modules
  headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
  client: {
    logging: 'warn',
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
  },
})
