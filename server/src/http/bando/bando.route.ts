import { isId, momentInRome, publicBandoHref } from '@bandiera/domain'
import { publicBando, type PublicBando } from '@bandiera/policy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { PortalError } from '../../errors.ts'
import { bandoBody } from './body.ts'
import { cardPng } from '../../files/drawing/pictures.ts'
import { cardOf, cardVersion, headTagsOf } from './head-tags.ts'
import { PUBLIC_SCRIPT, PUBLIC_SCRIPT_PATH, publicPage, publicPolicy } from './page.ts'
import { isKept } from '../conditions.ts'
import { sendDrawn, versionOf } from '../../files/image-data.ts'
import { publicTenant, settingsOf } from '../../tenants/settings.ts'
import { claimsByCookie } from '../../accounts/visitor.ts'
import type { Tenant } from '../../tenants/tenant.ts'

interface Params {
  title: string
  id: string
}

/**
 * `GET /bando/:title/:id`: a public grant as a whole page (spec §2), without login; 404 unless it is public and published,
 * 301 to its present title. `GET /bando/:title/:id/immagine.png`: its card for messengers. `GET /bando-pubblico.js`: the one
 * script of that page.
 */
export function publicBandoRoutes(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.get(PUBLIC_SCRIPT_PATH, async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('text/javascript; charset=utf-8').send(PUBLIC_SCRIPT)
  })
  app.get<{ Params: Params }>('/bando/:title/:id', async (request, reply) => {
    const { tenant, params } = request
    const bando = await publicBandoOf(tenant, params.id)
    if (!bando) return sendPage(request, reply, await missingPage(tenant, params.id))
    const path = publicBandoHref(bando)
    if (request.url.split('?')[0] !== path) return reply.header('cache-control', 'no-cache').redirect(path, 301)
    return sendPage(request, reply, await bandoPage(bando, tenant, siteAddress(tenant.id, config, request)))
  })
  app.get<{ Params: Params }>('/bando/:title/:id/immagine.png', async (request, reply) => {
    const { tenant, params } = request
    const bando = await publicBandoOf(tenant, params.id)
    if (!bando) throw new PortalError('PAGE_MISSING')
    const settings = await settingsOf(tenant)
    const subject = { bando, momento: momentInRome(), ...publicTenant(settings) }
    const draw = () => cardPng(settings, cardOf(subject))
    return sendDrawn(request, reply, { version: cardVersion(subject), draw })
  })
}

async function publicBandoOf(tenant: Tenant, id: string): Promise<PublicBando | null> {
  if (!isId(id) || (await settingsOf(tenant)).moduli?.['bandi'] === false) return null
  const stored = await tenant.store.get('bandi', id)
  return stored && publicBando(stored.doc)
}

/** The public page of `/bando/{id}` for a visitor; the cookie is a hint, the portal's page asks for the session. */
export async function wayOfVisitor({ tenant, headers }: FastifyRequest, path: string): Promise<string | null> {
  const id = /^\/bando\/([0-9a-f]{24})\/?$/.exec(path)?.[1]
  if (!id) return null
  if (await claimsByCookie(tenant, headers.cookie)) return null
  const bando = await publicBandoOf(tenant, id)
  return bando && publicBandoHref(bando)
}

interface Page {
  status: 200 | 404
  policy: string
  html: string
}

async function bandoPage(bando: PublicBando, tenant: Tenant, site: string): Promise<Page> {
  const settings = await settingsOf(tenant)
  const looks = publicTenant(settings)
  const momento = momentInRome()
  const url = site + publicBandoHref(bando)
  return {
    status: 200,
    policy: publicPolicy(looks),
    html: publicPage({
      tenant: looks,
      settings,
      meta: headTagsOf({ bando, momento, nome: looks.nome, primary: looks.primary, site }),
      inside: `/bando/${bando._id}`,
      main: bandoBody({ bando, momento, url, mailContatti: settings.mailContatti }),
    }),
  }
}

/** The same words whether the grant is not public or does not exist. */
async function missingPage(tenant: Tenant, id: string): Promise<Page> {
  const settings = await settingsOf(tenant)
  const looks = publicTenant(settings)
  const inside = isId(id) ? `/bando/${id}` : '/bandi'
  const main =
    '<h1>Questa pagina non c’è</h1><p class="sottotitolo">Il bando non è pubblico, oppure non lo è più. ' +
    'Se hai un account lo trovi nel portale, se è tra quelli che puoi vedere.</p>'
  const meta = [`<title>Non trovato</title>`, '<meta name="robots" content="noindex">']
  const html = publicPage({ tenant: looks, settings, meta, inside, main })
  return { status: 404, policy: publicPolicy(looks), html }
}

/** A page may be kept but is asked for again: a grant can be withdrawn at any moment, and its days go by. */
function sendPage(request: FastifyRequest, reply: FastifyReply, { status, policy, html }: Page): FastifyReply {
  const etag = `W/"${versionOf(html)}"`
  void reply.code(status).header('content-security-policy', policy).type('text/html; charset=utf-8')
  if (status === 404) return reply.header('cache-control', 'no-store').send(html)
  void reply.header('cache-control', 'public, no-cache').header('vary', 'accept-encoding')
  return isKept(request, reply, { etag }) ? reply.code(304).send() : reply.send(html)
}

/** Without a final slash; scheme and port of `BANDIERA_PUBLIC_URL`, else of the request. */
export function siteAddress(
  tenantId: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: { protocol: string; host: string },
): string {
  const { protocol, port } = publicUrl
    ? new URL(publicUrl)
    : { protocol: `${request.protocol}:`, port: /:(\d+)$/.exec(request.host)?.[1] ?? '' }
  return `${protocol}//${tenantId}${port ? `:${port}` : ''}`
}
