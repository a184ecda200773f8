import { type Fields, tableOf } from '@bandiera/domain'
import { createLineRetry, withoutTheirs } from './writes.ts'
import { WriteError } from './errors.ts'
import type { WritePatch } from './types.ts'

const line = (id: string, tipo = 'invio'): WritePatch => ({ push: { scadenze: { id, tipo } } })

function open(...codes: (string | null)[]) {
  const sent: unknown[] = []
  const addOnce = createLineRetry()
  const add = (record: string, patch: WritePatch) =>
    addOnce(record, patch, async (once) => {
      sent.push(once)
      const code = codes.shift()
      if (code) throw new WriteError(code, 'Non salvato')
      return 'done'
    }).catch((failure: WriteError) => failure.code)
  return { sent, add }
}

it('sends the line of a lost answer again as it was, until an answer arrives', async () => {
  const { sent, add } = open('NETWORK', 'NETWORK', null, null)
  for (const id of ['a', 'b', 'c', 'd']) await add('pratiche p', line(id))
  expect(sent).toEqual([line('a'), line('a'), line('a'), line('d')])
})

it.each([
  ['another record', 'pratiche q', line('b')],
  ['another line', 'pratiche p', line('b', 'rendicontazione')],
])('sends %s as it is', async (_what, record, patch) => {
  const { sent, add } = open('NETWORK', null)
  await add('pratiche p', line('a'))
  await add(record, patch)
  expect(sent[1]).toEqual(patch)
})

it('forgets a line that was refused, and leaves patches without lines alone', async () => {
  const { sent, add } = open('RECORD_INVALID', null, null)
  await add('pratiche p', line('a'))
  await add('pratiche p', line('b'))
  await add('pratiche p', { set: { titolo: 'x' } })
  expect(sent).toEqual([line('a'), line('b'), { set: { titolo: 'x' } }])
})

const lists = (fields: Fields, place = ''): string[] =>
  Object.entries(fields).flatMap(([key, { kind, fields: parts = {} }]) => {
    if (kind === 'rows') return [`${place}${key}`]
    return kind === 'group' ? lists(parts, `${place}${key}.`) : []
  })
const everyList = Object.entries(tableOf).flatMap(([coll, fields]) =>
  lists(fields).map((list) => [coll, list] as const),
)

it('knows lists of every kind', () => {
  expect(everyList.map(([coll, list]) => `${coll} ${list}`)).toEqual(
    expect.arrayContaining(['pratiche note', 'pratiche erogazioni', 'usr preferenze.visteSalvate', 'aziende aiuti']),
  )
})

it.each(everyList)('gives a line of %s.%s an id, the same one for the second try', async (coll, list) => {
  const { sent, add } = open('NETWORK', null, null)
  const patch = () => ({ push: { [list]: { testo: 'Una riga', quando: String(Math.random()) } } })
  for (let tries = 0; tries < 3; tries++) await add(`${coll} x`, patch())
  const ids = sent.map((one) => (one as { push: Record<string, { id?: string }> }).push[list]!.id)
  expect(ids[0]).toMatch(/^[0-9a-f]{24}$/)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

const words = { base: '', mine: '', theirs: '' }
const kept = (field: string, theirs?: unknown) => ({ field, theirs, by: 'Ada', at: '2026-03-05', label: field, words })

it('leaves out a field, what is inside it, and taking it away', () => {
  const patch = { set: { telefono: '1', 'sedi.0.cap': '2', note: 'mia' }, unset: ['sito', 'pec'] }
  expect(withoutTheirs(patch, [kept('telefono', '9'), kept('sedi', []), kept('sito', 'x.it')])).toEqual({
    set: { note: 'mia' },
    unset: ['pec'],
  })
})

it('puts theirs into an object that is written whole', () => {
  const set = { referente: { nome: 'Bea', email: 'b@b.it', casa: { via: 'x' } } }
  const theirs = [kept('referente.email', 'a@a.it'), kept('referente.casa.via')]
  expect(withoutTheirs({ set }, theirs)).toEqual({
    set: { referente: { nome: 'Bea', email: 'a@a.it', casa: {} } },
    unset: [],
  })
  expect(set.referente.email).toBe('b@b.it')
})

it('is nothing when theirs is kept everywhere, unless lines are added', () => {
  expect(withoutTheirs({ set: { a: 1 }, unset: ['b'] }, [kept('a', 2), kept('b', 3)])).toBeNull()
  expect(withoutTheirs({ set: { a: 1 }, push: { tag: 'x' } }, [kept('a', 2)])).toMatchObject({ push: { tag: 'x' } })
})
