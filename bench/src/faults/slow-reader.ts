import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { median } from '../row.ts'
import { openProxy } from '../proxy.ts'
import { openPage } from '../scene/page.ts'
import { withScene, type Scene } from '../scene/scene.ts'
import { realmDatabase } from '../session.ts'

/** What is written while somebody does not read, and what the server may keep of it. */
const WRITTEN_MB = 30
const GROWTH_MB = 120
const COMPANIES = 60
const TEXT = 'x'.repeat(9000)

export const fault: Fault = {
  number: 9,
  title: `a page that stops reading while ${WRITTEN_MB} MB of changes pass it`,
  invariant: `the server grows by no more than ${GROWTH_MB} MB, the others keep up, and the slow one ends as the oracle shows it`,
  rounds: 1,
  async run({ seed, rounds, say }) {
    let figure = ''
    const violations = await withScene({ seed, pages: 8, say }, async (scene) => {
      const found: string[] = []
      const line = await openProxy(scene.portal().port)
      const slow = openPage({ name: 'slow', port: line.port, session: scene.sessions.admin, history: scene.history })
      scene.pages.push(slow)
      found.push(...(await scene.settle()))
      for (let round = 1; round <= rounds; round += 1) {
        const usual = await write(scene, 8, 'warm')
        const start = memoryOf(scene)
        line.stopReading()
        const laden = await write(scene, Math.ceil(WRITTEN_MB / 0.54), `r${round}`)
        const grown = memoryOf(scene) - start
        if (grown > GROWTH_MB) found.push(`round ${round}: the server grew by ${grown.toFixed(0)} MB`)
        figure = `server +${grown.toFixed(0)} MB; a write takes ${(laden / usual).toFixed(2)} of what it takes without`
        const reading = scene.pages.filter((page) => page !== slow)
        const behind = await scene.settle(5000)
        found.push(...behind.filter((one) => reading.some(({ name }) => one.startsWith(`${name} `))))
        line.heal()
        found.push(...(await scene.settle()))
      }
      await line.close()
      return found
    })
    return { rounds, violations, figure }
  },
}

/** Writes long texts into the same companies again and again; the middle of the milliseconds one round takes. */
async function write(scene: Scene, times: number, mark: string): Promise<number> {
  const database = await realmDatabase(scene.portal().url, scene.sessions.admin.token)
  const collection = database.collection('aziende')
  const admin = scene.pages[0]!
  const ids = admin.live.ids('aziende').slice(-COMPANIES)
  const took: number[] = []
  for (let n = 0; n < times; n += 1) {
    const began = performance.now()
    await collection.updateMany({ _id: { $in: ids } }, { $set: { tag: [`${mark}-${n}`, TEXT] } })
    took.push(performance.now() - began)
    await wait(20)
  }
  return median(took)
}

/** Resident memory of the server, MB. */
function memoryOf({ portal }: Scene): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(portal().pid)]).toString()) / 1024
}
