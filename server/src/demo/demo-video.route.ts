import type { FastifyInstance } from 'fastify'
import * as path from 'node:path'
import type { Config } from '../config.ts'

const DEMO_VIDEO = '/demo/benvenuto.webm'
const DEMO_CAPTIONS = '/demo/benvenuto.vtt'

/** `GET /demo/benvenuto.webm` and its captions: the film of the demo tenants. A server in production has none. */
export function demoVideoRoutes(app: FastifyInstance, { production, root }: Pick<Config, 'production' | 'root'>): void {
  if (production) return
  const folder = path.join(root, 'mf-tutorial', 'demo')
  for (const address of [DEMO_VIDEO, DEMO_CAPTIONS]) {
    app.get(address, (_request, reply) => {
      const type = address === DEMO_CAPTIONS ? 'text/vtt; charset=utf-8' : 'video/webm'
      return reply.type(type).header('cache-control', 'no-cache').sendFile(path.basename(address), folder)
    })
  }
}
