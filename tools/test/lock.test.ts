import { addressesIn, completeLock, type Lock } from '../lib/lock.mjs'

const lockWith = (packages: Lock['packages']): Lock => ({ packages: { '': {}, ...packages } })

it('adds the packages of other platforms beside the one that asks for them', () => {
  const lock = lockWith({
    'node_modules/core': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@core/linux-x64-gnu': '2.0.0',
        '@core/darwin-arm64': '2.0.0',
        '@core/linux-x64-musl': '2.0.0',
      },
    },
    'node_modules/@core/linux-x64-gnu': { version: '2.0.0' },
  })
  expect(completeLock(lock)).toEqual(['@core/darwin-arm64@2.0.0', '@core/linux-x64-musl@2.0.0'])
  expect(lock.packages['node_modules/@core/darwin-arm64']).toEqual({
    version: '2.0.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['darwin'],
  })
  expect(lock.packages['node_modules/@core/linux-x64-musl']).toMatchObject({ libc: ['musl'], os: ['linux'] })
  expect(completeLock(lock)).toEqual([])
})

it('knows glibc, wasm and names with a word glued to the library', () => {
  const lock = lockWith({
    'node_modules/core': { optionalDependencies: { '@c/b-linux-arm-gnueabihf': '1.0.0', '@c/b-wasm32-wasi': '1.0.0' } },
  })
  completeLock(lock)
  expect(lock.packages['node_modules/@c/b-linux-arm-gnueabihf']).toMatchObject({ cpu: ['arm'], libc: ['glibc'] })
  expect(lock.packages['node_modules/@c/b-wasm32-wasi']).toEqual({ version: '1.0.0', cpu: ['wasm32'], optional: true })
})

it('finds a package beside its dependant or in a folder above', () => {
  const asks = { optionalDependencies: { '@c/win32-x64': '1.0.0' } }
  const above = lockWith({ 'node_modules/a/node_modules/b': asks, 'node_modules/@c/win32-x64': { version: '1.0.0' } })
  const nested = lockWith({ 'node_modules/a/node_modules/b': asks })
  expect(completeLock(above)).toEqual([])
  expect(completeLock(nested)).toEqual(['@c/win32-x64@1.0.0'])
  expect(Object.keys(nested.packages)).toContain('node_modules/a/node_modules/@c/win32-x64')
})

it('refuses what it cannot know', () => {
  const asking = (name: string, version: string) =>
    lockWith({ 'node_modules/a': { optionalDependencies: { [name]: version } } })
  expect(() => completeLock(asking('fsevents', '2.3.3'))).toThrow('add the entry by hand')
  expect(() => completeLock(asking('@c/win32-x64', '^1.0.0'))).toThrow('is a range')
})

it('finds download addresses, not links to workspaces', () => {
  const lock = lockWith({
    'node_modules/@bandiera/ui': { resolved: 'shared/ui' },
    'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
  })
  expect(addressesIn(lock)).toEqual(['node_modules/a'])
})
