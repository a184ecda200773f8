import { COLLECTIONS } from '@bandiera/domain'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { runCopie } from '../../src/copie/run.ts'
import type { Store } from '../../src/store/port.ts'
import { PASSWORDS } from '../../src/services/users.ts'
import { openSocket, signIn } from '../protocol/clients.ts'
import { pulled } from '../protocol/feeding.ts'
import { bytesOf } from '../protocol/send-file.ts'
import { nuovo, OTHER, openFiles, type Files } from '../protocol/documents-portal.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { aziende } from '../protocol/world.ts'

const DOCUMENT = 'd'.repeat(24)
let files: Files
let portal: TestPortal
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bandiera-copia-'))
  files = await openFiles()
  portal = files.portal
  expect((await files.put(DOCUMENT, bytesOf.pdf, 'gestore', nuovo())).status).toBe(200)
})
afterEach(async () => {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
})

const inFolder = (...names: string[]): string => path.join(folder, ...names)
async function run(words: string[], dataDir: string, env = {}): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const terminal = { print: (line: string) => out.push(line), complain: (line: string) => err.push(line) }
  const code = await runCopie(words, { env: { BANDIERA_DATI: dataDir, ...env }, ...terminal })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
const salva = (to = 'copia') => run(['salva', inFolder(to)], portal.dataDir)
const ripristina = (to = 'nuova', from = 'copia') => run(['ripristina', inFolder(from)], inFolder(to))

/** Writes without end until it is told to stop. */
function load(): () => Promise<void> {
  let working = true
  const work = async (host: string): Promise<void> => {
    for (let n = 0; working; n++) {
      // SQLite answers within one turn of the event loop, which a copy needs too
      await nextTurn()
      await portal.tenant(host).documents.transact(null, async (writer) => {
        const { doc } = (await writer.get('aziende', aziende.mia._id))!
        await writer.replace('aziende', { ...doc, ragioneSociale: `Sotto carico ${n} Srl` })
      })
    }
  }
  const all = [work('localhost'), work(OTHER)]
  return async () => {
    working = false
    await Promise.all(all)
  }
}

/** Every record as the log says it was at that position. */
async function recordsAt(store: Store, seq: number): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  for (const change of await store.changesSince(0, seq)) found.set(`${change.coll} ${change.id}`, change.after)
  return new Map([...found].filter(([, stored]) => stored !== null))
}

async function recordsIn(store: Store): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  for (const coll of COLLECTIONS)
    for await (const stored of store.scan(coll)) found.set(`${coll} ${stored.doc._id}`, stored)
  return found
}

it('saves every tenant under load as one moment, and another folder goes on from it', async () => {
  const stop = load()
  const saved = await salva()
  await stop()
  expect(saved).toMatchObject({ code: 0, err: '' })
  expect((await ripristina()).out).toContain(`Restored to ${inFolder('nuova')}`)
  const restored = await startPortal({ dataDir: inFolder('nuova'), tenants: ['localhost', OTHER] })
  try {
    for (const id of ['localhost', OTHER]) {
      const { store } = restored.tenant(id)
      const seq = await store.seq()
      expect(seq).toBeGreaterThan(1)
      expect(seq).toBeLessThanOrEqual(await portal.tenant(id).store.seq())
      expect(await recordsIn(store)).toEqual(await recordsAt(portal.tenant(id).store, seq))
      expect(await store.changesSince(0, seq)).toEqual(await portal.tenant(id).store.changesSince(0, seq))
      expect(await store.secrets(PASSWORDS)).toEqual(await portal.tenant(id).store.secrets(PASSWORDS))
    }
    const { file } = (await restored.tenant('localhost').store.get('docs', DOCUMENT))!.doc as {
      file: { chiave: string }
    }
    const kept = await restored.tenant('localhost').files.find('documenti', file.chiave)
    expect(readFileSync(kept!.path)).toEqual(Buffer.from(bytesOf.pdf))
  } finally {
    await restored.stop()
  }
})

it('makes a client that knows a later position start again, signed in as it was', async () => {
  const socket = openSocket(portal)
  await signIn(socket, 'gestore')
  const token = socket.signedAuthToken!
  socket.disconnect()
  await salva()
  const rename = async (at: TestPortal, ragioneSociale: string) =>
    at.tenant('localhost').documents.transact(null, async (writer) => {
      const { doc } = (await writer.get('aziende', aziende.mia._id))!
      await writer.replace('aziende', { ...doc, ragioneSociale })
    })
  for (const name of ['Mai stata', 'Mai stata due']) await rename(portal, name)
  const { end } = await pulled(portal, token)
  await ripristina()
  const restored = await startPortal({ dataDir: inFolder('nuova') })
  try {
    // as far as the client had come, and other things: a position alone would hide them
    for (const name of ['Altra storia', 'Altra storia due', 'Altra storia tre']) await rename(restored, name)
    const again = await pulled(restored, token, { since: end.cursor, ep: end.ep })
    expect(again.end).toMatchObject({ snapshot: true })
    expect(again.end.ep).not.toBe(end.ep)
    const names = again.entries.map((entry) =>
      entry.o === 'u' ? (entry.d as { ragioneSociale?: string }).ragioneSociale : '',
    )
    expect(names).toContain('Altra storia tre')
  } finally {
    await restored.stop()
  }
})

it('keeps what it saved to the owner alone, leaves uploads on their way out and never mixes two backups', async () => {
  const incoming = path.join(files.folder, 'in-arrivo')
  writeFileSync(path.join(incoming, 'a-meta'), 'mezzo file')
  await salva()
  expect(existsSync(inFolder('copia/files/localhost/in-arrivo'))).toBe(false)
  for (const name of ['key', 'copia.json', 'tenants/localhost.db'])
    expect(statSync(inFolder('copia', name)).mode & 0o077).toBe(0)
  expect(await salva()).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') })
})

it.each<[what: string, spoil: () => void, found: string]>([
  ['a file that changed', () => appendFileSync(inFolder('copia/key'), ' '), 'key: not what was saved'],
  ['a file that is gone', () => rmSync(inFolder('copia/tenants/localhost.db')), 'tenants/localhost.db: missing'],
  ['a backup that was cut short', () => rmSync(inFolder('copia/copia.json')), 'copia.json: ENOENT'],
  ['counts that are not those of the database', () => recount(), 'tenants/altro.localhost.db: other contents'],
  ['a place outside', () => replace('"path": "key"', '"path": "files/../../key"'), 'copia.json'],
])('refuses %s and restores nothing', async (_what, spoil, found) => {
  await salva()
  spoil()
  const { code, err } = await ripristina()
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(found) })
  expect(existsSync(inFolder('nuova')) ? readdirSync(inFolder('nuova')) : []).toEqual([])
})

const replace = (what: string | RegExp, by: string): void => {
  const file = inFolder('copia/copia.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(what, by))
  expect(readFileSync(file, 'utf8')).not.toBe(text)
}
const recount = (): void => replace(/"aziende": (\d+)/, '"aziende": 1$1')

it('goes into an empty folder only, and says which command it wants', async () => {
  await salva()
  expect((await run(['ripristina', inFolder('copia')], portal.dataDir)).err).toContain('is not empty')
  expect((await run(['salva'], portal.dataDir)).err).toBe('Usage: npm run salva -- FOLDER')
  const onPostgres = { BANDIERA_DB: 'postgres://u@localhost/d' }
  expect((await run(['salva', inFolder('b')], portal.dataDir, onPostgres)).err).toContain('pg_dump')
})
