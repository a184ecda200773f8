import { newId } from '@bandiera/domain'
import { freePort, startPortal } from '@bandiera/tools/portal'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../fault.ts'
import { checkLog } from '../history/check.ts'
import { integrityOf, keyOf, readTruth } from '../history/truth.ts'
import { ONE_TENANT, withDemo } from '../scene/prepared.ts'
import { realmDatabase, signIn, type Session } from '../session.ts'

const MB = 40
/** Inserts that may be answered before the disk counts as endless. */
const MOST = 5000
const TEXT = 'Lo spazio per i dati è finito'

export const fault: Fault = {
  number: 3,
  title: `the disk of the data folder (${MB} MB) is full`,
  invariant:
    'writes are refused with the catalogue’s text, reads go on, an admin signs in and makes room, nothing is damaged, writes go on',
  rounds: 2,
  short: 1,
  run: ({ rounds, say }) =>
    withDemo(async (folder, { gestore, admin }) => {
      const data = join(folder, 'disk')
      const demo = readdirSync(folder)
      mkdirSync(data)
      const why = mount(data)
      if (why) return { rounds: 0, violations: [], figure: '', notRun: why }
      try {
        for (const name of demo) cpSync(join(folder, name), join(data, name), { recursive: true })
        return await fill({ data, session: gestore, admin, rounds, say })
      } finally {
        execFileSync('umount', ['-l', data])
      }
    }),
}

/** Why a small disk cannot be had here; `null` when it is there. */
function mount(data: string): string | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MB}m`, 'tmpfs', data], { stdio: 'pipe' })
    return null
  } catch (error) {
    return `no small disk: mounting a tmpfs is not allowed here (${String(error).split('\n').at(-2) ?? 'mount failed'})`
  }
}

interface Disk {
  data: string
  session: Session
  admin: Session
  rounds: number
  say: (line: string) => void
}

async function fill({ data, session, admin, rounds, say }: Disk) {
  const violations: string[] = []
  const acknowledged: string[] = []
  const port = await freePort()
  const portal = await startPortal({ data, port, env: ONE_TENANT })
  const file = join(data, 'tenants/localhost.db')
  try {
    const collection = (await realmDatabase(portal.url, session.token)).collection('aziende')
    const insert = async (): Promise<void> => {
      const _id = newId()
      const tag = Array.from({ length: 20 }, () => 'x'.repeat(200))
      await collection.insertOne({ _id, gestoreId: session.uid, professionisti: [], ragioneSociale: _id, tag })
      acknowledged.push(_id)
    }
    const documents = (await realmDatabase(portal.url, admin.token)).collection('docs')
    for (let round = 1; round <= rounds; round += 1) {
      // what the bin holds is the way to room
      await documents.deleteOne({ file: { $exists: true } })
      // a file of another program takes nearly all the space that is left
      takeAllBut(data, 400_000)
      const refusal = await firstFailure(insert)
      say(`round ${round}: after ${acknowledged.length} inserts: ${refusal ?? 'no refusal'}`)
      if (!refusal?.includes(TEXT)) violations.push(`round ${round}: refused with another text: ${refusal}`)
      const read = await collection.count({}).catch((error: unknown) => String(error))
      if (typeof read !== 'number') violations.push(`round ${round}: reading failed: ${read}`)
      const found = new Set((await collection.find({}).catch(() => [])).map(({ _id }) => String(_id)))
      const lost = acknowledged.filter((id) => !found.has(id))
      violations.push(...lost.map((id) => `round ${round}: ${id} was acknowledged and is not found`))
      violations.push(...(await makeRoom(portal)).map((line) => `round ${round}: ${line}`))
      rmSync(join(data, 'filler'))
      await insert().catch((error: unknown) => violations.push(`round ${round}: with space again: ${String(error)}`))
    }
  } finally {
    await portal.stop()
  }
  const truth = readTruth(file)
  violations.push(...checkLog(truth))
  const lost = acknowledged.filter((id) => !truth.records.has(keyOf('aziende', id)))
  violations.push(...lost.map((id) => `${id} was acknowledged and is lost`))
  const integrity = integrityOf(file)
  if (integrity !== 'ok') violations.push(`the database is damaged: ${integrity}`)
  return { rounds, violations, figure: `${acknowledged.length} acknowledged inserts` }
}

/** What keeps an admin from coming in, as a page does, and from emptying the bin. */
async function makeRoom({ url, port }: { url: string; port: number }): Promise<string[]> {
  try {
    const { token } = await signIn(port, 'admin')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/api/cestino`, { method: 'DELETE', headers })
    const text = await answer.text()
    return answer.ok && !text.includes(':0}') ? [] : [`the bin cannot be emptied: ${answer.status} ${text}`]
  } catch (error) {
    return [`an admin cannot sign in: ${String(error)}`]
  }
}

/** Fills the disk in steps, down to a rest. */
function takeAllBut(data: string, rest: number): void {
  const free = (): number => Number(execFileSync('df', ['--output=avail', '-B1', data]).toString().split('\n')[1])
  writeFileSync(join(data, 'filler'), Buffer.alloc(Math.max(0, free() - rest)))
}

async function firstFailure(insert: () => Promise<void>): Promise<string | null> {
  try {
    for (let n = 0; n < MOST; n += 1) await insert()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
