import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkBoundaries } from '../lib/boundaries.mjs'
import table from '../layers.json'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bandiera-boundaries-'))
  write('package.json', { workspaces: ['shared/*', 'mf-*', 'shell', 'server'] })
  for (const id of ['domain', 'ui', 'wire']) pack(`shared/${id}`, id === 'domain' ? [] : ['domain'])
  for (const id of ['mf-bandi', 'mf-aziende']) pack(id, ['domain', 'ui'])
  pack('shell', ['domain', 'wire', 'ui'])
  pack('server', ['domain', 'wire'])
})
afterEach(() => rmSync(root, { recursive: true }))

it('accepts what the table allows', () => {
  write('mf-bandi/src/a.ts', "import type { Bando } from '@bandiera/domain'\nimport './b.ts'")
  write('mf-bandi/src/b.test.ts', "import { join } from 'node:path'\nimport { unBando } from '@bandiera/domain'")
  write('server/src/main.ts', "import { join } from 'node:path'")
  expect(checkBoundaries(root, table)).toEqual({ files: 3, imports: 5, faults: [] })
})

it.each([
  [
    'a module that imports another',
    "import { x } from '@bandiera/mf-aziende'",
    'imports mf-aziende: mf-bandi may not see it',
  ],
  ['a module that imports the wire', "export * from '@bandiera/wire'", 'imports wire: mf-bandi may not see it'],
  ['a lazy import of the shell', "void import('@bandiera/shell')", 'imports shell: mf-bandi may not see it'],
  ['a type-only import of the server', "export type X = import('@bandiera/server').X", 'imports server'],
  ['a require', "const x = require('@bandiera/server')", 'imports server'],
  ['a deep import', "import { newId } from '@bandiera/domain/src/ids.ts'", 'not a public entry'],
  [
    'a relative path out of the package',
    "import '../../mf-aziende/src/a.ts'",
    'a relative path may not leave the package',
  ],
  ['Node in browser code', "import { readFileSync } from 'node:fs'", 'this layer has no Node'],
  ['Node without its prefix', "import { readFileSync } from 'fs'", 'this layer has no Node'],
])('catches %s', (_name, code, fault) => {
  write('mf-bandi/src/a.ts', `// planted\n${code}`)
  expect(checkBoundaries(root, table).faults).toEqual([expect.stringContaining(fault)])
  expect(checkBoundaries(root, table).faults[0]).toMatch(/^mf-bandi\/src\/a\.ts:2 /)
})

it('catches a module at an entry that is for the shell and the tests alone', () => {
  const exports = { '.': './src/index.ts', './host': './src/host.ts' }
  write('shared/live/package.json', { name: '@bandiera/live', exports })
  for (const id of ['mf-bandi', 'shell']) {
    pack(id, ['live'])
    write(`${id}/src/a.ts`, "import { openConnection } from '@bandiera/live/host'")
  }
  expect(checkBoundaries(root, table).faults).toEqual([
    'mf-bandi/src/a.ts:1 imports @bandiera/live/host: it is for shell, testing, bench alone',
  ])
})

it('catches a dependency that the table forbids before any file uses it', () => {
  pack('mf-bandi', ['domain', 'wire'])
  write('mf-bandi/src/a.ts', "import '@bandiera/domain'")
  expect(checkBoundaries(root, table).faults).toEqual([
    expect.stringContaining('mf-bandi/package.json depends on wire'),
  ])
})

it('catches a package without a row and a row that points down', () => {
  write('mf-bandi/src/a.ts', "import '@bandiera/domain'")
  const { shell: _gone, ...rest } = table
  const faults = checkBoundaries(root, { ...rest, domain: { layer: 0, may: ['ui'] } }).faults
  expect(faults).toContain('shell has no row in the table')
  expect(faults).toContain('the table lets domain import ui, which is not in a lower layer')
})

it('fails when it saw no file', () => {
  expect(checkBoundaries(root, table).faults).toEqual(['no source file was read: the check saw nothing'])
})

function pack(folder: string, dependencies: string[]) {
  write(`${folder}/package.json`, {
    name: `@bandiera/${folder.split('/').pop()}`,
    exports: { '.': './src/index.ts' },
    dependencies: Object.fromEntries(dependencies.map((id) => [`@bandiera/${id}`, '*'])),
  })
}

function write(path: string, content: unknown) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}
