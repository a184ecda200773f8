// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { PALCO, pageOf, palcoSource, TENANT } from './page-of.mjs'

/** @typedef {{ _id: string, name: string, role: Record<string, unknown> }} Usr */
/**
 * @typedef {object} Esempio an example as it was published
 * @property {string} slot
 * @property {string} ref
 * @property {string} titolo
 * @property {Record<string, unknown>} props
 * @property {Usr} chi
 * @property {string} oggi
 * @property {string} [dove]
 * @property {string} [variante]
 * @property {Record<string, { _id: string }[]>} [record]
 * @property {Record<string, unknown>} [risposte]
 * @property {string[]} mostra
 */
/** @typedef {{ modulo: Record<string, any>, folder: string }} Built a built module and where its files are */
/** @typedef {{ shell: string, module: Built, esempio: Esempio }} Scene what is on stage: the folder of a shell, a module, one example */

const TYPES = /** @type {const} */ ({ js: 'text/javascript; charset=utf-8', json: 'application/json' })

/**
 * A server on this computer that knows one page: the portal of a tenant that has the module on stage and nothing else. It
 * answers what the example says; nothing of a real portal takes part.
 */
export async function openStage() {
  /** @type {Scene | undefined} */
  let scene
  /** @type {string[]} */
  let unanswered = []
  const server = createServer((request, response) => {
    if (!scene) return response.writeHead(503).end()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const send = (/** @type {string | Buffer} */ body, /** @type {string} */ type) =>
      response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(body)
    if (pathname === '/sync/pull') return send(pulled(scene, searchParams), 'application/x-ndjson')
    if (pathname === '/sync/manifest') return send(line({ ep: 'esempio', cursor: 1 }), 'application/x-ndjson')
    const file = fileAt(pathname, scene)
    if (file) return send(file, pathname.endsWith('.json') ? TYPES.json : TYPES.js)
    const answer = answerAt(pathname, scene)
    if (answer !== undefined) return send(JSON.stringify(answer), TYPES.json)
    if (/^\/(?:api|sync|m|s)\//.test(pathname)) {
      if (pathname.startsWith('/api/') && !QUIET.test(pathname)) unanswered.push(`${request.method} ${pathname}`)
      return response.writeHead(404, { 'content-type': TYPES.json }).end('{"error":"L’esempio non risponde a questo."}')
    }
    return send(pageOf(scene), 'text/html; charset=utf-8')
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', () => resolve(null)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://localhost:${port}`,
    /** @param {Scene} next */
    set(next) {
      scene = next
      unanswered = []
    },
    /** Questions to which the example has no answer. */
    unanswered: () => unanswered,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** What a page asks by itself, whatever is on it. */
const QUIET = /^\/api\/(?:moduli|client)\//
/** As strict as the portal's own, and nothing but this computer: code of others is replayed here too. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-esempio'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' ws:",
  "worker-src 'self' blob:",
].join('; ')

/** @param {string} path @param {Scene} scene */
function fileAt(path, { shell, module, esempio }) {
  const [, place, id, ...rest] = path.split('/')
  if (place === 'm' && id === PALCO.id) return palcoSource(esempio)
  const folder = place === 's' ? shell : place === 'm' ? module.folder : null
  const name = basename(place === 's' ? path : rest.join('/'))
  if (!folder || name === '' || !existsSync(join(folder, name))) return null
  return readFileSync(join(folder, name))
}

/** @param {string} path @param {Scene} scene */
function answerAt(path, { esempio }) {
  const tables = { '/api/riferimenti/variazioni': {}, '/api/riferimenti/raccordo-ateco': null }
  const answers = { ...tables, '/api/moduli/uso': {}, ...esempio.risposte }
  return Object.hasOwn(answers, path) ? Reflect.get(answers, path) : undefined
}

/** The whole view of whoever is signed in. @param {Scene} scene @param {URLSearchParams} question */
function pulled({ esempio }, question) {
  const { record = {}, chi, variante } = esempio
  const settings = { nome: 'Esempio', ...record.settings?.[0], _id: TENANT, ...(variante && { variante }) }
  const all = { ...record, usr: [chi, ...(record.usr ?? [])], settings: [settings] }
  const asked = question.get('colls')?.split(',') ?? []
  const changes = Object.entries(all)
    .filter(([coll]) => asked.includes(coll))
    .flatMap(([c, records]) => records.map((d) => ({ o: 'u', c, d, rev: 1 })))
  return [
    line({ hold: {} }),
    line({ ch: changes }),
    line({ ep: 'esempio', cursor: 1, snapshot: true, counts: {}, modes: {} }),
  ].join('')
}

/** @param {unknown} value */
const line = (value) => `${JSON.stringify(value)}\n`
