import { brandSurface, type Settings, surfaces, whiteLabelOf } from '@bandiera/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PortalError } from '../errors.ts'
import { initialPng } from '../files/drawing/pictures.ts'
import { isKept } from '../http/conditions.ts'
import { type Image, imageOf, sendDrawn, versionOf } from '../files/image-data.ts'
import { type Bitmap, BITMAPS, bitmapVersion, iconsOf, iconSvg, maskIconSvg } from './icon.ts'
import { settingsOf, tenantImages } from './settings.ts'

/** A drawing that is opened by its address runs and loads nothing. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Public pictures of a tenant: `GET /icona.svg`, `/icona-maskable.svg`, the same as bitmaps (`/icona-192.png` and others),
 * `/manifest.webmanifest` and `/marchio/NAME` (images that its settings hold as data). With the version of the content
 * (`?v=`) browsers keep an answer for a year.
 */
export function whiteLabelRoutes(app: FastifyInstance): void {
  app.get('/icona.svg', async (request, reply) => {
    const settings = await settingsOf(request.tenant)
    const [{ src } = { src: '' }] = iconsOf(settings)
    if (src.startsWith('/icona.svg')) return sendImage(request, reply, svgImage(iconSvg(settings)))
    return reply.header('cache-control', 'no-cache').redirect(src)
  })
  app.get('/icona-maskable.svg', async (request, reply) =>
    sendImage(request, reply, svgImage(maskIconSvg(await settingsOf(request.tenant)))),
  )
  for (const name of Object.keys(BITMAPS) as Bitmap[])
    app.get(`/${name}`, async (request, reply) => {
      const settings = await settingsOf(request.tenant)
      const { side, purpose } = BITMAPS[name]
      // Apple's systems and launchers that cut icons want every corner filled
      const isCut = purpose === 'maskable' || name === 'icona-180.png'
      return sendDrawn(request, reply, {
        version: bitmapVersion(settings),
        draw: () => initialPng(settings, side, isCut),
      })
    })
  app.get('/manifest.webmanifest', async (request, reply) => {
    const body = Buffer.from(JSON.stringify(webManifest(await settingsOf(request.tenant))))
    return sendKept(request, reply, { type: 'application/manifest+json; charset=utf-8', body })
  })
  app.get<{ Params: { nome: string } }>('/marchio/:nome', async (request, reply) => {
    const image = imageOf(tenantImages(await settingsOf(request.tenant)).get(request.params.nome) ?? '')
    if (!image) throw new PortalError('PAGE_MISSING')
    return sendImage(request, reply, image)
  })
}

const svgImage = (svg: string): Image => ({ type: 'image/svg+xml', body: Buffer.from(svg) })

function sendImage(request: FastifyRequest, reply: FastifyReply, image: Image): FastifyReply {
  void reply.header('content-security-policy', IMAGE_POLICY)
  return sendKept(request, reply, image)
}

function sendKept(request: FastifyRequest, reply: FastifyReply, { type, body }: Image): FastifyReply {
  const version = versionOf(body)
  const isThis = (request.query as { v?: unknown }).v === version
  void reply.header('cache-control', isThis ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (isKept(request, reply, { etag: `"${version}"` })) return reply.code(304).send()
  return reply.type(type).send(body)
}

/** Letters that launchers show; a longer name is cut to its first word. */
const SHORT = 12

/** The portal installs under the tenant's own name, colour and icon. */
function webManifest(settings: Settings): object {
  const { nome, primary } = whiteLabelOf(settings)
  return {
    id: '/',
    name: nome,
    short_name: nome.length <= SHORT ? nome : (nome.split(/\s+/)[0] ?? nome),
    lang: 'it',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brandSurface('light', primary).main,
    background_color: surfaces.light.page,
    icons: iconsOf(settings).map((icon) => ({ sizes: 'any', ...icon })),
  }
}
