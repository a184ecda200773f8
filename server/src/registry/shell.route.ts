import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import type { PinnedShells } from './shell/pinned-shells.ts'

/**
 * For whoever has a key or operates. `GET /api/registro/shell`: `{shell: PinnedShell[]}`, the shells that servers of this portal
 * have, with the hash of every file. `GET /api/registro/shell/:mark/:file`: one of these files, as it was built.
 */
export function shellRoutes(part: FastifyInstance, shells: PinnedShells): void {
  part.get('/api/registro/shell', async () => ({ shell: await shells.list() }))
  part.get<{ Params: { mark: string; file: string } }>('/api/registro/shell/:mark/:file', async (request, reply) => {
    const { mark, file } = request.params
    const bytes = await shells.file(mark, file)
    if (!bytes) throw new PortalError('SHELL_MISSING', mark, file)
    return reply.type('application/octet-stream').send(bytes)
  })
}
