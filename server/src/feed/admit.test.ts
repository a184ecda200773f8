import type { Usr } from '@bandiera/domain'
import { holdBack } from '../../test/protocol/hold-requests.ts'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import type { SessionClaims } from '../accounts/sessions.ts'
import { admit } from './admit.ts'
import { openHub, type EndReason, type Hub } from './hub.ts'

const anna: Usr = { _id: 'a'.repeat(24), name: 'Anna', email: 'anna@demo.test', role: { admin: true } }
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds
let test: TestTenant
let hub: Hub
beforeEach(async () => {
  test = await openTestTenant()
  await test.documents.transact(null, (w) => w.insert('usr', anna))
  hub = await openHub(test)
})
afterEach(async () => {
  hub.close()
  await test.close()
})

const claimsUntil = async (exp: number): Promise<SessionClaims> => {
  const { sid } = await test.sessions.start(anna)
  return { uid: anna._id, sid, exp }
}
/** Resolves when the hub tells others of the same session that it is over for them. */
const overFor = (claims: SessionClaims): Promise<EndReason> =>
  new Promise((ended) => hub.join({ ...claims, held: new Set(), ended }))
const enter = jest.fn()
beforeEach(() => enter.mockClear())

it('refuses a token that ends while the rights are read', async () => {
  const claims = await claimsUntil(inSeconds(-1))
  const reading = holdBack(test.users as never, 'byId')
  const admitted = admit({ tenant: test, hub }, claims, enter)
  await reading.reached
  expect(await overFor(claims)).toBe('session')
  reading.release()
  await expect(admitted).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  expect(enter).not.toHaveBeenCalled()
})

it('refuses every token while the server stops, and after', async () => {
  const claims = await claimsUntil(inSeconds(60))
  const reading = holdBack(test.users as never, 'byId')
  const admitted = admit({ tenant: test, hub }, claims, enter)
  await reading.reached
  hub.close()
  reading.release()
  await expect(admitted).rejects.toMatchObject({ code: 'SERVER_STOPPING' })
  await expect(admit({ tenant: test, hub }, claims, enter)).rejects.toMatchObject({ code: 'SERVER_STOPPING' })
  expect(enter).not.toHaveBeenCalled()
  expect(await overFor(claims)).toBe('closing')
})

it('reads once more for a user whose view has changed', async () => {
  const claims = await claimsUntil(inSeconds(60))
  const reading = holdBack(test.users as never, 'byId')
  const admitted = admit({ tenant: test, hub }, claims, ({ usr }) => usr.role)
  await reading.reached
  const changed = { ...anna, role: { editore: true } }
  await test.documents.transact(null, async (w) => void (await w.replace('usr', changed as Usr, 'update')))
  reading.release()
  expect(await admitted).toEqual({ editore: true })
})
