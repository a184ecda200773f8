import { brandColours, contrast, hex } from '@bandiera/domain'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { startPortal, type TestPortal } from './portal.ts'
import { bytesOf } from './send-file.ts'

let root: string
let portal: TestPortal
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bandiera-root-'))
  await mkdir(path.join(root, 'shell/dist'), { recursive: true })
  await writeFile(path.join(root, 'shell/dist/shell.json'), '{"scripts":[]}')
  portal = await startPortal({ tenants: ['localhost', 'sofabis.localhost'], env: { BANDIERA_ROOT: root } })
})
afterAll(async () => {
  await portal.stop()
  await rm(root, { recursive: true })
})

const get = (url: string, { host = 'localhost', ...headers }: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { host, ...headers } })
const setSettings = (over: object, tenant = 'localhost'): Promise<unknown> =>
  portal.tenant(tenant).documents.transact(null, async (writer) => {
    await writer.replace('settings', { _id: tenant, nome: tenant, ...over })
  })
const manifestOf = async (host?: string) => (await get('/manifest.webmanifest', host ? { host } : {})).json()
const tenantIn = (page: string) => {
  const [, json] = /id="bandiera-manifest"[^>]*>(.*?)<\/script>/s.exec(page) ?? []
  return (JSON.parse(json!) as { tenant: Record<string, unknown> }).tenant
}
const LINK = /<link rel="(icon|apple-touch-icon|manifest)"(?: type="[^"]*")? href="([^"]*)">/g
const linksIn = (page: string) => Object.fromEntries([...page.matchAll(LINK)].map(([, rel, href]) => [rel, href]))
const PNG = `data:image/png;base64,${bytesOf.png.toString('base64')}`

describe('the page of a tenant', () => {
  it('has name, brand for both themes, slides and floating link in the first answer', async () => {
    const slides = [{ titolo: 'Tutto <qui>', testo: 'Testo' }, { titolo: 'E qui' }]
    const staticLink = { text: 'Chiedi', url: 'https://aiuto.example/' }
    await setSettings({ nome: 'Studio Alfa', colors: { primary: '#ffcc00' }, slides, staticLink, pesi: { ateco: 3 } })
    const { body } = await get('/login')
    for (const mode of ['light', 'dark'] as const)
      expect(body).toContain(`--marchio:${brandColours(mode, '#ffcc00').main}`)
    expect(body).toContain('<div class="bs-n">Studio Alfa</div>')
    expect(body).toContain('<strong>Tutto &lt;qui&gt;</strong>')
    expect(body).toContain('<meta name="theme-color" content="#ffcc00" data-light="#ffcc00" data-dark="#171c22">')
    expect(tenantIn(body)).toEqual({
      id: 'localhost',
      nome: 'Studio Alfa',
      primary: '#ffcc00',
      slides,
      staticLink,
      linkEsterni: [],
    })
  })

  it('shows the logo of each theme as an image, never as markup', async () => {
    const svg = 'data:image/svg+xml,%3Csvg%20id=%22x%22/%3E'
    await setSettings({ nome: 'Alfa', logo: { chiaro: svg, scuro: '/s/scuro.svg' } })
    const { body } = await get('/')
    expect(body).toContain(`<img class="bs-g" src="${svg}" alt="Alfa"><img class="bs-k" src="/s/scuro.svg" alt="Alfa">`)
    expect(body).not.toContain('<svg id')
    expect(tenantIn(body)['logo']).toEqual({ chiaro: svg, scuro: '/s/scuro.svg' })
  })

  it('gives large images an address, where the browser keeps them', async () => {
    const large = Buffer.concat([bytesOf.png, Buffer.alloc(9000)])
    const img = `data:image/png;base64,${large.toString('base64')}`
    await setSettings({ logo: img, slides: [{ titolo: 'a' }, { titolo: 'b', img, alt: 'Due persone' }] })
    const { body } = await get('/')
    expect(body).not.toContain('AAAA')
    const { logo, slides } = tenantIn(body) as { logo: { chiaro: string }; slides: { img: string }[] }
    expect(slides[1]!.img).toMatch(/^\/marchio\/diapositiva-2\?v=[0-9a-f]{12}$/)
    const image = await get(logo.chiaro)
    expect(image.rawPayload).toEqual(large)
    expect(image.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  it('draws a visitor’s skeleton where the path is public and the login elsewhere', async () => {
    await setSettings({ slides: [{ titolo: 'Benvenuto' }] })
    expect((await get('/aziende')).body).toContain('class="bs bs-o bs-l"')
    expect((await get('/privacy')).body).not.toContain('bs-l"')
  })
})

describe('the icon', () => {
  it('is the initial on the brand, with text that reads', async () => {
    await setSettings({ nome: 'élite & soci', colors: { primary: '#ffee58' } })
    const icon = await get('/icona.svg')
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
    const [, fill, text] = /fill="(#\w+)".*fill="(#\w+)">É</s.exec(icon.body) ?? []
    expect(fill).toBe('#ffee58')
    expect(contrast(hex(fill!), hex(text!))).toBeGreaterThanOrEqual(4.5)
    expect((await get('/icona-maskable.svg')).body).toContain('rx="0"')
  })

  it('is kept for a year at the version that the page names, and answered by its ETag without one', async () => {
    const { icon } = linksIn((await get('/')).body)
    expect((await get(icon!)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { etag } = (await get('/icona.svg')).headers
    expect((await get('/icona.svg', { 'if-none-match': String(etag) })).statusCode).toBe(304)
    await setSettings({ nome: 'Zeta' })
    expect((await get(icon!)).headers['cache-control']).toBe('no-cache')
  })

  it('is served as a bitmap too, which Apple’s systems and launchers ask for', async () => {
    await setSettings({ nome: 'Élite', colors: { primary: '#ffee58' } })
    const touch = linksIn((await get('/')).body)['apple-touch-icon']!
    expect(touch).toMatch(/^\/icona-180\.png\?v=/)
    const answer = await get(touch)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([180, 180])
    await setSettings({ nome: 'Zeta' })
    expect((await get(touch)).headers['cache-control']).toBe('no-cache')
    expect((await get(touch)).rawPayload.equals(answer.rawPayload)).toBe(false)
  })

  it('is the tenant’s own image when settings name one', async () => {
    await setSettings({ logo: { chiaro: '/s/l.svg', icona: PNG } })
    const { icon, 'apple-touch-icon': touch } = linksIn((await get('/')).body)
    expect([icon, touch]).toEqual([expect.stringMatching(/^\/marchio\/icona\?v=/), icon])
    expect((await get(icon!)).rawPayload).toEqual(bytesOf.png)
    expect((await get('/icona.svg')).headers.location).toBe(icon)
    expect((await get('/icona-maskable.svg')).body).toContain(
      `<image x="6" y="6" width="20" height="20" href="${PNG}"/>`,
    )
    expect((await manifestOf()).icons).toMatchObject([{ src: icon, purpose: 'any' }, { purpose: 'maskable' }])
  })
})

it('says of itself what it is, for search engines', async () => {
  await setSettings({ nome: 'Rossi & Bianchi' })
  expect((await get('/login')).body).toMatch(/<meta name="description" content="Rossi &amp; Bianchi: [^"]{40,}">/)
})

describe('the web manifest', () => {
  it('has name, colours, icons and scope of the tenant', async () => {
    await setSettings({ nome: 'Affitti e Bandi', colors: { primary: '#a8471a' } })
    const answer = await get('/manifest.webmanifest')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String),
    })
    expect(answer.json()).toMatchObject({
      name: 'Affitti e Bandi',
      short_name: 'Affitti',
      lang: 'it',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#a8471a',
      background_color: '#f7f8fa',
      icons: [
        { src: expect.stringMatching(/^\/icona\.svg\?v=/), type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
        { src: expect.stringMatching(/^\/icona-maskable\.svg\?v=/), sizes: 'any', purpose: 'maskable' },
        ...[180, 192, 512].map((side) => ({
          src: expect.stringMatching(`^/icona-${side}\\.png\\?v=`),
          type: 'image/png',
          sizes: `${side}x${side}`,
          purpose: 'any',
        })),
        { src: expect.stringMatching(/^\/icona-maskable\.png\?v=/), sizes: '512x512', purpose: 'maskable' },
      ],
    })
    expect((await get('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  })

  it('says nothing of another tenant', async () => {
    await setSettings({ nome: 'Segreto Srl', logo: { chiaro: '/a.svg', icona: PNG } }, 'sofabis.localhost')
    expect(JSON.stringify(await manifestOf())).not.toMatch(/Segreto|marchio/)
    expect(await manifestOf('sofabis.localhost')).toMatchObject({ name: 'Segreto Srl' })
    expect((await get('/marchio/icona')).statusCode).toBe(404)
  })

  it.each(['/manifest.webmanifest', '/icona.svg', '/icona-maskable.svg', '/marchio/icona'])(
    '%s is refused to an unknown host',
    async (url) => {
      expect((await get(url, { host: 'evil.example' })).json()).toMatchObject({ error_code: 'HOST_UNKNOWN' })
    },
  )
})

describe('settings of a white label', () => {
  it('are refused with the name of the field when the page could not show them', async () => {
    await expect(setSettings({ logo: { chiaro: 'https://cdn.example/l.svg' } })).rejects.toMatchObject({
      code: 'RECORD_INVALID',
      message: expect.stringMatching(/logo\.chiaro.*immagine di questo sito/),
    })
    await expect(setSettings({ colors: { primary: 'verde' } })).rejects.toThrow(/colors\.primary.*#rrggbb/)
  })

  it('that older releases stored are shown as far as they are safe', async () => {
    const { store } = portal.tenant('localhost')
    const old = { _id: 'localhost', nome: 'Vecchio', logo: 'https://cdn.example/l.svg', colors: { primary: 'verde' } }
    await store.transact(null, (tx) => tx.put('settings', old, ['all'], 'replace'))
    const { body } = await get('/')
    expect(body).not.toContain('cdn.example')
    expect(body).toContain('<div class="bs-n">Vecchio</div>')
  })
})
