import type { Socio } from './azienda.ts'
import { YOUNG_AGES, isInPeopleGroup, peopleShare, type QuotaBase } from './compagine.ts'

const oggi = '2026-11-21'
const socio = (over: Partial<Socio>): Socio => ({ nome: 'x', ...over })
const donna = (quota?: number, over: Partial<Socio> = {}) =>
  socio({ genere: 'F', ...(quota === undefined ? {} : { quota }), ...over })
const uomo = (quota?: number, over: Partial<Socio> = {}) => donna(quota, { genere: 'M', ...over })
const ignoto = (quota?: number) => socio(quota === undefined ? {} : { quota })
const donne = (compagine: Socio[], base: QuotaBase) => {
  const { min, max } = peopleShare(compagine, 'donne', base, oggi)
  return [min, max]
}

it.each([
  ['1990-11-22', true],
  ['1990-11-21', false],
  ['2008-11-21', true],
  ['2008-11-22', false],
  [undefined, null],
])('who was born on %s is young: %s', (dataNascita, young) =>
  expect(isInPeopleGroup(socio(dataNascita ? { dataNascita } : {}), YOUNG_AGES, oggi)).toBe(young),
)

it('no company is a woman or young, even where other data are missing', () => {
  expect(isInPeopleGroup(socio({ cf: '12345678903' }), 'donne', oggi)).toBe(false)
  expect(isInPeopleGroup(socio({ cf: '12345678903' }), YOUNG_AGES, oggi)).toBe(false)
})

it('no public body is a woman or young', () => {
  expect(isInPeopleGroup(socio({ entePubblico: 'si' }), 'donne', oggi)).toBe(false)
  expect(isInPeopleGroup(socio({ entePubblico: 'eccezione' }), YOUNG_AGES, oggi)).toBe(false)
  expect(isInPeopleGroup(socio({ entePubblico: 'no' }), 'donne', oggi)).toBeNull()
})

it.each<[string, Socio[], QuotaBase, [number, number]]>([
  ['all of it', [donna(60), uomo(40)], 'quote', [60, 60]],
  ['capital without an owner may belong to any member', [donna(30), uomo(30)], 'quote', [30, 70]],
  ['who is not known may be one or not', [donna(30), ignoto(40), uomo(30)], 'quote', [30, 70]],
  ['quotas that are missing', [donna(), uomo()], 'quote', [0, 100]],
  ['no members', [], 'quote', [0, 100]],
  ['two members of three', [donna(10), donna(10), uomo(80)], 'soci', [66.67, 66.67]],
  ['a person without a quota is no member', [donna(100), uomo(0)], 'soci', [100, 100]],
  ['members without quotas count', [donna(), uomo()], 'soci', [50, 50]],
  [
    'a director without a quota may be a member',
    [donna(), uomo(undefined, { amministratore: true })],
    'soci',
    [50, 100],
  ],
  [
    'directors alone',
    [donna(0, { amministratore: true }), uomo(0, { amministratore: true }), uomo(100)],
    'amministratori',
    [50, 50],
  ],
  ['no director written', [donna(100)], 'amministratori', [0, 100]],
])('the share of women: %s', (_name, compagine, base, expected) => expect(donne(compagine, base)).toEqual(expected))
