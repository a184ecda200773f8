import type { Azienda, Usr } from '@bandiera/domain'
import { checkAny, checkHistory, checkLog } from './check.ts'
import { History } from './history.ts'
import { keyOf, type LogEntry, type Truth } from './truth.ts'

const [ROSSI, VERDI] = ['gestore-rossi', 'gestore-verdi']
const usr = (_id: string): Usr => ({ _id, name: _id, email: `${_id}@demo.test`, role: { gestore: true }, versione: 1 })
const azienda = (ragioneSociale: string, over: Partial<Azienda> = {}): Azienda => ({
  _id: 'a1',
  ragioneSociale,
  gestoreId: ROSSI,
  professionisti: [],
  versione: 1,
  ...over,
})
const entry = (seq: number, before: Usr | Azienda | null, after: Usr | Azienda): LogEntry => ({
  seq,
  coll: 'role' in after ? 'usr' : 'aziende',
  id: after._id,
  at: seq * 1000,
  before,
  after,
})

const first = azienda('w1')
const second = azienda('w2', { versione: 2 })
const moved = azienda('w3', { versione: 3, gestoreId: VERDI })

/** Two managers; a company that one writes twice and that then goes to the other. */
function run(): { history: History; truth: Truth } {
  const log = [entry(1, null, usr(ROSSI)), entry(2, null, usr(VERDI)), entry(3, null, first)]
  log.push(entry(4, first, second), entry(5, second, moved))
  const records = new Map(log.map(({ coll, id, after }) => [keyOf(coll, id), after!]))
  const history = new History()
  const write = { client: 'p1', coll: 'aziende', id: 'a1', outcome: 'ok' } as const
  history.writes.push(
    { ...write, op: 'insert', marker: { field: 'ragioneSociale', value: 'w1' } },
    { ...write, op: 'update', marker: { field: 'ragioneSociale', value: 'w2' }, seq: 4, seen: 1 },
  )
  history.heard.push({ client: 'p1', uid: ROSSI, entry: { o: 'u', c: 'aziende', d: second, rev: 4 }, from: 3, to: 4 })
  history.heard.push({ client: 'p2', uid: VERDI, entry: { o: 'u', c: 'aziende', d: moved, rev: 5 }, from: 4, to: 5 })
  history.heard.push({ client: 'p1', uid: ROSSI, entry: { o: 'd', c: 'aziende', id: 'a1', rev: 5 }, from: 4, to: 5 })
  history.read({ client: 'p1', coll: 'aziende', id: 'a1', versione: 1 })
  history.read({ client: 'p1', coll: 'aziende', id: 'a1', versione: 2 })
  history.cursors.push({ client: 'p1', ep: 'e', cur: 3 }, { client: 'p1', ep: 'e', cur: 4 })
  history.cursors.push({ client: 'p1', ep: 'e', cur: 0 }, { client: 'p1', ep: 'e', cur: 5 })
  return { history, truth: { log, records } }
}

it('finds nothing in a run where all went well', () => {
  const { history, truth } = run()
  expect(checkHistory(history, truth)).toEqual([])
})

type Plant = (scene: ReturnType<typeof run>) => void
const heardByVerdi =
  (d: Azienda, rev: number, from: number, to: number | { at: number }): Plant =>
  ({ history }) =>
    void history.heard.push({ client: 'p2', uid: VERDI, entry: { o: 'u', c: 'aziende', d, rev }, from, to })

const planted: Record<string, [plant: Plant, found: string]> = {
  'an acknowledged insertion that is nowhere': [
    ({ history }) => (history.writes[0]!.marker = { field: 'ragioneSociale', value: 'w9' }),
    'is lost',
  ],
  'an acknowledged deletion that did not happen': [
    ({ history }) => history.writes.push({ client: 'p1', coll: 'aziende', id: 'a1', op: 'delete', outcome: 'ok' }),
    'is lost',
  ],
  'a refused write that is stored': [
    ({ history }) => (history.writes[1]!.outcome = 'fail'),
    'was refused and is stored',
  ],
  'an update that overwrote what its author had not seen': [
    ({ truth }) => (truth.log[3]!.before = azienda('w1', { versione: 7 })),
    'was made on version 1 and changed 7',
  ],
  'a write that is stored later than its answer said': [({ history }) => (history.writes[1]!.seq = 3), 'not where'],
  'a record that the log does not know': [
    ({ truth }) => truth.records.set(keyOf('aziende', 'a1'), azienda('altro')),
    'is not as the log says',
  ],
  'a log with a hole': [({ truth }) => truth.log.splice(3, 1), 'position 4 of the log is 5'],
  'a record in the log alone': [({ truth }) => truth.records.delete(keyOf('aziende', 'a1')), 'is in the log alone'],
  'a client that shows an older version again': [
    ({ history }) => history.read({ client: 'p1', coll: 'aziende', id: 'a1', versione: 1 }),
    'showed version 1 of aziende a1 after 2',
  ],
  'a position that goes back': [
    ({ history }) => history.cursors.push({ client: 'p1', ep: 'e', cur: 4 }),
    'back from 5',
  ],
  'a record of another manager, pushed': [heardByVerdi(second, 4, 3, 4), 'is not its recipient’s to see'],
  'a record of another manager, pulled before it was theirs': [
    heardByVerdi(second, 4, 4, { at: 4999 }),
    'is not its recipient’s to see',
  ],
  'a received record with more than the log holds': [
    heardByVerdi({ ...moved, telefono: '02' }, 5, 4, 5),
    'holds what it must not',
  ],
  'one position given to two records': [heardByVerdi({ ...moved, _id: 'a2' }, 5, 4, 5), 'is not in the log'],
  'a position that a crash took back': [heardByVerdi(moved, 9, 8, 9), 'is beyond the log'],
  'a client that had to be mended': [({ history }) => (history.heals = 1), '1 times'],
}

it.each(Object.entries(planted))('finds %s', (_name, [plant, found]) => {
  const scene = run()
  plant(scene)
  expect(checkHistory(scene.history, scene.truth).join('\n')).toContain(found)
})

it('takes a pulled record that was already its recipient’s when the answer was read', () => {
  const scene = run()
  heardByVerdi(moved, 5, 4, { at: 5000 })(scene)
  expect(checkHistory(scene.history, scene.truth)).toEqual([])
})

it('finds a log entry that does not begin where the last one of its record ended', () => {
  const { truth } = run()
  truth.log[4]!.before = first
  expect(checkLog(truth).join('\n')).toContain('begins with another record')
})

it('is not content with a run in which nothing happened', () => {
  const nothing = new History()
  expect(checkAny(nothing, true)).toEqual(['no write was acknowledged', 'no page heard anything'])
  const { history } = run()
  expect(checkAny(history, true)).toEqual([])
  history.writes.splice(0)
  expect(checkAny(history, true)).toEqual(['no write was acknowledged'])
  expect(checkAny(history, false)).toEqual([])
})
