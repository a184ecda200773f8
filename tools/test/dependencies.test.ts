import { directDependencies, judge } from '../lib/dependencies.mjs'

const workspace = (folder: string, manifest: object) => ({ name: `@bandiera/${folder}`, folder, manifest })

describe('the packages that we name', () => {
  const lock = {
    packages: {
      'node_modules/sun': { version: '2.0.0' },
      'node_modules/moon': { version: '1.4.0' },
      'bench/node_modules/moon': { version: '3.0.0' },
    },
  }

  it('are each version once, without our own, and ship when delivered code uses them', () => {
    const server = workspace('server', { dependencies: { sun: '^2.0.0', '@bandiera/bench': '*' } })
    const bench = workspace('bench', { dependencies: { moon: '^3.0.0' }, devDependencies: { sun: '2.0.0' } })
    const shell = workspace('shell', { devDependencies: { moon: '^1.0.0' } })
    expect(directDependencies([bench, server, shell], lock)).toEqual([
      { name: 'moon', version: '3.0.0', shipped: false },
      { name: 'moon', version: '1.4.0', shipped: false },
      { name: 'sun', version: '2.0.0', shipped: true },
    ])
  })

  it('are refused when the lock file has none of that name', () => {
    const server = workspace('server', { dependencies: { star: '1' } })
    expect(() => directDependencies([server], lock)).toThrow('star of server is not in the lock file')
  })
})

describe('a package', () => {
  const time = { '1.2.9': '2026-01-02T03:04:05.000Z' }
  const versions = ['1.2.9', '1.2.10', '1.10.0', '1.11.0-beta.1', '2.0.0', '3.0.0-rc.1']
  const word = (version: string, more: object = {}, latest = '2.0.0') =>
    judge({ name: 'sun', version }, { versions, latest, time, ...more }).word

  it('has a day, the newest of its major without betas, and the newest', () => {
    const judged = judge({ name: 'sun', version: '1.2.9' }, { versions, latest: '2.0.0', time })
    expect(judged).toMatchObject({ published: '2026-01-02', ofMajor: '1.10.0', latest: '2.0.0' })
  })

  it.each([
    ['newest', word('2.0.0', { needs: '>=22' })],
    ['behind a major (the newest asks for Node >=22)', word('1.10.0', { needs: '>=22' })],
    ['behind, behind a major', word('1.2.10')],
    ['DEPRECATED: use moon', word('2.0.0', { deprecated: 'use moon' })],
    ['newest', word('2.0.0', {}, '1.10.0')],
  ])('is judged: %s', (expected, judged) => {
    expect(judged).toBe(expected)
  })
})
