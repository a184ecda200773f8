import { createRandom } from '@bandiera/factories/random'
import { readableAddress } from './unreadable.ts'

it.each([
  ['/login', '/login'],
  ['/bando/perch%C3%A9%20no/1?q=100%', '/bando/perch%C3%A9%20no/1?q=100%'],
  ['/bando/100%/1', '/bando/100%25/1'],
  ['/%', '/%25'],
  ['/%%41', '/%25%41'],
  ['/%E8', '/%25E8'],
  ['/%C3', '/%25C3'],
  ['/%c3%a9%ff', '/%25c3%25a9%25ff'],
  ['/%zz?a=%zz', '/%25zz?a=%zz'],
  ['', ''],
])('%s is looked up as %s', (url, wanted) => {
  expect(readableAddress(url)).toBe(wanted)
})

it('makes any path one that can be decoded, and leaves alone what already can, for 20,000 paths by chance', () => {
  const random = createRandom(11)
  const pieces = [
    '%',
    '%2',
    '%41',
    '%C3',
    '%A9',
    '%c3%a9',
    '%F0%9F%98%80',
    '%00',
    '%ff',
    'a',
    '/',
    'è',
    '%25',
    '?',
    '+',
  ]
  const odd: string[] = []
  const decoded = (path: string): string | null => {
    try {
      return decodeURIComponent(path)
    } catch {
      return null
    }
  }
  for (let round = 0; round < 20_000; round++) {
    const url = `/${Array.from({ length: random.int(8) }, () => random.one(pieces)).join('')}`
    const [path = '', ...query] = url.split('?')
    const [after = '', ...rest] = readableAddress(url).split('?')
    const isLeft = decoded(path) === null || after === path
    if (decoded(after) === null || !isLeft || query.join('?') !== rest.join('?')) odd.push(url)
  }
  expect(odd).toEqual([])
})
