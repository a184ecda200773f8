// A pull that need not bring everything: few fields of a long collection, nothing of a very long one, unless it is named.
import { viewOfAll, type Everything } from '@bandiera/factories/oracle'
import { listedOf } from '@bandiera/wire'
import { everything } from '../everything.ts'
import { pulled } from './feeding.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, world, type Person } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld, windows: { full: 2, list: 4 } })
})
afterAll(() => portal.stop())

const PERSONS = Object.keys(people) as Person[]
let all: Everything
beforeAll(async () => {
  all = (await everything(portal.tenant('localhost'))) as Everything
})

const COLLS = ['aziende', 'istituti', 'pratiche'] as const
const asked = async (person: Person, whole: readonly (typeof COLLS)[number][], since = {}) => {
  const { token } = await portal.tenant('localhost').sessions.start(people[person])
  return pulled(portal, token, { colls: COLLS, whole, ...since })
}

it.each(PERSONS)('says how much it brings and brings that: to %s', async (person) => {
  const { lines, entries, end } = await asked(person, [])
  const hold = (lines[0] as { hold: Record<string, string> }).hold
  expect(hold).toEqual(end.modes)
  for (const c of COLLS) {
    const seen = viewOfAll(people[person], c, all)
    const mode = seen.size <= 2 ? 'full' : seen.size <= 4 ? 'list' : 'window'
    const brought = entries.flatMap((entry) => (entry.o === 'u' && entry.c === c ? [entry] : []))
    expect([hold[c], end.counts[c], c in end.sum!]).toEqual([mode, seen.size, mode !== 'window'])
    expect(new Set(brought.map(({ d }) => d._id))).toEqual(new Set(mode === 'window' ? [] : seen.keys()))
    for (const { d, few } of brought) {
      const record = seen.get(d._id) as { _id: string }
      expect([few === true, d]).toEqual([mode === 'list', mode === 'list' ? listedOf(c, record) : record])
    }
  }
})

it('sums up to what whole records sum up to', async () => {
  const [cut, whole] = [await asked('gestore', []), await asked('gestore', COLLS)]
  expect((cut.lines[0] as { hold: object }).hold).toMatchObject({ aziende: 'list' })
  expect(cut.end.sum!.aziende).toBe(whole.end.sum!.aziende)
  expect(JSON.stringify(cut.entries).length).toBeLessThan(JSON.stringify(whole.entries).length)
})

it('brings a collection whole that is named, and every change since a position', async () => {
  const { entries, lines } = await asked('admin', ['aziende'])
  expect((lines[0] as { hold: object }).hold).toMatchObject({ aziende: 'full' })
  expect(entries.filter((entry) => entry.o === 'u' && entry.c === 'aziende' && !entry.few)).toHaveLength(
    world.aziende.length,
  )
  const { end } = await asked('admin', [])
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('aziende', aziende.mia._id))!
    await writer.replace('aziende', { ...doc, telefono: '02 99' }, 'update')
  })
  const later = await asked('admin', [], { since: end.cursor, ep: end.ep })
  expect(later.entries).toMatchObject([{ o: 'u', c: 'aziende', d: { _id: aziende.mia._id, telefono: '02 99' } }])
  expect(later.lines.some((line) => 'hold' in line)).toBe(false)
})
