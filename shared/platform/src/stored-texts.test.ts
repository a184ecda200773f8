import { createRandom } from '@bandiera/factories/random'
import { keepTexts, whenNotKept } from './stored-texts.ts'

/** A storage that keeps at most so many texts, as one with a quota. */
class Small {
  readonly texts = new Map<string, string>()
  readonly room: number
  constructor(room: number) {
    this.room = room
  }
  getItem = (key: string) => this.texts.get(key) ?? null
  setItem(key: string, text: string) {
    if (!this.texts.has(key) && this.texts.size >= this.room) throw new DOMException('full', 'QuotaExceededError')
    this.texts.set(key, text)
  }
  removeItem = (key: string) => void this.texts.delete(key)
  clear = () => this.texts.clear()
}
const refused = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const deaf = { getItem: refused, setItem: refused, removeItem: refused, clear: refused } as unknown as Storage
const small = (room: number) => {
  const storage = new Small(room) as unknown as Storage
  return () => storage
}

const kinds: [string, () => Storage][] = [
  ['throws when it is read', refused],
  ['throws at every use', () => deaf],
  ['is not there', () => undefined as unknown as Storage],
  ['has no room at all', small(0)],
  ['has room for one', small(1)],
  ['keeps everything', small(99)],
]

it.each(kinds)('holds until the page is left what it was given, where storage %s', (_, storage) => {
  const random = createRandom(7)
  const [texts, expected] = [keepTexts(storage), new Map<string, string>()]
  for (let step = 0; step < 500; step += 1) {
    const key = random.one(['a', 'b', 'c', 'd'])
    const act = random.one(['set', 'set', 'remove', 'clear'])
    if (act === 'set') {
      texts.set(key, String(step))
      expected.set(key, String(step))
    } else if (act === 'remove') {
      texts.remove(key)
      expected.delete(key)
    } else if (random.chance(0.2)) {
      texts.clear()
      expected.clear()
    }
    for (const one of ['a', 'b', 'c', 'd'])
      expect([step, one, texts.get(one)]).toEqual([step, one, expected.get(one) ?? null])
  }
})

it('says of each text whether the browser keeps it, and calls the listeners', () => {
  const calls: number[] = []
  const stop = whenNotKept(() => calls.push(1))
  const texts = keepTexts(small(1))
  expect([texts.set('a', '1'), calls]).toEqual([true, []])
  expect([texts.set('b', '1'), calls]).toEqual([false, [1]])
  stop()
  texts.set('c', '1')
  expect(calls).toEqual([1])
})

it('does not bring an older text back with the next page', () => {
  const storage = new Small(1)
  storage.texts.set('tema', 'dark')
  storage.setItem = refused
  const texts = keepTexts(() => storage as unknown as Storage)
  texts.set('tema', 'light')
  expect([texts.get('tema'), keepTexts(() => storage as unknown as Storage).get('tema')]).toEqual(['light', null])
})
