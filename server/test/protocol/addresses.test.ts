import { networkInterfaces } from 'node:os'
import { startPortal, type TestPortal } from './portal.ts'
import { rawWatch } from './watching.ts'
import { fillWorld, people } from './world.ts'

const hasIpv6 = Object.values(networkInterfaces()).some((own) => own?.some(({ address }) => address === '::1'))
const addresses = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ addresses, fill: fillWorld })
})
afterAll(() => portal.stop())

it.each(addresses)('a watch on seven hundred ids is answered at %s', async (from) => {
  const { sessions } = portal.tenant('localhost')
  const { sid } = await sessions.start(people.gestore)
  const token = (await sessions.accessToken(sid))!
  const ids = Array.from({ length: 700 }, (_, n) => n.toString(16).padStart(24, '0'))
  const answer = await rawWatch(portal, { token, coll: 'aziende', ids, from })
  expect(answer.status).toBe(200)
  await answer.body!.cancel()
})
