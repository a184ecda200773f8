import { COLLECTIONS } from '@bandiera/domain'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { manifestOf, textOf, type Manifest } from '../../src/operations/backup/manifest.ts'
import { type Prove, proveApart } from '../../src/operations/backup/save.ts'
import type { Store } from '../../src/store/port.ts'
import { PASSWORDS } from '../../src/accounts/users.ts'
import { openSocket, signIn } from '../protocol/clients.ts'
import { pulled } from '../protocol/feeding.ts'
import { bytesOf } from '../protocol/send-file.ts'
import { newDocument, OTHER, openFiles, type Files } from '../protocol/documents-portal.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { aziende } from '../protocol/world.ts'
import { proveHere, run } from './terminal.ts'

const DOCUMENT = 'd'.repeat(24)
let files: Files
let portal: TestPortal
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bandiera-copia-'))
  files = await openFiles()
  portal = files.portal
  expect((await files.put(DOCUMENT, bytesOf.pdf, 'gestore', newDocument())).status).toBe(200)
})
afterEach(async () => {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
})

const inFolder = (...names: string[]): string => path.join(folder, ...names)
const salva = (to = 'copia', prove = proveHere) => run(['backup', inFolder(to)], portal.dataDir, { prove })
const ripristina = (to = 'nuova', from = 'copia', ...flags: string[]) =>
  run(['restore', inFolder(from), ...flags], inFolder(to))

/** Writes until the returned function is called. */
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
    // up to the client's position, with other content: a position alone would hide it
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
  ['a file that changed', () => appendFileSync(inFolder('copia/key'), ' '), 'key: 66 bytes, and 65 were saved'],
  ['a file that is gone', () => rmSync(inFolder('copia/tenants/localhost.db')), 'tenants/localhost.db: missing'],
  ['a backup that was cut short', () => rmSync(inFolder('copia/copia.json')), 'copia.json: ENOENT'],
  ['a manifest that another hand changed', () => recount(), 'copia.json: changed after it was written'],
  [
    'counts that are not those of the database',
    () => rewrite(({ tenants: [first] }) => (first!.records.aziende = 999)),
    'records of aziende, and',
  ],
  [
    'a position that is not that of its log',
    () => rewrite(({ tenants: [first] }) => (first!.seq += 1)),
    'its log ends',
  ],
  ['the log of another database', () => rewrite(({ tenants: [first] }) => (first!.epoch = 'x')), 'another database'],
  ['a place outside', () => replace('"path": "key"', '"path": "files/../../key"'), 'copia.json'],
])('refuses %s and restores nothing', async (_what, spoil, found) => {
  await salva()
  spoil()
  const { code, err } = await ripristina()
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(found) })
  expect(existsSync(inFolder('nuova')) ? readdirSync(inFolder('nuova')) : []).toEqual([])
})

/** Every file of a backup, to be damaged in every way; what a restore has to say of it. */
const damages: [what: string, spoil: (file: string) => void, said: string][] = [
  ['cut short', (file) => truncateSync(file, Math.floor(statSync(file).size / 2)), ' bytes, and '],
  ['emptied', (file) => truncateSync(file, 0), ' bytes, and '],
  ['longer', (file) => appendFileSync(file, 'x'), ' bytes, and '],
  ['changed by one bit', (file) => changeOneBit(file), 'not what was saved'],
  ['gone', (file) => rmSync(file), 'missing'],
  ['doubled', (file) => cpSync(file, `${file}.1`), 'not part of this copy'],
  ['from another backup', (file) => cpSync(otherOf(file), file), ''],
]
function changeOneBit(file: string): void {
  const bytes = readFileSync(file)
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  writeFileSync(file, bytes)
}
/** The file of that name in a backup of a later moment. */
const otherOf = (file: string): string => file.replace(inFolder('spoilt'), inFolder('later'))

it('finds every file of a backup that is damaged in any way, says which and why, and restores nothing', async () => {
  expect(await salva()).toMatchObject({ code: 0, err: '' })
  for (const host of ['localhost', OTHER]) await renameIn(host)
  writeFileSync(path.join(portal.dataDir, 'key'), 'other')
  await salva('later')
  const places = readdirSync(inFolder('copia'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inFolder('copia'), path.join(entry.parentPath, entry.name)))
  expect(places.length).toBeGreaterThan(4)
  const unnoticed: string[] = []
  for (const place of places)
    for (const [what, spoil, said] of damages) {
      cpSync(inFolder('copia'), inFolder('spoilt'), { recursive: true })
      spoil(inFolder('spoilt', place))
      // the same file in both backups is no other one
      const isSame = readFileIf(inFolder('spoilt', place))?.equals(readFileSync(inFolder('copia', place)))
      const { code, err } = await ripristina('nuova', 'spoilt')
      const names =
        place === 'copia.json' && what !== 'doubled'
          ? err.includes(': ')
          : err.includes(`${place}${what === 'doubled' ? '.1' : ''}: `)
      const isRefused =
        code === 1 && names && (place === 'copia.json' || err.includes(said)) && !existsSync(inFolder('nuova'))
      const isFine = isSame && what === 'from another backup' && code === 0
      if (!isRefused && !isFine) unnoticed.push(`${place} ${what}: ${code} ${err}`)
      rmSync(inFolder('nuova'), { recursive: true, force: true })
      rmSync(inFolder('spoilt'), { recursive: true })
    }
  expect(unnoticed).toEqual([])
})

const readFileIf = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null)
const renameIn = (host: string, ragioneSociale = 'Più tardi Srl') =>
  portal.tenant(host).documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('aziende', aziende.mia._id))!
    await writer.replace('aziende', { ...doc, ragioneSociale })
  })

it.each<[what: string, spoil: (made: string) => void, said: string]>([
  ['a byte is another one', (made) => changeOneBit(path.join(made, 'tenants/localhost.db')), 'localhost.db: not what'],
  ['a file did not arrive', (made) => rmSync(path.join(made, 'key')), 'key: missing'],
  ['the process that opens it dies', () => undefined, 'the copy was not opened: it ended with'],
])('a new copy is no backup when %s: it is set aside, and the one before is still good', async (_what, spoil, said) => {
  await salva('prima')
  const prove: Prove = async (made) => {
    spoil(made)
    const found = await proveHere(made)
    return found.length > 0 ? found : proveApart(['--eval', 'process.kill(process.pid, 9)'])(made)
  }
  const { code, err } = await salva('copia', prove)
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(said) })
  expect(err).toContain(inFolder('copia-guasta'))
  expect([existsSync(inFolder('copia')), existsSync(inFolder('copia-guasta/copia.json'))]).toEqual([false, false])
  expect((await ripristina('nuova', 'copia-guasta')).err).toContain('copia-guasta.json: it was found bad')
  expect((await run(['verify', inFolder('prima')], portal.dataDir)).code).toBe(0)
  expect((await ripristina('nuova', 'prima')).code).toBe(0)
})

it('says what the restored state cannot know, and ends all its sessions on request', async () => {
  const socket = openSocket(portal)
  await signIn(socket, 'gestore')
  const token = socket.signedAuthToken!
  socket.disconnect()
  await salva()
  const kept = await ripristina('con')
  expect(kept.out).toMatch(/sessions that were ended: \d+ are open/)
  const ended = await ripristina('senza', 'copia', '--end-sessions')
  expect(ended.out).toMatch(/all \d+ were ended/)
  for (const out of [kept.out, ended.out]) expect(out).toMatch(/suspended[\s\S]*passwords[\s\S]*keys of teams/)
  const opened: boolean[] = []
  for (const name of ['con', 'senza']) {
    const restored = await startPortal({ dataDir: inFolder(name) })
    opened.push((await restored.tenant('localhost').sessions.verify(token)) !== null)
    await restored.stop()
  }
  expect(opened).toEqual([true, false])
})

const replace = (what: string | RegExp, by: string): void => {
  const file = inFolder('copia/copia.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(what, by))
  expect(readFileSync(file, 'utf8')).not.toBe(text)
}
const recount = (): void => replace(/"aziende": (\d+)/, '"aziende": 1$1')
/** A manifest that is right about itself and wrong about what it names. */
function rewrite(change: (manifest: Manifest) => void): void {
  const manifest = JSON.parse(readFileSync(inFolder('copia/copia.json'), 'utf8')) as Manifest
  change(manifest)
  writeFileSync(inFolder('copia/copia.json'), textOf(manifestOf(manifest)))
}

it('goes into an empty folder only, and says which command it wants', async () => {
  await salva()
  expect((await run(['restore', inFolder('copia')], portal.dataDir)).err).toContain('is not empty')
  expect((await run(['backup'], portal.dataDir)).err).toBe('Usage: npm run backup -- FOLDER')
  const onPostgres = { BANDIERA_DB: 'postgres://u@localhost/d' }
  expect((await run(['backup', inFolder('b')], portal.dataDir, { env: onPostgres })).err).toContain('pg_dump')
})
