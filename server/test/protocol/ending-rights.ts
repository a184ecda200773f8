import type { CollectionName } from '@bandiera/domain'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people } from './world.ts'

/** A portal of its own for every test around the call, and ways in which the rights of its people end. */
export function endingRights() {
  let portal: TestPortal
  beforeEach(async () => {
    portal = await startPortal({ fill: fillWorld })
  })
  afterEach(() => portal.stop())
  const tenant = () => portal.tenant('localhost')
  const write = (work: Parameters<ReturnType<TestPortal['tenant']>['documents']['transact']>[1]) =>
    tenant().documents.transact(null, work)
  const change = (coll: CollectionName, id: string, over: object): Promise<unknown> =>
    write(async (w) => void (await w.replace(coll, { ...(await w.get(coll, id))!.doc, ...over } as never, 'update')))
  /** What happens to the gestore, how, and what the server says to them from then on. */
  const ends = [
    ['suspended', () => change('usr', people.gestore._id, { attivo: false }), [403, 'LOGIN_SUSPENDED']],
    ['signed out', () => tenant().sessions.endAllOf(people.gestore._id), [401, 'InvalidSession']],
  ] as const
  return { portal: () => portal, tenant, write, change, ends }
}
