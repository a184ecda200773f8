import { isId, newId, newPraticaId, timestampOfId } from './ids.ts'

it('follow each other, however many are made in one moment', () => {
  const ids = Array.from({ length: 50_000 }, () => newId())
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(isId)).toBe(true)
})

it('follow each other within a second and beyond, and hold their time, with other ids made in between', () => {
  const begin = Date.parse('2026-03-05T10:20:30.000Z')
  const ids = [0, 1, 9, 10, 255, 256, 999, 1000, 1001].map((after) => {
    newId(new Date(0))
    return newId(new Date(begin + after))
  })
  expect(ids).toEqual(ids.toSorted())
  expect(ids.map((id) => timestampOfId(id)!.getTime() - begin)).toEqual([0, 0, 0, 0, 0, 0, 0, 1000, 1000])
})

it('of case files follow each other too', () => {
  const ids = Array.from({ length: 100 }, () => newPraticaId('a'.repeat(24)))
  expect(ids).toEqual(ids.toSorted())
})
