// Every person with every record of the world: history, bin and undo give what the tables of reading and writing give.
import type { AnyRecord, CollectionName, LoggedOperation } from '@bandiera/domain'
import { visibleTo } from '@bandiera/factories/oracle'
import type { Writer } from '../../src/records/documents.ts'
import { ask } from './asking.ts'
import { cells, copyOf, patched, PERSONS } from './matrix.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, type Person, world } from './world.ts'
import { mayDo, type Operation } from './write-oracle.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterAll(() => portal.stop())

const seq = () => portal.tenant('localhost').store.seq()
const may = (person: Person, operation: Operation, coll: CollectionName, record: AnyRecord): boolean =>
  mayDo(people[person], { operation, coll, record }, world)

/** Writes past the policy, in the name of a person or of the system; the position in the log. */
const write = async (by: Person | null, work: (writer: Writer) => Promise<unknown>): Promise<LoggedOperation> =>
  portal.tenant('localhost').documents.transact(by && people[by]._id, async (writer) => {
    await work(writer)
    return writer.written()!
  })
const undo = async (person: Person, operazione: LoggedOperation) => {
  const { status, body } = await ask(portal, person, ['POST', '/api/annulla'], { operazioni: [operazione] })
  return { status, code: body.error_code }
}

it.each(cells)('%s reads the history of what it sees whole in %s', async (person, coll) => {
  const statuses = new Map<string, unknown>()
  const wanted = new Map<string, unknown>()
  for (const record of world[coll]) {
    const { status, body } = await ask(portal, person, ['GET', `/api/cronologia/${coll}/${record._id}`])
    statuses.set(record._id, [status, body.error_code])
    const whole = visibleTo(people[person], coll, record, world) === record
    wanted.set(record._id, whole ? [200, undefined] : [404, 'RECORD_MISSING'])
  }
  expect(statuses).toEqual(wanted)
})

describe('annulla', () => {
  it.each(cells)('%s takes nothing back in %s that another person did, or the system', async (person, coll) => {
    const others = [null, PERSONS[(PERSONS.indexOf(person) + 1) % PERSONS.length]!]
    for (const [n, record] of world[coll].entries()) {
      const by = others[n % 2]!
      const done = await write(by, (writer) => writer.replace(coll, patched(coll, record) as never, 'update'))
      const position = await seq()
      expect([record._id, await undo(person, done)]).toEqual([record._id, { status: 403, code: 'UNDO_FOREIGN' }])
      expect(await seq()).toBe(position)
    }
  })

  it.each(cells)('%s takes its own write in %s back where it may write today', async (person, coll) => {
    for (const record of world[coll]) {
      const back = await write(null, (writer) => writer.replace(coll, record as never, 'update'))
      const done = await write(person, (writer) => writer.replace(coll, patched(coll, record) as never, 'update'))
      const { status } = await undo(person, done)
      const whole = visibleTo(people[person], coll, record, world) === record
      expect([record._id, status]).toEqual([record._id, may(person, 'update', coll, record) ? 200 : whole ? 403 : 404])
      expect((await seq()) > done.a).toBe(status === 200)
      expect(done.da).toBe(back.a + 1)
    }
  })

  it.each(cells)('%s takes its own insertion and deletion in %s back where it may delete', async (person, coll) => {
    for (const record of world[coll]) {
      const copy = copyOf(coll, record)
      const inserted = await write(person, (writer) => writer.insert(coll, copy as never))
      const allowed = may(person, 'delete', coll, copy)
      expect([record._id, (await undo(person, inserted)).status === 200]).toEqual([record._id, allowed])
      if (!allowed) await write(null, (writer) => writer.remove(coll, copy._id))
      const again = copyOf(coll, record)
      await write(null, (writer) => writer.insert(coll, again as never))
      const gone = await write(person, (writer) => writer.remove(coll, again._id))
      expect([record._id, (await undo(person, gone)).status === 200]).toEqual([record._id, allowed])
      if (allowed) await write(null, (writer) => writer.remove(coll, again._id))
    }
  })
})
