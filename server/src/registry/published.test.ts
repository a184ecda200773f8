import { createHotFiles } from './published.ts'

const file = (letter: string, size = 10) => Buffer.alloc(size, letter)

it('keeps those asked for last, within its bytes', () => {
  const hot = createHotFiles(160)
  for (let n = 0; n < 16; n += 1) hot.put(`${n}`, file('a'))
  hot.get('0')
  hot.put('nuovo', file('b'))
  expect(['0', '1', '2', 'nuovo'].map((name) => hot.get(name)?.length)).toEqual([10, undefined, 10, 10])
})

it('counts a name once', () => {
  const hot = createHotFiles(160)
  for (let n = 0; n < 100; n += 1) hot.put('a', file('a'))
  hot.put('b', file('b'))
  expect([hot.get('a')?.length, hot.get('b')?.length]).toEqual([10, 10])
})

it('leaves large files to the storage', () => {
  const hot = createHotFiles(160)
  hot.put('grande', file('a', 11))
  expect(hot.get('grande')).toBeUndefined()
})
