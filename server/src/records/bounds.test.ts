import { boundFaults, tableOf, type CollectionName, type Collections } from '@bandiera/domain'
import { world } from '../../test/protocol/world.ts'
import { openPlaces } from '../../test/text-places.ts'
import { checkedRecord, type Issue } from './checked-record.ts'

/** Longer than any bound, and shorter than a record. */
const TEXT = 'x'.repeat(400_000)
const LINES = Array.from({ length: 20_001 }, () => null)
const NAMES = Object.fromEntries(LINES.map((_none, n) => [`chiave-${n}`, null]))
const LONG = { text: TEXT, lines: LINES, names: NAMES }
const faultAt = (coll: CollectionName, record: object, path: string): Issue | undefined =>
  boundFaults(tableOf[coll], record).find((fault) => fault.path.join('.') === path)

it('finds the texts and lists of every collection', () => {
  const count = (coll: CollectionName) => openPlaces.filter((one) => one.coll === coll).length
  for (const coll of Object.keys(tableOf) as CollectionName[]) expect(count(coll)).toBeGreaterThan(8)
  expect(count('bandi')).toBeGreaterThan(100)
})

describe.each(Object.keys(tableOf) as CollectionName[])('every text and every list of %s', (coll) => {
  const places = openPlaces.filter((one) => one.coll === coll)

  it('has a bound, and says it in Italian', () => {
    const free = places.flatMap(({ at, holds, holding }) => {
      const message = faultAt(coll, holding(LONG[holds]), at.split(' ')[0]!)?.message ?? ''
      return /^\d+ (?:caratteri|voci), al massimo \d+$/.test(message) ? [] : [at]
    })
    expect(free).toEqual([])
  })

  it('is refused beyond it, with the name of its field', () => {
    // a wrong line breaks many rules of the schema at once: lists are tried by their bounds alone
    const taken = places
      .filter(({ holds }) => holds !== 'lines')
      .flatMap(({ at, holds, holding }) => {
        const sample = world[coll][0] as Collections[CollectionName]
        try {
          checkedRecord(coll, { ...sample, ...holding(LONG[holds]) } as never, sample as never)
          return [at]
        } catch (error) {
          const { code, message } = error as { code?: string; message: string }
          return code === 'RECORD_INVALID' && message.includes('al massimo') ? [] : [`${at}: ${message}`]
        }
      })
    expect(taken).toEqual([])
  })
})

it('a field that no table knows has a bound too, and so has its name', () => {
  const sample = world.aziende[0]!
  const long = (more: object) => () => checkedRecord('aziende', { ...sample, ...more } as never)
  expect(long({ altro: TEXT })).toThrow('altro: 400000 caratteri, al massimo 20000')
  expect(long({ altro: { dentro: [TEXT] } })).toThrow('al massimo')
  expect(long({ altro: { ['x'.repeat(300)]: 1 } })).toThrow('300 caratteri, al massimo 200')
  expect(long({ referente: { altro: TEXT } })).toThrow('al massimo')
})

describe('an older record with a text and a list that are too long', () => {
  const sedi = Array.from({ length: 2001 }, (_none, n) => ({ id: `s${n}`, tipo: 'operativa' }))
  const before = { ...world.aziende[0]!, note: TEXT, sedi } as never as Collections['aziende']
  const change = (more: object) => () => checkedRecord('aziende', { ...before, ...more }, before)

  it('takes a write of something else, and one that makes them shorter', () => {
    expect(change({ telefono: '035 123456' })).not.toThrow()
    expect(change({ note: 'breve' })).not.toThrow()
    expect(change({ sedi: sedi.slice(1) })).not.toThrow()
    expect(change({ sedi: [{ ...sedi[0], indirizzo: 'via Roma 1' }, ...sedi.slice(1)] })).not.toThrow()
  })

  it('refuses one that changes the text and leaves it too long, or lengthens the list', () => {
    expect(change({ note: `${TEXT}y` })).toThrow('400001 caratteri, al massimo 20000')
    expect(change({ sedi: [...sedi, { id: 'altra', tipo: 'operativa' }] })).toThrow('2002 voci, al massimo 2000')
  })
})
