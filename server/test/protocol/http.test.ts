import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, type Person } from './world.ts'

let root: string
let portal: TestPortal
const HASHED = 'main.0123abcd.js'
const modulo = (id: string, over: object = {}) => ({
  schema: 1,
  id,
  version: '1.2.0',
  container: id.replace('mf-', ''),
  entry: 'remoteEntry.js',
  contract: 1,
  features: { [id]: { label: id, on: true } },
  routes: [{ path: `/${id}`, ref: 'elenco', title: id, feature: id }],
  menu: [],
  slots: [],
  files: { 'remoteEntry.js': { size: 1, sri: 'sha384-AAA' } },
  preload: ['remoteEntry.js'],
  screens: { elenco: ['schermo.js'] },
  ...over,
})

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bandiera-root-'))
  const put = async (file: string, content: string | object): Promise<void> => {
    const full = path.join(root, file)
    await mkdir(path.dirname(full), { recursive: true })
    await writeFile(full, typeof content === 'string' ? content : JSON.stringify(content))
  }
  await put('shell/dist/shell.json', { scripts: [`/s/${HASHED}`] })
  await put(`shell/dist/${HASHED}`, 'plain')
  await put(`shell/dist/${HASHED}.br`, 'brotli')
  await put(`shell/dist/${HASHED}.gz`, 'gzip')
  await put('shell/dist/worker.js', 'plain')
  await put('shell/secret.txt', 'secret')
  await put('mf-uno/dist/module.json', modulo('mf-uno'))
  await put('mf-uno/dist/remoteEntry.js', 'uno')
  await put('mf-due/dist/modulo.json', modulo('mf-due', { features: { due: { label: 'Due', on: false } } }))
  await put('mf-due/dist/remoteEntry.js', 'due')
  await put('mf-rotto/dist/modulo.json', '{')
  portal = await startPortal({ tenants: ['localhost', 'sofabis.localhost'], env: { BANDIERA_ROOT: root } })
  await fillWorld(portal.tenant('localhost'))
})
afterAll(async () => {
  await portal.stop()
  await rm(root, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { host: `localhost:${portal.port}`, ...headers } })
const setSettings = (over: object, tenant = 'localhost'): Promise<unknown> =>
  portal.tenant(tenant).documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('settings', tenant))!
    await writer.replace('settings', { ...doc, ...over })
  })
const bearer = async (person: Person): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${(await portal.tenant('localhost').sessions.start(people[person])).token}`,
})
const manifestIn = (page: string) => {
  const [, json] = /<script type="application\/json" id="bandiera-manifest"[^>]*>(.*?)<\/script>/s.exec(page) ?? []
  return JSON.parse(json!) as { tenant: object; features: string[]; modules: { id: string; base: string }[] }
}

describe('the page', () => {
  it('carries the tenant, its modules and its scripts, and runs nothing else', async () => {
    await setSettings({ nome: 'Studio </script> & Co', colors: { primary: '#0a7d55' } })
    const page = await get('/dashboard', { accept: 'text/html' })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<title>Studio &lt;/script&gt; &amp; Co</title>')
    expect(page.body).toContain('<meta name="theme-color" content="#0a7d55"')
    expect(page.body).toContain(`<script defer src="/s/${HASHED}"></script>`)
    const manifest = manifestIn(page.body)
    expect(manifest.tenant).toMatchObject({ id: 'localhost', nome: 'Studio </script> & Co' })
    expect(manifest.features).toEqual(['mf-uno'])
    expect(manifest.modules).toMatchObject([{ id: 'mf-uno', base: '/m/mf-uno/1.2.0/' }])
    const policy = String(page.headers['content-security-policy'])
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`)
    expect(policy).toContain(`connect-src 'self' ws://localhost:${portal.port} wss://localhost:${portal.port};`)
    expect(policy).toMatch(/frame-src 'none'; frame-ancestors 'none';.*object-src 'none'/)
    const inline = [...page.body.matchAll(/<(?:script|style)(?![^>]*src)[^>]*>/g)].map(([tag]) => tag)
    expect(inline).toHaveLength(4)
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`)
    expect((await get('/aziende')).headers['content-security-policy']).not.toBe(policy)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s where the client takes it', async (encoding, unpack) => {
    const page = await get('/', { 'accept-encoding': encoding })
    expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(unpack(page.rawPayload).toString()).toContain('<!doctype html>')
  })

  it('preloads the files of the screen that its path opens', async () => {
    const { body } = await get('/mf-uno')
    expect(body).toContain('href="/m/mf-uno/1.2.0/remoteEntry.js" integrity="sha384-AAA"')
    expect(body).toContain('href="/m/mf-uno/1.2.0/schermo.js"')
    expect((await get('/altro')).body).not.toContain('href="/m/')
  })

  it('answers 404 where the tenant has no page, with the portal that says so', async () => {
    expect((await get('/mf-uno')).statusCode).toBe(200)
    const missing = await get('/aziende')
    expect(missing.statusCode).toBe(404)
    expect(manifestIn(missing.body).modules).toMatchObject([{ id: 'mf-uno' }])
  })

  it('frames only what the settings name, and only over https', async () => {
    await setSettings({
      cornici: ['https://rent.example/x', 'http://no.example', "https://a.b; script-src 'unsafe-inline'"],
    })
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain('frame-src https://rent.example;')
    expect(policy).not.toContain('unsafe-inline')
  })

  it('is not given for files, data and other methods', async () => {
    for (const url of ['/favicon.ico', '/api/niente', '/s/', '/m/x', '/sync/altro'])
      expect((await get(url)).statusCode).toBe(404)
    const posted = await portal.app.inject({ method: 'POST', url: '/aziende', headers: { host: 'localhost' } })
    expect(posted.statusCode).toBe(404)
  })
})

describe('a module', () => {
  const entry = '/m/mf-due/1.2.0/remoteEntry.js'
  it('does not exist for a tenant until one of its features is on', async () => {
    expect((await get(entry)).statusCode).toBe(404)
    await setSettings({ moduli: { due: true, 'mf-uno': false } })
    expect((await get(entry)).body).toBe('due')
    expect((await get('/m/mf-uno/1.2.0/remoteEntry.js')).statusCode).toBe(404)
    expect(manifestIn((await get('/')).body).modules.map(({ id }) => id)).toEqual(['mf-due'])
    expect((await get(entry, { host: 'sofabis.localhost' })).statusCode).toBe(404)
    await setSettings({ moduli: {} })
  })

  it('is served at its own version only, with the description that a page asks for that goes back to it', async () => {
    expect((await get('/m/mf-uno/1.1.0/remoteEntry.js')).statusCode).toBe(404)
    expect((await get('/m/mf-uno/1.2.0/modulo.json')).json()).toMatchObject({ id: 'mf-uno', version: '1.2.0' })
  })

  it('loads from a development server when the header says so, and the policy lets that one in', async () => {
    const server = createServer((_request, response) => response.end(JSON.stringify(modulo('mf-uno', { files: {} }))))
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    const page = await get('/', { 'x-bandiera-dev': `mf-uno=${origin}/m/mf-uno/dev/` })
    expect(manifestIn(page.body).modules).toMatchObject([{ id: 'mf-uno', base: `${origin}/m/mf-uno/dev/` }])
    expect(page.headers['content-security-policy']).toContain(`'unsafe-eval' ${origin};`)
    await new Promise((resolve) => server.close(resolve))
  })

  it('is taken from no server of another machine and from none that is silent', async () => {
    const evil = await get('/', { 'x-bandiera-dev': 'mf-uno=http://evil.example/m/mf-uno/dev/' })
    expect([evil.statusCode, evil.json()]).toEqual([400, expect.objectContaining({ error_code: 'REQUEST_INVALID' })])
    const silent = await get('/', { 'x-bandiera-dev': 'mf-uno=http://localhost:9/m/mf-uno/dev/' })
    expect(silent.json()).toMatchObject({ error_code: 'DEV_MODULE', error: expect.stringContaining('mf-uno') })
  })
})

describe('a static file', () => {
  it('is compressed as the client takes it, and is kept for a year when its name holds a hash', async () => {
    const file = `/s/${HASHED}`
    const brotli = await get(file, { 'accept-encoding': 'gzip, br' })
    expect([brotli.body, brotli.headers['content-encoding']]).toEqual(['brotli', 'br'])
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(brotli.headers['content-type']).toContain('javascript')
    expect((await get(file, { 'accept-encoding': 'gzip' })).body).toBe('gzip')
    expect((await get(file)).body).toBe('plain')
  })

  it('without a hash is asked for again and answered by its ETag', async () => {
    const first = await get('/s/worker.js')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await get('/s/worker.js', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect((await get('/s/worker.js', { range: 'bytes=999-' })).body).toBe('plain')
    expect((await get('/s/worker.js', { 'if-match': '"x"' })).json()).toMatchObject({ error_code: 'REQUEST_STALE' })
  })

  it.each([
    '/s/../secret.txt',
    '/s/%2e%2e/secret.txt',
    '/s/..%2fsecret.txt',
    '/s/%00',
    '/s//etc/passwd',
    '/s/shell.json',
  ])('is not reached by %s', async (url) => {
    const { statusCode, body } = await get(url)
    expect([400, 404]).toContain(statusCode)
    expect(body).not.toContain('secret')
  })
})

describe('every answer', () => {
  it('belongs to a known host: another gets a clear page or JSON', async () => {
    const page = await get('/', { host: 'evil.example', accept: 'text/html' })
    expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('non c’è nessun portale')])
    const json = await get('/sync/pull', { host: 'evil.example' })
    expect(json.json()).toMatchObject({ error_code: 'HOST_UNKNOWN' })
    expect((await get('/healthz', { host: 'evil.example' })).json()).toEqual({ ok: true })
  })

  it('cannot be framed, sniffed or shared with another site', async () => {
    for (const url of ['/', '/sync/pull', '/healthz', `/s/${HASHED}`]) {
      const { headers } = await get(url)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  it('about an error of ours says nothing of it', async () => {
    const { store } = portal.tenant('localhost')
    const broken = jest.spyOn(store, 'get').mockRejectedValue(new Error('secret path /var/data'))
    const answer = await get('/')
    broken.mockRestore()
    expect([answer.statusCode, answer.json()]).toEqual([500, expect.objectContaining({ error_code: 'SERVER_FAILED' })])
    expect(answer.body).not.toContain('secret')
  })

  it('tells when the database cannot be written', async () => {
    const probe = jest.spyOn(portal.tenant('localhost').store, 'probe').mockRejectedValue(new Error('disk'))
    const answers = await Promise.all(Array.from({ length: 64 }, () => get('/readyz')))
    expect([answers.map(({ statusCode }) => statusCode), probe.mock.calls.length]).toEqual([Array(64).fill(503), 1])
    // the answer names no tenant
    expect(answers[0]!.json()).toEqual({ ok: false, code: 'SERVER_FAILED', reason: expect.any(String) })
    probe.mockRestore()
    const sound = await startPortal()
    expect((await sound.app.inject('/readyz')).json()).toEqual({ ok: true, tenants: 1 })
    await sound.stop()
  })

  it('to a malformed or too large body is in Italian', async () => {
    const post = (payload: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/client/v2.0/app/bandiera/auth/providers/local-userpass/login',
        headers: { host: 'localhost', 'content-type': 'application/json' },
        payload,
      })
    expect((await post('{')).json()).toMatchObject({ error_code: 'REQUEST_INVALID' })
    expect((await post(`"${'x'.repeat(1_000_001)}"`)).json()).toMatchObject({ error_code: 'REQUEST_LARGE' })
  })
})

describe('logins over HTTP', () => {
  it('are limited per address, tokens that are good apart', async () => {
    const limited = await startPortal({ loginsPerMinute: 1, fill: fillWorld })
    const { token: good } = await limited.tenant('localhost').sessions.start(people.gestore)
    const post = (token = 'x') =>
      limited.app.inject({
        method: 'POST',
        url: '/api/client/v2.0/app/bandiera/auth/providers/custom-token/login',
        headers: { host: 'localhost' },
        payload: { token },
      })
    for (let n = 0; n < 3; n++) expect((await post(good)).statusCode).toBe(200)
    expect((await post()).statusCode).toBe(401)
    expect((await post()).json()).toMatchObject({
      error_code: 'REQUEST_TOO_MANY',
      error: expect.stringMatching(/\d+ secondi/),
    })
    expect((await post(good)).statusCode).toBe(200)
    await limited.stop()
  })
})

describe('the portal’s own endpoints', () => {
  it('import grants for editore and admin only', async () => {
    const post = async (person: Person, query = '') =>
      portal.app.inject({
        method: 'POST',
        url: `/api/import/incentivi${query}`,
        headers: { host: 'localhost', ...(await bearer(person)) },
        payload: [],
      })
    expect((await post('gestore')).json()).toMatchObject({ error_code: 'ROLE_REFUSED' })
    expect((await post('editore', '?prova=1')).json()).toMatchObject({ error_code: 'IMPORT_FILE' })
    const headers = { host: 'localhost' }
    expect((await portal.app.inject({ method: 'POST', url: '/api/import/incentivi', headers })).statusCode).toBe(401)
  })

  it('look up comuni and activity codes for every signed-in user', async () => {
    const comuni = await get('/api/riferimenti/comuni?q=dalmine', await bearer('gestore'))
    expect(comuni.json()).toMatchObject([{ codice: '016091', nome: 'Dalmine', sigla: 'BG' }])
    const ateco = await get('/api/riferimenti/ateco?q=meccanica&versione=2007', await bearer('gestore'))
    expect(ateco.json()[0]).toMatchObject({ titolo: expect.stringContaining('meccanica'), versione: '2007' })
    expect((await get('/api/riferimenti/comuni?q=mila')).statusCode).toBe(401)
    const wrong = await get('/api/riferimenti/ateco?versione=1991', await bearer('gestore'))
    expect(wrong.json()).toMatchObject({ error_code: 'REQUEST_INVALID' })
  })
})
