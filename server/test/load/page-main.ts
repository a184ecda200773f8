// The server with another page in the place of its own, as peers of `npm run bench -- boot` have. Nothing of it is in the product.
import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { buildApp } from '../../src/app.ts'
import { parseConfig } from '../../src/config.ts'
import { startServer } from '../../src/operations/start-server.ts'

const config = parseConfig(process.env)
const file = path.join(config.root, 'index.html')

await startServer(config, {
  progress: () => undefined,
  async buildApp(parts) {
    const app = await buildApp(parts)
    app.addHook('onRequest', async ({ headers }, reply) => {
      if (!headers.accept?.startsWith('text/html')) return
      await reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:")
        .send(await readFile(file, 'utf8'))
    })
    return app
  },
})
