import type { Azienda } from '@bandiera/domain'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { Change, Store } from '../../src/store/port.ts'
import { openSqlStore } from '../../src/store/sql/sql-store.ts'
import { spawnTypeScript } from '../typescript-process.ts'

const LANES = 2
const ROUNDS = 10
const writer = path.join(__dirname, 'writer.ts')

let folder: string
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'bandiera-kill-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lets a process write until it has acknowledged `count` times, kills it with no warning, and returns every acknowledgement. */
function writeAndKill(file: string, count: number): Promise<string[]> {
  const child = spawnTypeScript(writer, [file])
  let output = ''
  let complaint = ''
  child.stderr?.on('data', (chunk) => (complaint += chunk))
  child.stdout?.on('data', (chunk) => {
    output += chunk
    if (output.split('\n').length > count) child.kill('SIGKILL')
  })
  return new Promise((resolve, reject) => {
    child.on('close', (_code, signal) => {
      if (signal === 'SIGKILL') resolve(output.split('\n').slice(0, -1))
      else reject(new Error(`the writer ended by itself: ${complaint}`))
    })
  })
}

async function allChanges(store: Store): Promise<Change[]> {
  const changes: Change[] = []
  for (;;) {
    const more = await store.changesSince(changes.at(-1)?.seq ?? 0, 500)
    if (more.length === 0) return changes
    changes.push(...more)
  }
}

async function idsOf(store: Store, coll: 'aziende' | 'pratiche'): Promise<string[]> {
  const ids: string[] = []
  for await (const { doc } of store.scan(coll, { tokens: ['adm'] })) ids.push(doc._id)
  return ids
}

async function verify(file: string, acknowledged: string[]): Promise<void> {
  const store = await openSqlStore(file)
  const stored = new Set(await idsOf(store, 'aziende'))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  // all of a transaction or nothing: company, case file, secret, and the audience that the case file gives the company
  expect((await idsOf(store, 'pratiche')).map((id) => id.split('-')[1]).sort()).toEqual([...stored].sort())
  expect((await store.secrets('kill')).map(({ key }) => key)).toEqual([...stored].sort())
  const changes = await allChanges(store)
  expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, i) => i + 1))
  expect(changes).toHaveLength(stored.size * 3)
  const latest = new Map(changes.map((change) => [change.id, change]))
  for await (const azienda of store.scan('aziende')) {
    expect(azienda.audience).toContain('m:x@y.it')
    expect(latest.get((azienda.doc as Azienda)._id)?.after).toEqual(azienda)
  }
  await store.close()
}

it(`loses no acknowledged write and keeps the log whole when killed ${LANES * ROUNDS} times while writing`, async () => {
  const lane = async (name: string): Promise<number> => {
    const file = path.join(folder, `${name}.db`)
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      acknowledged.push(...(await writeAndKill(file, 3 + Math.floor(Math.random() * 25))))
      await verify(file, acknowledged)
    }
    return acknowledged.length
  }
  const counts = await Promise.all(Array.from({ length: LANES }, (_, i) => lane(`lane-${i}`)))
  expect(Math.min(...counts)).toBeGreaterThan(3 * ROUNDS)
}, 120_000)
