// @ts-check
import { join } from 'node:path'
import { shellConfig } from '../../webpack/shell.mjs'
import { root } from '../run.mjs'
import { startCompiler } from './compiler.mjs'

/** The page of a built portal names hashed files; here the same files change under one name. */
const HASHED_FILE = /^\/s\/([\w-]+)\.[0-9a-f]{8}\.js/
const HERE = ['/s/', '/ws']

/**
 * Serves the shell from its sources, with hot reload, and everything else from a portal, sockets included. A header
 * tells that portal which modules are served elsewhere (server/src/routes/page/dev-modules.ts).
 * @param {{ port: number, portal: string, modules: () => string }} options `modules`: value of the header now
 */
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
