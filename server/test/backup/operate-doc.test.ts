import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describeOnPostgres, postgresBinaries, startPostgres } from '../postgres.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { aziende, fillWorld } from '../protocol/world.ts'

const ROOT = path.join(__dirname, '../../..')
const text = readFileSync(path.join(ROOT, 'docs/operate.md'), 'utf8')
const chapter = text.slice(text.indexOf('## Backup and restore'), text.indexOf('## When it does not start'))
const [salva, ripristina, dump, restore, ...others] = [...chapter.matchAll(/```sh\n(.*?)```/gs)].map(
  ([, code]) => code!,
)
const HOST = 'localhost'

const run = promisify(execFile)
let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'bandiera-doc-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** `npm run NAME` without a build: the same program from its source. */
const loader = pathToFileURL(path.join(ROOT, 'tools/lib/typescript.mjs')).href
const register = `data:text/javascript,import {acceptTypeScript} from "${loader}"; acceptTypeScript()`
const NPM = `npm() { shift; name=$1; shift 2; '${process.execPath}' --import '${register}' server/src/operations/backup/main.ts "$name" "$@"; }\n`

async function shell(code: string, env: Record<string, string> = {}): Promise<string> {
  const place = { BACKUP: path.join(folder, 'copia'), DATA_FOLDER: path.join(folder, 'dati'), ...env }
  mkdirSync(place.BACKUP, { recursive: true })
  const tools = `${postgresBinaries() ?? ''}${path.delimiter}${process.env.PATH}`
  const options = { cwd: ROOT, env: { ...process.env, ...place, PATH: tools }, timeout: 60_000 }
  return (await run('bash', ['-euc', NPM + code], options)).stdout
}
const start = (dataDir: string, env: Record<string, string> = {}, fill = true): Promise<TestPortal> =>
  startPortal({ dataDir, env, ...(fill && { fill: fillWorld }) })
const rename = (portal: TestPortal, ragioneSociale: string) =>
  portal.tenant(HOST).documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('aziende', aziende.mia._id))!
    await writer.replace('aziende', { ...doc, ragioneSociale })
  })
const nameIn = async (portal: TestPortal): Promise<unknown> =>
  ((await portal.tenant(HOST).store.get('aziende', aziende.mia._id))!.doc as { ragioneSociale: string }).ragioneSociale

it('docs/operate.md has the four blocks that are run here, of commands that exist', () => {
  expect(others).toEqual([])
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object }
  const named = [...text.matchAll(/npm (?:run )?([a-z]+) --/g)].map(([, name]) => name!)
  expect(named).toEqual(expect.arrayContaining(['backup', 'verify', 'restore', 'import']))
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
})

it('its blocks for SQLite save a running server and restore into another folder', async () => {
  const portal = await start(path.join(folder, 'dati'))
  await rename(portal, 'Nella copia')
  expect(await shell(salva!)).toContain('Saved to')
  await rename(portal, 'Dopo la copia')
  const { epoch } = portal.tenant(HOST).store
  await portal.stop()
  expect(await shell(ripristina!, { NEW_FOLDER: path.join(folder, 'nuova') })).toContain('Restored to')
  const restored = await start(path.join(folder, 'nuova'), {}, false)
  expect(await nameIn(restored)).toBe('Nella copia')
  expect(restored.tenant(HOST).store.epoch).not.toBe(epoch)
  await restored.stop()
})

/** What may happen to a copy while it is made, and what its last line says of it. */
const badDumps: [spoil: string, said: string][] = [
  ['truncate -s -200 "$BACKUP/$TENANT.dump"', 'localhost.dump: cannot be opened'],
  ['psql -q "$DATABASE" -c "DELETE FROM \\"$TENANT\\".docs_istituti"', 'records of istituti, and 0 were saved'],
  ['echo other > "$BACKUP/key"', 'key: not what is in'],
]

describeOnPostgres('its blocks for PostgreSQL', () => {
  it('save a running node and restore what it was, with a new epoch', async () => {
    const server = await startPostgres()
    const env = { BANDIERA_DB: server.url }
    const variables = { DATABASE: server.url, TENANT: HOST }
    try {
      const portal = await start(path.join(folder, 'dati'), env)
      await portal.tenant(HOST).files.put('immagini', `${'a'.repeat(64)}.png`, Buffer.from('prova'))
      const told: string[] = []
      for (const [n, [spoil]] of badDumps.entries()) {
        const BACKUP = path.join(folder, `bad-${n}`)
        const spoilt = dump!.replace(/^BANDIERA_DATA=/m, `${spoil}\n$&`)
        told.push(await shell(spoilt, { ...variables, BACKUP }).catch((error: Error) => error.message))
        expect([existsSync(BACKUP), existsSync(`${BACKUP}-guasta/copia.json`)]).toEqual([false, false])
      }
      expect(told).toEqual(badDumps.map(([, said]) => expect.stringContaining(said)))
      await rename(portal, 'Nella copia')
      expect(await shell(dump!, variables)).toContain('is whole')
      const seq = await portal.tenant(HOST).store.seq()
      await rename(portal, 'Dopo la copia')
      const { epoch } = portal.tenant(HOST).store
      await portal.stop()
      const kept = path.join(folder, 'copia', `${HOST}.dump`)
      const bytes = readFileSync(kept)
      writeFileSync(kept, bytes.subarray(0, bytes.length - 9))
      await expect(shell(restore!, variables)).rejects.toThrow(/localhost\.dump: \d+ bytes, and \d+ were saved/)
      writeFileSync(kept, bytes)
      await shell(restore!, variables)
      const restored = await start(path.join(folder, 'dati'), env, false)
      expect(await nameIn(restored)).toBe('Nella copia')
      expect(await restored.tenant(HOST).store.seq()).toBe(seq)
      expect(restored.tenant(HOST).store.epoch).toMatch(/^(?!$)/)
      expect(restored.tenant(HOST).store.epoch).not.toBe(epoch)
      await restored.stop()
    } finally {
      await server.stop()
    }
  }, 120_000)
})
