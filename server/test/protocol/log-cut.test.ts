import { newId } from '@bandiera/domain'
import { cutLogs, LOG_LIMITS } from '../../src/operations/cut-logs.ts'
import { pulled } from './feeding.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterEach(() => portal.stop())

const tenant = () => portal.tenant('localhost')
const tokenOf = async (person: keyof typeof people): Promise<string> =>
  (await tenant().sessions.start(people[person])).token
const cutIn = (days: number): Promise<void> =>
  cutLogs({
    tenants: { list: () => [tenant()] },
    limits: LOG_LIMITS,
    now: () => Date.now() + days * 24 * 3600 * 1000,
    onProblem: (problem) => {
      throw new Error(problem)
    },
  })

it('answers a client from before the cut with its whole view at once, without the deleted record', async () => {
  const token = await tokenOf('gestore')
  const { end } = await pulled(portal, token)
  const far = newId()
  await tenant().documents.transact(null, async (w) => {
    await w.remove('aziende', aziende.mia._id)
    await w.insert('aziende', { ...aziende.delCollega, _id: far })
  })
  await cutIn(3)
  const near = await pulled(portal, token, { since: end.cursor, ep: end.ep })
  expect(near.end.snapshot).toBe(false)
  await cutIn(100)
  const again = await pulled(portal, token, { since: end.cursor, ep: end.ep })
  expect(again.end).toMatchObject({ snapshot: true, cursor: await tenant().store.seq() })
  const ids = again.entries.flatMap((entry) => (entry.o === 'u' && entry.c === 'aziende' ? [entry.d._id] : []))
  expect(ids).toContain(far)
  expect(ids).not.toContain(aziende.mia._id)
})
