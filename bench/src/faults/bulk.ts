import { newId } from '@bandiera/domain'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Fault } from '../fault.ts'
import { withScene, type Scene } from '../scene/scene.ts'
import { realmDatabase } from '../session.ts'

const RECORDS = 2000
/** Milliseconds that the server's thread may go on before others get their turn; an answer takes three turns. */
const STALL = 100
const TURNS = 3

export const fault: Fault = {
  number: 14,
  title: `${RECORDS} records in one call, as a bulk import writes them`,
  invariant: 'the server keeps answering others, and in the end every page has all of them',
  rounds: 1,
  async run({ seed, rounds, say }) {
    let longest = 0
    const violations = await withScene({ seed, pages: 16, say }, async (scene) => {
      const found: string[] = []
      for (let round = 1; round <= rounds; round += 1) {
        const usual = await longestWait(scene, () => wait(1500))
        const during = await longestWait(scene, async () => {
          await insertMany(scene)
          found.push(...(await scene.settle()))
        })
        longest = Math.max(longest, during.work)
        const told = ({ ms, work }: Wait): string => `${ms.toFixed(0)} ms, ${work} ms of them its own work`
        say(`longest wait for /healthz: ${told(usual)}; during the call ${told(during)}`)
        if (during.work > STALL * TURNS)
          found.push(`round ${round}: it worked ${during.work} ms while a request waited`)
      }
      return found
    })
    return { rounds, violations, figure: `an answer waited for ${longest} ms of work` }
  },
}

async function insertMany({ portal, sessions }: Scene): Promise<void> {
  const database = await realmDatabase(portal().url, sessions.gestore.token)
  const made = { gestoreId: sessions.gestore.uid, professionisti: [] }
  const records = Array.from({ length: RECORDS }, (_, n) => ({
    ...made,
    _id: newId(),
    ragioneSociale: `Importata ${n}`,
  }))
  await database.collection('aziende').insertMany(records)
}

interface Wait {
  ms: number
  /** Milliseconds that the server's own thread worked during the wait: other work of the machine is not its fault. */
  work: number
}

/** Asks again and again, in a thread of its own: the pages of this process are busy themselves. */
const ASKING = `
  const { readFileSync } = require('node:fs')
  const { parentPort, workerData: { url, pid } } = require('node:worker_threads')
  const used = () => {
    const fields = readFileSync('/proc/' + pid + '/task/' + pid + '/stat', 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  }
  const longest = { ms: 0, work: 0 }
  let going = true
  parentPort.on('message', () => (going = false))
  void (async () => {
    while (going) {
      const [began, before] = [performance.now(), used()]
      await (await fetch(url)).text()
      longest.ms = Math.max(longest.ms, performance.now() - began)
      longest.work = Math.max(longest.work, used() - before)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    parentPort.postMessage(longest)
    parentPort.close()
  })()`

/** The longest wait for an answer while `act` ran. */
async function longestWait({ portal }: Scene, act: () => Promise<unknown>): Promise<Wait> {
  const workerData = { url: `${portal().url}/healthz`, pid: portal().pid }
  const asking = new Worker(ASKING, { eval: true, workerData })
  const longest = new Promise<Wait>((resolve, reject) => asking.on('message', resolve).on('error', reject))
  try {
    await act()
  } finally {
    asking.postMessage('stop')
  }
  return longest
}
