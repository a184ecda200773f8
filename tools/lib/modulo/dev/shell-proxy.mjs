// @ts-check
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware'
import { manifestWithLocal, pageWithLocal, policyHere } from './with-local.mjs'

/**
 * @typedef {object} ShellProxy
 * @property {() => void} reload tells the pages that are open that the module was built again
 * @property {() => Promise<void>} stop
 */

/**
 * A deployed portal as this computer alone sees it: everything comes from there, sockets and sessions included, but for one
 * module. Nobody else can reach it, and nothing is changed there.
 * @param {{ portal: string, port: number, watched: import('./watched-module.mjs').Watched }} options
 * @returns {Promise<ShellProxy>}
 */
export async function startShellProxy({ portal, port, watched }) {
  const hosts = { portal: new URL(portal).host, here: `localhost:${port}` }
  const base = () => `/m/${watched.modulo().id}/locale/`
  const local = () => ({ modulo: watched.modulo(), base: base() })
  const asThere = (/** @type {import('node:http').ClientRequest} */ request) =>
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
  /** @type {Set<import('node:http').ServerResponse>} */
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

  /** @param {import('node:http').ServerResponse} response */
  function listen(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    open.add(response)
    response.on('close', () => open.delete(response))
  }
}

/** @param {import('node:http').ServerResponse} response @param {string} file */
function send(response, file) {
  if (!existsSync(file)) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
  createReadStream(file).pipe(response)
}

/** @param {import('node:http').IncomingMessage} answer */
const isHtml = ({ headers }) => (headers['content-type'] ?? '').startsWith('text/html')
const timeNow = () => new Date().toLocaleTimeString('it-IT')
