import { schemas, type CollectionName, type Collections } from '@bandiera/domain'
import { planted, withPlanted } from '../../test/planted.ts'
import { world } from '../../test/protocol/world.ts'
import { checkedRecord } from './checked-record.ts'

const sampleOf = (coll: CollectionName) => world[coll][0] as Collections[CollectionName]
/** A record of the collection with a field that this version would not take. */
const olderWith = (one: (typeof planted)[number]) => withPlanted(sampleOf(one.coll), one)
const refused = expect.objectContaining({ code: 'RECORD_INVALID' })

it('plants vocabularies of every collection that has some', () => {
  const count = (coll: CollectionName) => planted.filter((one) => one.coll === coll).length
  expect(
    Math.min(count('usr'), count('aziende'), count('bandi'), count('istituti'), count('pratiche')),
  ).toBeGreaterThan(2)
  // a place inside of a union may be one that another branch takes
  for (const one of planted)
    expect([one.at, schemas[one.coll].safeParse(olderWith(one)).success]).toEqual([one.at, false])
})

describe.each(planted)('$coll $at of another version', (one) => {
  const before = olderWith(one)

  it('is no way in for a new record', () => {
    expect(() => checkedRecord(one.coll, before)).toThrow(refused)
  })

  it('does not hinder a write of something else, and stays', () => {
    const after = checkedRecord(one.coll, { ...before, altro: 'nuovo' } as never, before as never)
    expect(after).toEqual({ ...before, altro: 'nuovo' })
  })

  it('is not let in by a write of something else', () => {
    expect(() => checkedRecord(one.coll, before as never, sampleOf(one.coll) as never)).toThrow(refused)
  })
})

describe('rows of a list', () => {
  const row = (id: string, tipo: string) => ({ id, tipo })
  const company = (...sedi: object[]) => ({ ...sampleOf('aziende'), sedi }) as never
  const before = company(row('a', 'futura'), row('b', 'legale'))

  it.each([
    ['one more before it', company(row('c', 'legale'), row('a', 'futura'), row('b', 'legale'))],
    ['the other taken out', company(row('a', 'futura'))],
    ['itself taken out', company(row('b', 'legale'))],
  ])('a wrong one stays as stored with %s', (_what, after) => {
    expect(() => checkedRecord('aziende', after, before)).not.toThrow()
  })

  it.each([
    ['a copy of it', company(row('a', 'futura'), row('a', 'futura'), row('b', 'legale'))],
    ['the same fault in another row', company(row('a', 'futura'), row('b', 'futura'))],
    ['another wrong value in it', company(row('a', 'lontana'), row('b', 'legale'))],
  ])('refuses %s', (_what, after) => {
    expect(() => checkedRecord('aziende', after, before)).toThrow(refused)
  })
})

const widthOf = (ateco: number) => ({ preferenze: { larghezze: { aziende: { ateco } } } })

it.each<[string, CollectionName, object, object]>([
  ['two roles', 'usr', { role: { admin: true, gestore: true } }, { role: { editore: true, gestore: true } }],
  ['an address that is none', 'usr', { email: 'nessuna' }, { email: 'nulla' }],
  ['a column too wide for a screen', 'usr', widthOf(9000), widthOf(8000)],
  ['another company than its id says', 'pratiche', { aziendaId: 'altra' }, { aziendaId: 'terza' }],
  ['a case file of another company', 'docs', { praticaId: 'b_a' }, { praticaId: 'c_d' }],
])('%s stays where it was, and no write brings it', (_what, coll, wrong, other) => {
  const before = { ...sampleOf(coll), ...wrong } as never
  expect(checkedRecord(coll, { ...(before as object), altro: 1 } as never, before)).toMatchObject(wrong)
  expect(() => checkedRecord(coll, { ...(before as object), ...other } as never, before)).toThrow(refused)
  expect(() => checkedRecord(coll, before)).toThrow(refused)
})

it.each([
  ['035 123456', '+39035123456'],
  ['Tel. 02/12345678', '+390212345678'],
  ['0039 340 1234567', '+393401234567'],
  ['(+39) 02 12345678', '+390212345678'],
  ['+41 44 668 18 00', '+41446681800'],
  ['02 12345678 int. 5', '+390212345678;ext=5'],
  ['\u202a+39\u00a0340\u00a01234567\u202c', '+393401234567'],
  ['chiedere in portineria', 'chiedere in portineria'],
  ['02 12345678 / 340 1234567', '02 12345678 / 340 1234567'],
])('stores the phone «%s» as the form does', (telefono, stored) => {
  const after = checkedRecord('aziende', { ...sampleOf('aziende'), telefono, referente: { telefono } } as never)
  expect(after).toMatchObject({ telefono: stored, referente: { telefono: stored } })
})
