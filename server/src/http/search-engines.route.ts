import { publicBandoHref } from '@bandiera/domain'
import { publicBando } from '@bandiera/policy'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { siteAddress } from './bando/bando.route.ts'
import { escapeHtml } from './page/html.ts'
import { settingsOf } from '../tenants/settings.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** The protocol of sitemaps allows no more in one file (https://www.sitemaps.org/protocol.html). */
const MOST = 50_000

/** `GET /robots.txt` opens the login and public grants to search engines; `GET /sitemap.xml` names them. */
export function searchEngineRoutes(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const sitemaps = new WeakMap<Tenant, { seq: number; paths: string[] }>()
  app.get('/robots.txt', async (request, reply) => {
    const site = siteAddress(request.tenant.id, config, request)
    const lines = [
      'User-agent: *',
      'Allow: /login',
      'Allow: /bando/',
      'Disallow: /',
      '',
      `Sitemap: ${site}/sitemap.xml`,
    ]
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const { tenant } = request
    const seq = await tenant.store.seq()
    const known = sitemaps.get(tenant)
    // the whole collection is read once for each state of the database
    const paths = known?.seq === seq ? known.paths : await publicPaths(tenant)
    sitemaps.set(tenant, { seq, paths })
    const site = siteAddress(tenant.id, config, request)
    const urls = paths.map((path) => `<url><loc>${escapeHtml(site + path)}</loc></url>`).join('')
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(
        '<?xml version="1.0" encoding="UTF-8"?>\n' +
          `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
      )
  })
}

async function publicPaths(tenant: Tenant): Promise<string[]> {
  const paths = ['/login']
  if ((await settingsOf(tenant)).moduli?.['bandi'] === false) return paths
  for await (const { doc } of tenant.store.scan('bandi')) {
    const bando = publicBando(doc)
    if (bando) paths.push(publicBandoHref(bando))
    if (paths.length === MOST) break
  }
  return paths
}
