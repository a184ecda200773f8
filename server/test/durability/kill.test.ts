import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { spawnTypeScript } from '../typescript-process.ts'
import { verifyWhole } from './verify-whole.ts'

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

async function verify(file: string, acknowledged: string[]): Promise<void> {
  const stored = new Set(await verifyWhole(file))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
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
