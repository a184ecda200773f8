import { readData } from '@bandiera/factories/data'
import {
  atecoDigits,
  atecoVersionOn,
  describeAteco,
  formatAteco,
  isAtecoShape,
  isUnderAteco,
  normalizeAteco,
} from './ateco.ts'
import { atecoDivisionTitle, atecoSectionOf, atecoSections } from './titles.ts'

const read = <T>(name: string) => JSON.parse(readData(name)) as T[]
const codes = {
  '2007': () =>
    read<{ _id: string }>('ateco2007_tree.json.gz')
      .map((each) => atecoDigits(each._id))
      .filter(Boolean),
  '2025': () => read<{ code: string }>('ateco2025_codes.json.gz').map((each) => atecoDigits(each.code)),
}

describe('ATECO codes', () => {
  it.each([
    ['55.00', '55'],
    ['56.20', '562'],
    ['90.00;', '90'],
    ['10', '10'],
    ['20.10.00', '201'],
    ['25.62.00', '2562'],
  ])('normalises %s to %s', (code, expected) => {
    expect(normalizeAteco(code)).toBe(expected)
  })

  it.each(['2007', '2025'] as const)('stripping zeros leaves the set of %s codes below unchanged', (version) => {
    const all = codes[version]()
    const leaves = all.filter((code) => code.length === 6)
    const below = (prefix: string) => leaves.filter((leaf) => leaf.startsWith(prefix)).join()
    const changed = all.filter((code) => below(code) !== below(normalizeAteco(code)))
    expect(changed).toEqual([])
    expect(leaves.length).toBeGreaterThan(1200)
  })

  it.each(['2007', '2025'] as const)('gives every %s code a sezione and a divisione with a title', (version) => {
    const orphans = codes[version]().filter(
      (code) => !atecoDivisionTitle(code, version) || !atecoSectionOf(code, version),
    )
    expect(orphans).toEqual([])
    const shipped = atecoSections[version].flatMap((sezione) => sezione.divisioni.map((each) => each.codice))
    expect(shipped).toEqual([...new Set(codes[version]().map((code) => code.slice(0, 2)))].sort())
  })

  it('has 21 sezioni and 88 divisioni in 2007, 22 and 87 in 2025', () => {
    const size = (version: '2007' | '2025') => {
      const sezioni = atecoSections[version]
      return [sezioni.length, sezioni.flatMap((each) => each.divisioni).length]
    }
    expect([size('2007'), size('2025')]).toEqual([
      [21, 88],
      [22, 87],
    ])
  })

  it('knows that a divisione can change sezione and title between versions', () => {
    expect([atecoSectionOf('62.01', '2007')?.lettera, atecoSectionOf('62.10', '2025')?.lettera]).toEqual(['J', 'K'])
    expect(atecoSectionOf('45.11', '2025')).toBeUndefined()
    expect(atecoDivisionTitle('62.10', '2035' as '2025')).toBeUndefined()
    expect(atecoDivisionTitle('55.10.00', '2007')).toBe('Alloggio')
  })

  it('finds a code under a shorter one, and not under a neighbour', () => {
    expect([
      isUnderAteco('55.10.00', '55.00'),
      isUnderAteco('55.10.00', '55.1'),
      isUnderAteco('55.10.00', '56'),
    ]).toEqual([true, true, false])
    expect(isUnderAteco('55.10.00', '')).toBe(false)
    expect(isUnderAteco('10.11.00', '1')).toBe(false)
  })

  it('writes codes of any length with points', () => {
    expect(['256200', '562', '5620', '55', '01110'].map(formatAteco)).toEqual([
      '25.62.00',
      '56.2',
      '56.20',
      '55',
      '01.11.0',
    ])
    expect(describeAteco({ codice: '256200', versione: '2007' })).toBe('25.62.00 (ATECO 2007)')
    expect(describeAteco({ codice: '55' })).toContain('non indicata')
  })

  it('distinguishes codes from prose', () => {
    expect(['55.00', '56.2', '62', '25.62.00', '011100'].every(isAtecoShape)).toBe(true)
    expect(['Tutti i settori', '5', '25.62.000', '2.5', ''].some(isAtecoShape)).toBe(false)
  })

  it('dates the version by the opening day', () => {
    expect([atecoVersionOn('2025-03-31'), atecoVersionOn('2025-04-01')]).toEqual(['2007', null])
  })
})
