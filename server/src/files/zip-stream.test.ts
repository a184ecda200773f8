import { buffer } from 'node:stream/consumers'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { unzipped } from '../../test/unzipped.ts'
import { zipStream } from './zip-stream.ts'

const at = new Date(2026, 10, 21, 9, 30)
const entry = (name: string, ...chunks: Buffer[]) => ({ name, at, body: () => Readable.from(chunks) })

it('gives back every byte under its name, in any alphabet', async () => {
  const large = randomBytes(300_000)
  const files = [
    entry('indice.html', Buffer.from('<h1>Città</h1>')),
    entry('documenti/01 - Società perché.pdf', large.subarray(0, 1), large.subarray(1)),
    entry('vuoto.txt'),
  ]
  const found = unzipped(await buffer(zipStream(files)))
  expect([...found.keys()]).toEqual(['indice.html', 'documenti/01 - Società perché.pdf', 'vuoto.txt'])
  expect(found.get('indice.html')?.toString()).toBe('<h1>Città</h1>')
  expect(found.get('documenti/01 - Società perché.pdf')?.equals(large)).toBe(true)
  expect(found.get('vuoto.txt')).toHaveLength(0)
})

it('breaks off when a file cannot be read, so that half an archive never looks whole', async () => {
  const broken = {
    name: 'a.pdf',
    at,
    body: async function* () {
      yield Buffer.from('x')
      throw new Error('disk')
    },
  }
  await expect(buffer(zipStream([broken]))).rejects.toThrow('disk')
})

it('asks for the next file only when the one before has been read', async () => {
  const asked: string[] = []
  const files = ['a', 'b'].map((name) => ({
    name,
    at,
    body: () => {
      asked.push(name)
      return Readable.from([randomBytes(200_000)])
    },
  }))
  const stream = zipStream(files)[Symbol.asyncIterator]()
  await stream.next()
  await stream.next()
  expect(asked).toEqual(['a'])
  await stream.return?.()
})
