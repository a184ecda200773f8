// What the command palette asks for one text, over a socket, as `npm run bench -- store` times it. Nothing of it is in the product.
import {
  findOfCompany,
  newId,
  type AskRows,
  type Azienda,
  type CollectionName,
  type Documento,
  type Pratica,
} from '@bandiera/domain'
import { unaAzienda, unaPratica, unDocumento, unUsr } from '@bandiera/factories'
import { answer } from '@bandiera/factories/answer'
import { audienceOf } from '@bandiera/policy'
import * as http from 'node:http'
import { buildApp } from '../../src/app.ts'
import { parseConfig } from '../../src/config.ts'
import { listen } from '../../src/http/listen.ts'
import { openTenants } from '../../src/tenants/tenants.ts'

const { STORE_FOLDER: dataDir = '', RECORDS = '' } = process.env
const IN_ONE_COMMIT = 1000
/** Case files and documents of each company. */
const CASES = 2
/** Questions of a page at a time: `AT_ONCE` of the live store. */
const AT_ONCE = 6
const SHOWN = 50

const records = Number(RECORDS)
const config = parseConfig({ BANDIERA_DATA: dataDir, BANDIERA_ROOT: dataDir, BANDIERA_TENANTS: 'localhost' })
const tenants = await openTenants(config, { demo: false })
const tenant = tenants.list()[0]!
const app = await buildApp({ config, tenants, logLevel: 'silent' })
const { port, refuse, cutOff } = await listen(app, 0, ['127.0.0.1'])
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
const admin = unUsr('admin')
let token = ''

const KINDS = ['Officine', 'Impianti', 'Edil', 'Agricola', 'Cantine', 'Trasporti', 'Molini', 'Vetrerie']
const NAMES = ['Perché', "L'Àncora", 'Rossi', 'Ferretti', 'Brambilla', 'Colombo', 'Quaranta', 'Zanella', 'Esposito']
const FILES = ['DURC.pdf', 'Visura camerale.pdf', 'Bilancio 2025.pdf']
const TITLES = ['Voucher digitale', 'Fondo macchinari', 'Bando cantieri', 'Credito formazione']

answer({
  async fill() {
    await tenant.documents.transact(null, (w) => w.insert('usr', admin))
    for (let n = 0; n < records; n += IN_ONE_COMMIT)
      await tenant.store.transact(null, async (tx) => {
        for (let at = n; at < Math.min(records, n + IN_ONE_COMMIT); at += 1) {
          const azienda = aCompany(at)
          await tx.put('aziende', azienda, audienceOf('aziende', azienda), 'insert')
          const cases = Array.from({ length: CASES }, (_, k) => aCase(azienda, at * CASES + k))
          for (const pratica of cases) {
            await tx.put('pratiche', pratica, audienceOf('pratiche', pratica, { azienda }), 'insert')
            const doc = aDocument(azienda, pratica, at)
            await tx.put('docs', doc, audienceOf('docs', doc, { azienda }), 'insert')
          }
        }
      })
    token = (await tenant.sessions.start(admin)).token
  },
  /** Milliseconds until every part of the palette has its answer, those of CPU (server and asker), and the records found. */
  async palette(q: string) {
    const start = performance.now()
    const cpu = process.cpuUsage()
    const { ask } = asking()
    const plain = (c: CollectionName) => ask({ c, q, fields: [], n: SHOWN })
    const found = await Promise.all([
      // once for the search, once for what may be made of the text
      plain('aziende'),
      plain('aziende'),
      plain('bandi'),
      plain('usr'),
      findOfCompany('pratiche', q, ask),
      findOfCompany('docs', q, ask),
    ])
    const { user, system } = process.cpuUsage(cpu)
    return {
      ms: performance.now() - start,
      cpu: (user + system) / 1000,
      found: found.reduce((sum, one) => sum + one.length, 0),
    }
  },
  async end() {
    agent.destroy()
    refuse()
    await app.close()
    cutOff()
    await tenants.close()
  },
})

/** Questions over real sockets, no more at a time than a page asks. */
function asking(): { ask: AskRows } {
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', host: 'localhost' }
        const request = http.request({ port, host: '127.0.0.1', path: '/sync/window', method: 'POST', agent, headers })
        request.on('error', reject)
        request.on('response', (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => (text += part))
          response.on('end', () => {
            const { rows } = JSON.parse(text) as { rows?: { d: { _id: string } }[] }
            if (rows) resolve(rows.map(({ d }) => d))
            else reject(new Error(text))
          })
        })
        request.end(JSON.stringify(question))
      }),
  }
}

const one = <T>(list: readonly T[], n: number): T => list[n % list.length]!

function aCompany(n: number): Azienda {
  const { partitaIva: _, ...company } = unaAzienda({
    _id: newId(),
    ragioneSociale: `${one(KINDS, n)} ${one(NAMES, Math.floor(n / 7))} ${(n * 7919) % 100_003} S.r.l.`,
  })
  return company
}

const aCase = ({ _id }: Azienda, n: number): Pratica => ({
  ...unaPratica({ aziendaId: _id, titolo: `${one(TITLES, n)} ${n}`, cor: String(10_000_000 + n * 7) }),
  _id: `${newId()}-${_id}`,
})

const aDocument = ({ _id }: Azienda, pratica: Pratica, n: number): Documento => ({
  ...unDocumento({ clienteId: _id, praticaId: pratica._id, nome: one(FILES, n) }),
  _id: newId(),
})
