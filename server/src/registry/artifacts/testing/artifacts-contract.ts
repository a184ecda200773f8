import { randomBytes } from 'node:crypto'
import type { Artifacts } from '../artifacts.ts'

export interface OpenedArtifacts {
  artifacts: Artifacts
  /** A second, independent opening of the same storage, as another node would have. */
  again: () => Artifacts
}

/** What every storage behind `Artifacts` must do; an adapter's test calls it with its own way of opening an empty one. */
export function artifactsContract(open: () => Promise<OpenedArtifacts>): void {
  let opened: OpenedArtifacts
  beforeEach(async () => {
    opened = await open()
  })
  const at = (): Artifacts => opened.artifacts

  it('gives back the very bytes, also to another node', async () => {
    const bytes = randomBytes(300_000)
    await at().write('mf-x/1.0.0/ab/remoteEntry.12345678.js', bytes)
    await at().write('mf-x/1.0.0/ab/vuoto.12345678.js', Buffer.alloc(0))
    expect(await at().read('mf-x/1.0.0/ab/remoteEntry.12345678.js')).toEqual(bytes)
    expect(await opened.again().read('mf-x/1.0.0/ab/vuoto.12345678.js')).toEqual(Buffer.alloc(0))
  })

  it('has nothing under a name that was never written', async () => {
    await at().write('mf-x/1.0.0/ab/a.js', Buffer.from('a'))
    expect(await at().read('mf-x/1.0.0/ab/b.js')).toBeNull()
    expect(await at().read('mf-x/1.0.0/ab')).toBeNull()
    expect(await at().list('mf-y/')).toEqual([])
  })

  it('takes the same content again', async () => {
    for (const _time of [1, 2]) await at().write('mf-x/1.0.0/ab/a.js', Buffer.from('a'))
    expect(await at().list('mf-x/')).toEqual(['mf-x/1.0.0/ab/a.js'])
  })

  it('lists a folder in order and no neighbour of it, however many there are', async () => {
    const names = Array.from({ length: 25 }, (_, n) => `mf-x/1.0.0/ab/${String(n).padStart(3, '0')}.js`)
    for (const name of ['mf-x/1.0.01/ab/a.js', ...names.toReversed()]) await at().write(name, Buffer.from(name))
    expect(await at().list('mf-x/1.0.0/')).toEqual(names)
  })

  it('removes a folder whole and leaves its neighbours', async () => {
    for (const name of ['mf-x/1.0.0/ab/a.js', 'mf-x/1.0.0/cd/a.js', 'mf-x/1.0.01/ab/a.js'])
      await at().write(name, Buffer.from('a'))
    await at().remove('mf-x/1.0.0/')
    await at().remove('mf-x/2.0.0/')
    expect(await at().list('mf-x/')).toEqual(['mf-x/1.0.01/ab/a.js'])
  })

  it('never leaves half a file when several write at once', async () => {
    const contents = Array.from({ length: 8 }, (_, n) => Buffer.alloc(200_000, n))
    await Promise.all(contents.map((bytes) => at().write('mf-x/1.0.0/ab/a.js', bytes)))
    expect(contents).toContainEqual(await at().read('mf-x/1.0.0/ab/a.js'))
    expect(await at().list('mf-x/')).toEqual(['mf-x/1.0.0/ab/a.js'])
  })

  it.each([
    '../key',
    'mf-x/../../key',
    '/etc/passwd',
    'mf-x//a',
    'mf-x/.nascosto',
    'mf-x\\..\\a',
    'C:/a',
    '',
    'a?b',
    'a%2e',
  ])('takes %j for no name', async (name) => {
    await expect(at().write(name, Buffer.from('a'))).rejects.toThrow('not a name')
    await expect((async () => at().read(name))()).rejects.toThrow('not a name')
  })

  it.each(['', '../../services/registro', '/', 'mf-x', 'mf-x/1.0.0', 'mf-x/../'])(
    'takes %j for no folder',
    async (prefix) => {
      await expect((async () => at().remove(prefix))()).rejects.toThrow('not a folder')
      await expect((async () => at().list(prefix))()).rejects.toThrow('not a folder')
    },
  )
}
