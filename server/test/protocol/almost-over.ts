import { loadKeys } from '../../src/accounts/keys.ts'
import { LIFETIME, signToken, type TokenType } from '../../src/accounts/sessions.ts'
import type { TestPortal } from './portal.ts'
import { people } from './world.ts'

/** A token of the gestore, of a session that is open, made so long ago that it ends in `seconds` seconds. */
export async function almostOver(portal: TestPortal, typ: TokenType, seconds: number): Promise<string> {
  const uid = people.gestore._id
  const { sid } = await portal.tenant('localhost').sessions.start(people.gestore)
  const now = () => Date.now() - (LIFETIME[typ] - seconds) * 1000
  return signToken({ ...(await loadKeys(portal.dataDir)), tenantId: 'localhost', now }, { uid, sid, typ })
}
