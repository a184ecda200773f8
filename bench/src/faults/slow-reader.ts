import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { median } from '../row.ts'
import { openProxy } from '../proxy.ts'
import { INSPECTED, liveMemoryOf } from '../scene/inspector.ts'
import { openPage } from '../scene/page.ts'
import { withScene, type Scene } from '../scene/scene.ts'
import { realmDatabase } from '../session.ts'

/** What is written while one page does not read. */
const WRITTEN_MB = 30
/** What the server may keep of it: it gives up a connection behind which 8 MB wait. One that never did kept 25 MB. */
const GROWTH_MB = 12
const COMPANIES = 60
/** 9 kB of tags, each as long as a tag may be. */
const TAGS = Array.from({ length: 45 }, () => 'x'.repeat(200))
const SIGNED = new Intl.NumberFormat('en', { signDisplay: 'always', maximumFractionDigits: 1 })

export const fault: Fault = {
  number: 9,
  title: `a page that stops reading while ${WRITTEN_MB} MB of changes pass it`,
  invariant: `the server keeps no more than ${GROWTH_MB} MB of them, the others keep up, and the slow one ends as the oracle shows it`,
  rounds: 1,
  async run({ seed, rounds, say }) {
    let figure = ''
    const violations = await withScene({ seed, pages: 8, say, server: { env: INSPECTED } }, async (scene) => {
      const found: string[] = []
      const line = await openProxy(scene.portal().port)
      const slow = openPage({ name: 'slow', port: line.port, session: scene.sessions.admin, history: scene.history })
      scene.pages.push(slow)
      found.push(...(await scene.settle()))
      for (let round = 1; round <= rounds; round += 1) {
        const usual = await write(scene, 8, 'warm')
        const start = await liveMemoryOf(scene.portal())
        line.stopReading()
        const laden = await write(scene, Math.ceil(WRITTEN_MB / 0.54), `r${round}`)
        const grown = (await liveMemoryOf(scene.portal())) - start
        if (!(grown <= GROWTH_MB)) found.push(`round ${round}: the server keeps ${grown.toFixed(1)} MB more`)
        figure = `live ${SIGNED.format(grown)} MB; a write takes ${(laden / usual).toFixed(2)} of what it takes without`
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
    await collection.updateMany({ _id: { $in: ids } }, { $set: { tag: [`${mark}-${n}`, ...TAGS] } })
    took.push(performance.now() - began)
    await wait(20)
  }
  return median(took)
}
