import { withoutTheirs } from './without-theirs.ts'

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
