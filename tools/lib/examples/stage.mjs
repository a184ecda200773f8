import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ _id: string, name: string, role: Record<string, unknown> }} Usr */
/** An example as it was published.
 * @typedef {{ slot: string, ref: string, titolo: string, props: Record<string, unknown>, chi: Usr, oggi: string,
 *   dove?: string, variante?: string, record?: Record<string, { _id: string }[]>, risposte?: Record<string, unknown>,
 *   mostra: string[] }} Example */
/** @typedef {{ manifest: Record<string, any>, folder: string }} Built a built module and where its files are */
/** @typedef {{ shell: string, module: Built, example: Example }} Scene what is on stage: the folder of a shell, a module, one example */

const TENANT = 'esempio.localhost'
/** The module that gives a part the place that another module would give it. */
const PLACE = { id: 'mf-palco', version: '1.0.0', container: 'palco_1_0_0', entry: 'palco.js' }
const SOURCE = readFileSync(fileURLToPath(new URL('stage-module.js', import.meta.url)), 'utf8')
/** Slots whose place is the shell's own, and where on its pages that is: examples of them get what the shell gives. @type {Record<string, string>} */
export const OF_THE_SHELL = {
  'dashboard.widget': 'main',
  comandi: '[role=dialog]',
  ricerca: '[role=dialog]',
  avvisi: 'body',
}
/** Slots whose parts are a window of their own. @type {Record<string, string>} */
export const WINDOWS = { 'aziende.pratiche': '[role=dialog]' }
/** What a slot calls back with, by name: the page of the example gives it. @type {Record<string, string>} */
const CALLBACK = { 'aziende.incroci': 'report' }
const TYPES = /** @type {const} */ ({ js: 'text/javascript; charset=utf-8', json: 'application/json' })
/** What every page asks by itself. */
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

/** Knows one page: the portal of a tenant with the module on stage; nothing of a real portal takes part. */
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
    unanswered: () => unanswered,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** @param {string} path @param {Scene} scene */
function fileAt(path, { shell, module, example }) {
  const [, place, id, ...rest] = path.split('/')
  if (place === 'm' && id === PLACE.id) return placeSource(example)
  const folder = place === 's' ? shell : place === 'm' ? module.folder : null
  const name = basename(place === 's' ? path : rest.join('/'))
  if (!folder || name === '' || !existsSync(join(folder, name))) return null
  return readFileSync(join(folder, name))
}

/** @param {string} path @param {Scene} scene */
function answerAt(path, { example }) {
  const tables = { '/api/riferimenti/variazioni': {}, '/api/riferimenti/raccordo-ateco': null }
  const answers = { ...tables, '/api/moduli/uso': {}, ...example.risposte }
  return Object.hasOwn(answers, path) ? Reflect.get(answers, path) : undefined
}

/** All that the signed-in person may see. @param {Scene} scene @param {URLSearchParams} question */
function pulled({ example }, question) {
  const { record = {}, chi, variante } = example
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

/** The page of a portal that has the module on stage and nothing else. @param {Scene} scene */
function pageOf(scene) {
  const { scripts } = JSON.parse(readFileSync(join(scene.shell, 'shell.json'), 'utf8'))
  const manifest = JSON.stringify(manifestOf(scene)).replaceAll('<', '\\u003c')
  const tags = scripts.map((/** @type {string} */ file) => `<script defer src="${file}"></script>`).join('')
  return (
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Esempio</title>${tags}</head><body><div id="root"></div>` +
    `<script type="application/json" id="bandiera-manifest" nonce="esempio">${manifest}</script></body></html>`
  )
}

/** The module as a tenant with all of its features has it, with the one part that the example is of. @param {Scene} scene */
function manifestOf({ shell, module: { manifest }, example }) {
  const { contracts = ['1.0.0'] } = JSON.parse(readFileSync(join(shell, 'shell.json'), 'utf8'))
  const source = placeSource(example)
  const sri = `sha384-${createHash('sha384').update(source).digest('base64')}`
  const { variante, dove = '/palco' } = example
  const palco = {
    ...PLACE,
    schema: 1,
    contract: `^${contracts[0]}`,
    base: `/m/${PLACE.id}/1.0.0/`,
    features: { palco: { label: 'Palco', on: true } },
    routes: [{ path: dove, ref: 'palco', feature: 'palco', title: 'Palco' }],
    menu: [],
    slots: [],
    files: { [PLACE.entry]: { size: source.length, sri } },
    preload: [],
  }
  const slots = manifest.slots.filter(
    (/** @type {Example} */ { slot, ref }) => slot === example.slot && ref === example.ref,
  )
  return {
    tenant: { id: TENANT, nome: 'Esempio', ...(variante && { variante }) },
    generation: 0,
    development: false,
    features: ['palco', ...Object.keys(manifest.features)],
    modules: [palco, { ...manifest, slots, comandi: [], base: `/m/${manifest.id}/${manifest.version}/` }],
  }
}

/** The code of that module for one example. @param {Example} example */
function placeSource({ slot, props }) {
  const given = slot in OF_THE_SHELL ? {} : { slot, props, richiamo: CALLBACK[slot] }
  return SOURCE.replace('__ESEMPIO__', () => JSON.stringify(given))
}
