import { firstRole } from '@bandiera/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { networkOf } from '../http/address.ts'
import { PortalError } from '../errors.ts'
import { checkedImage, IMAGE_TYPES } from './check-image.ts'
import { type Incoming, uploadIn } from './receive.ts'
import { isKept } from '../http/conditions.ts'
import { addPart } from '../http/part.ts'
import { takeRawBodies } from '../http/bodies.ts'
import { visitorBySession } from '../accounts/visitor.ts'
import { takeUpload } from './upload-document.ts'

const LIMIT = 2 * 1024 * 1024
const PER_MINUTE = 30
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
const NAME = /^[0-9a-f]{64}\.(png|jpg|gif|webp|svg)$/
/** Roles that decide how a tenant looks may upload drawings, the others only photos. */
const DESIGNERS = ['admin', 'editore']

/**
 * `POST /api/immagini`: an image as the body, up to 2 MB, PNG, JPEG, GIF or WebP, for admin and editore also a plain SVG;
 * answers `{ indirizzo }`, its address on this site. Needs the session token; 30 a minute for one user.
 * `GET /immagini/:nome`: the image, without login, kept for ever: the name is the hash of its content.
 */
export async function imagesRoutes(app: FastifyInstance): Promise<void> {
  const keyGenerator = ({ proven, address }: FastifyRequest) => proven || networkOf(address)
  const rateLimit = { max: PER_MINUTE, timeWindow: '1 minute', keyGenerator }
  await addPart(app, 'immagini', async (part) => {
    takeRawBodies(part)
    part.post('/api/immagini', { config: { rateLimit } }, async ({ tenant, headers, body }) => {
      const { usr } = await visitorBySession(tenant, headers.authorization)
      return takeUpload({ tenant, usr }, uploadIn(body, headers, LIMIT), async (incoming) => {
        const name = `${incoming.sha256}.${await extensionOf(incoming, firstRole(usr.role) ?? '')}`
        return tenant.files.keep('immagini', name, incoming, async () => {
          await tenant.quota.imageKept(name, { da: usr._id, byte: incoming.byte })
          return { indirizzo: `/immagini/${name}` }
        })
      })
    })
  })
  app.get<{ Params: { nome: string } }>('/immagini/:nome', async (request, reply) => {
    const { nome } = request.params
    const file = NAME.test(nome) ? await request.tenant.files.find('immagini', nome) : null
    if (!file) throw new PortalError('PAGE_MISSING')
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', IMAGE_POLICY)
    if (isKept(request, reply, { etag: `"${nome}"` })) return reply.code(304).send()
    const type = IMAGE_TYPES[path.extname(nome).slice(1) as keyof typeof IMAGE_TYPES]
    return reply.type(type).header('content-length', file.byte).send(createReadStream(file.path))
  })
}

async function extensionOf({ path: file }: Incoming, role: string): Promise<string> {
  const kind = checkedImage(await readFile(file))
  // what is kept has an address, and AVIF none
  if (kind === 'avif' || (kind === 'svg' && !DESIGNERS.includes(role))) throw new PortalError('IMAGE_TYPE')
  return kind
}
