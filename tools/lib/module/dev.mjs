import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware'
import webpack from 'webpack'
import { CompressPlugin } from '../../webpack/compress-plugin.mjs'
import { moduleConfig } from '../../webpack/module.mjs'
import { isPortal } from '../dev/backend.mjs'
import { firstFree } from '../dev/ports.mjs'
import { root } from '../run.mjs'
import { CliError, moduleId, parse, usageError } from './command-line.mjs'
import { manifestWithLocal, pageWithLocal, policyHere } from './with-local.mjs'
/** @import { ClientRequest, IncomingMessage, ServerResponse } from 'node:http' */

const FIRST_PORT = 4200

/** `dev mf-x --shell URL` @param {string[]} words */
export async function dev(words) {
  const { named, given } = parse(words, { shell: 'string' })
  const id = moduleId(named[0])
  if (!existsSync(join(root, id, 'src/module.ts'))) throw new CliError(`There is no module ${id} here.`)
  const portal = portalIn(given.shell)
  if (!(await isPortal(portal))) throw new CliError(`No portal answers at ${portal}: check the address.`)
  const port = await firstFree(FIRST_PORT)
  console.log(`Building ${id} ...`)
  /** @type {ShellProxy | undefined} */
  let proxy
  const watched = await watchModule(id, { built: () => proxy?.reload(), say: (line) => console.error(line) })
  try {
    proxy = await startShellProxy({ portal, port, watched })
    console.log(`\n  ${portal} with ${id} of this computer: http://localhost:${port}`)
    console.log('  Only you see it; the portal stays as it is. Ctrl+C ends it.\n')
    await new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
    })
    return 0
  } finally {
    await proxy?.stop()
    await watched.stop()
  }
}

/** @param {string | undefined} address */
function portalIn(address) {
  if (address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin
  throw usageError('In which portal? Write --shell https://address.')
}

/** What it declares, as it was built last, and where its files are.
 * @typedef {{ modulo: () => Record<string, any>, folder: string, stop: () => Promise<void> }} Watched */

/** Builds a module as for a release, again whenever a source changes: a deployed shell runs nothing that has no hash.
 * @param {string} id @param {{ built: () => void, say: (line: string) => void }} called @returns {Promise<Watched>} */
async function watchModule(id, { built, say }) {
  const folder = mkdtempSync(join(tmpdir(), `bandiera-${id}-`))
  const config = moduleConfig(join(root, id), { production: true })
  const compiler = webpack(
    /** @type {any} */ ({
      ...config,
      output: { ...config.output, path: folder },
      plugins: config.plugins.filter((plugin) => !(plugin instanceof CompressPlugin)),
    }),
  )
  if (!compiler) throw new Error('webpack refused the configuration')
  /** @type {webpack.Watching | undefined} */
  let watching
  await new Promise((resolve, reject) => {
    watching = compiler.watch({ aggregateTimeout: 200 }, (error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors()) return say(stats.toString('errors-only'))
      built()
      resolve(null)
    })
  })
  return {
    folder,
    modulo: () => JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8')),
    async stop() {
      await new Promise((done) => watching?.close(done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @typedef {{ reload: () => void, stop: () => Promise<void> }} ShellProxy `reload` tells the pages that are open */

/** A deployed portal as this computer alone sees it, all of it but for one module; nothing is changed there.
 * @param {{ portal: string, port: number, watched: Watched }} options @returns {Promise<ShellProxy>} */
async function startShellProxy({ portal, port, watched }) {
  const hosts = { portal: new URL(portal).host, here: `localhost:${port}` }
  const base = () => `/m/${watched.modulo().id}/locale/`
  const local = () => ({ modulo: watched.modulo(), base: base() })
  const asThere = (/** @type {ClientRequest} */ request) =>
    request.getHeader('origin') && request.setHeader('origin', new URL(portal).origin)
  const proxy = createProxyMiddleware({
    target: portal,
    changeOrigin: true,
    ws: true,
    logLevel: 'silent',
    selfHandleResponse: true,
    onProxyReq: asThere,
    onProxyReqWs: asThere,
    onProxyRes: responseInterceptor(async (bytes, answer, request, response) => {
      const policy = response.getHeader('content-security-policy')
      if (policy) response.setHeader('content-security-policy', policyHere(String(policy), hosts))
      if (isHtml(answer)) return pageWithLocal(bytes.toString('utf8'), local(), { portal, time: timeNow() })
      if (request.url?.startsWith('/api/moduli/manifesto') && answer.statusCode === 200)
        return JSON.stringify(manifestWithLocal(JSON.parse(bytes.toString('utf8')), local()))
      return bytes
    }),
  })
  /** @type {Set<ServerResponse>} */
  const open = new Set()
  const server = createServer((request, response) => {
    if (request.url === '/__modulo') return listen(response)
    if (request.url?.startsWith(base())) return send(response, join(watched.folder, basename(request.url)))
    void proxy(/** @type {any} */ (request), /** @type {any} */ (response), () => response.writeHead(502).end())
  })
  server.on('upgrade', /** @type {any} */ (proxy).upgrade)
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', () => resolve(null)))
  return {
    reload() {
      for (const response of open) response.write('data: compilato\n\n')
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }

  /** @param {ServerResponse} response */
  function listen(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    open.add(response)
    response.on('close', () => open.delete(response))
  }
}

/** @param {ServerResponse} response @param {string} file */
function send(response, file) {
  if (!existsSync(file)) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
  createReadStream(file).pipe(response)
}

/** @param {IncomingMessage} answer */
const isHtml = ({ headers }) => (headers['content-type'] ?? '').startsWith('text/html')
const timeNow = () => new Date().toLocaleTimeString('it-IT')
