import Database from 'libsql'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { OTHER } from '../protocol/documents-portal.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { aziende, fillWorld } from '../protocol/world.ts'
import { run } from './terminal.ts'

let portal: TestPortal
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bandiera-copia-'))
  portal = await startPortal({ tenants: ['localhost', OTHER], fill: fillWorld })
})
afterEach(async () => {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
})

const inFolder = (...names: string[]): string => path.join(folder, ...names)

it.each<[what: string, damage: (file: string) => void]>([
  ['has no pages any more', (file) => writeFileSync(file, '')],
  ['is no database', (file) => writeFileSync(file, 'x'.repeat(9000))],
  ['has broken pages', (file) => breakPages(file)],
])(
  'saves the others when the file of one tenant %s, names that one, and puts it back as it was',
  async (_what, damage) => {
    // the copy is made of a folder without a server, so that nothing is left beside the file
    cpSync(portal.dataDir, inFolder('dati'), { recursive: true })
    const file = inFolder('dati/tenants', `${OTHER}.db`)
    const database = new Database(file)
    database.pragma('wal_checkpoint(TRUNCATE)')
    database.close()
    damage(file)
    const saved = await run(['backup', inFolder('copia')], inFolder('dati'))
    expect(saved).toMatchObject({ code: 1, err: expect.stringContaining(`${OTHER}: its database is damaged`) })
    expect(saved.out).toContain('localhost: ')
    const { code, out, err } = await run(['restore', inFolder('copia')], inFolder('nuova'))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`${OTHER}: its database was damaged`)
    expect(readFileSync(inFolder('nuova/tenants', `${OTHER}.db`)).equals(readFileSync(file))).toBe(true)
    const restored = await startPortal({ dataDir: inFolder('nuova'), tenants: ['localhost', OTHER] })
    const { documents } = restored.tenant('localhost')
    expect(await documents.transact(null, (writer) => writer.get('aziende', aziende.mia._id))).not.toBeNull()
    expect(restored.tenants.closed).toEqual([OTHER])
    await restored.stop()
  },
)

/** Writes over all pages but the first one, which names the tables; before that, a checkpoint moves the log file into it. */
function breakPages(file: string): void {
  expect(statSync(file).size).toBeGreaterThan(4096)
  const bytes = readFileSync(file)
  bytes.fill(0x5a, 4096)
  writeFileSync(file, bytes)
}
