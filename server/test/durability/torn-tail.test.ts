import { createRandom, type Random } from '@bandiera/factories/random'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { integrityOf } from '../../src/store/sql/sqlite/copy-database.ts'
import { spawnTypeScript } from '../typescript-process.ts'
import { verifyWhole } from './verify-whole.ts'
import { readWal } from './wal.ts'

const IMAGES = 6
const CUTS = 8
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

let folder: string
let writer: ChildProcess | undefined
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'bandiera-torn-'))))
afterAll(() => {
  writer?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Files of a database as the disk holds them at one instant of the load: no write happens while they are copied. */
async function imagesUnderLoad(random: Random): Promise<{ file: string; acknowledged: string[] }[]> {
  const file = path.join(folder, 'live.db')
  writer = spawnTypeScript(path.join(__dirname, 'writer.ts'), [file])
  let output = ''
  writer.stdout!.on('data', (chunk) => (output += chunk))
  const lines = (): string[] => output.split('\n').slice(0, -1)
  const images = []
  for (let n = 0; n < IMAGES; n++) {
    const until = lines().length + 3 + random.int(60)
    while (lines().length < until) await once(writer.stdout!, 'data')
    writer.kill('SIGSTOP')
    await stopped(writer.pid!)
    const image = path.join(folder, `image-${n}.db`)
    for (const end of ['', '-wal', '-shm']) copyFileSync(file + end, image + end)
    images.push({ file: image, acknowledged: lines() })
    writer.kill('SIGCONT')
  }
  writer.kill('SIGKILL')
  return images
}

/** Resolves once the system has taken the process off the processor. */
async function stopped(pid: number): Promise<void> {
  while (!/\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await new Promise(setImmediate)
}

const runs = process.platform === 'linux' ? it : it.skip
runs(
  `opens a log whose tail is torn off at any byte, with all that was acknowledged up to there (SEED=${seed})`,
  async () => {
    const random = createRandom(seed)
    let torn = 0
    for (const { file, acknowledged } of await imagesUnderLoad(random)) {
      const { commits, floor } = readWal(file)
      const end = commits.at(-1) ?? 0
      const all = (await opened(file, Infinity)).ids
      // acknowledged, and at most the one whose answer was on its way
      expect(all.slice(0, acknowledged.length)).toEqual(acknowledged)
      expect(all.length - acknowledged.length).toBeLessThanOrEqual(1)
      for (let n = 0; n < CUTS; n++) {
        const cut = floor + random.int(Math.max(1, end - floor))
        const lost = commits.filter((at) => at > cut).length
        // the first commit of a new file does not count: it makes the tables
        const left = Math.max(0, all.length - lost)
        const found = await opened(file, cut)
        expect({ seed, cut, ...found }).toEqual({ seed, cut, integrity: 'ok', ids: all.slice(0, left) })
        torn += lost
      }
    }
    process.stderr.write(`torn tails: seed ${seed}, ${IMAGES * CUTS} cuts, ${torn} commits torn off\n`)
    expect(torn).toBeGreaterThan(0)
  },
  120_000,
)

/** Opens a copy with the log cut off there, as the server would; ids of the stored companies in the order of the log. */
async function opened(image: string, cut: number): Promise<{ integrity: string; ids: string[] }> {
  const file = path.join(mkdtempSync(path.join(folder, 'cut-')), 'cut.db')
  for (const end of ['', '-wal']) copyFileSync(image + end, file + end)
  if (cut !== Infinity) truncateSync(`${file}-wal`, cut)
  const ids = await verifyWhole(file)
  return { integrity: integrityOf(file), ids }
}
