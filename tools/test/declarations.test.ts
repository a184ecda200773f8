import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkDeclarations } from '../lib/declarations.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bandiera-declarations-'))
  write('package.json', { workspaces: ['mf-*'] })
  declare({})
})
afterEach(() => rmSync(root, { recursive: true }))

const declare = (lists: object) => write('mf-bandi/package.json', { name: '@bandiera/mf-bandi', ...lists })

it('accepts a package that declares what it imports', () => {
  write(
    'mf-bandi/src/a.tsx',
    "import { z } from 'zod/mini'\nimport '@bandiera/ui/list'\nimport './b.ts'\nimport 'node:fs'",
  )
  write('mf-bandi/src/a.test.tsx', "import { screen } from '@testing-library/react'\nimport { z } from 'zod'")
  declare({
    dependencies: { zod: '4', '@bandiera/ui': '*', react: '19' },
    devDependencies: { '@testing-library/react': '16' },
  })
  expect(checkDeclarations(root)).toEqual([])
})

it.each([
  ['an import', "import merge from 'lodash'"],
  ['a lazy import', "void import('lodash')"],
  ['a type', "export type X = import('lodash').X"],
  ['an export', "export * from 'lodash/merge'"],
  ['a require', "const x = require('lodash')"],
])('catches %s of a package that is not declared', (_what, code) => {
  write('mf-bandi/src/a.ts', code)
  expect(checkDeclarations(root)).toEqual([
    'mf-bandi/src/a.ts imports lodash, which mf-bandi/package.json does not have in its dependencies',
  ])
})

it('catches a file with JSX in a package without React', () => {
  write('mf-bandi/src/a.tsx', 'export const A = () => <p />')
  expect(checkDeclarations(root)).toEqual([expect.stringContaining('mf-bandi/src/a.tsx imports react')])
})

it('catches shipped code that leans on what only tests may have', () => {
  write('mf-bandi/src/a.ts', "import merge from 'lodash'")
  declare({ devDependencies: { lodash: '4' } })
  expect(checkDeclarations(root)).toEqual([expect.stringContaining('does not have in its dependencies')])
})

it.each(['a.test.ts', 'b/b.test.ts', '../test/c.ts', '../webpack.config.mjs', 'esempi.ts', 'examples.ts'])(
  'catches what the unshipped file %s imports and no list has',
  (file) => {
    write(`mf-bandi/src/${file}`, "import merge from 'lodash'")
    expect(checkDeclarations(root)).toEqual([expect.stringContaining('dependencies or devDependencies')])
    declare({ devDependencies: { lodash: '4' } })
    expect(checkDeclarations(root)).toEqual([])
  },
)

it.each(['dependencies', 'devDependencies'])('catches what %s declare and no file imports', (list) => {
  write('mf-bandi/src/a.ts', "// import 'lodash'\nexport const name = 'lodash'")
  declare({ [list]: { lodash: '4' } })
  expect(checkDeclarations(root)).toEqual(['mf-bandi/package.json declares lodash, which no file of it imports'])
})

it('catches a dependency that only tests import', () => {
  write('mf-bandi/src/a.test.ts', "import 'lodash'")
  declare({ dependencies: { lodash: '4' } })
  expect(checkDeclarations(root)).toEqual([expect.stringContaining('only tests or configuration import it')])
})

it('accepts the peer of a package that is imported, and not of one that is not', () => {
  write('node_modules/@hookform/resolvers/package.json', { peerDependencies: { 'react-hook-form': '7' } })
  declare({ dependencies: { '@hookform/resolvers': '7', 'react-hook-form': '7' } })
  expect(checkDeclarations(root)).toHaveLength(2)
  write('mf-bandi/src/a.ts', "import '@hookform/resolvers/standard-schema'")
  expect(checkDeclarations(root)).toEqual([])
})

it('accepts what a build takes by name', () => {
  declare({ dependencies: { jotai: '2' } })
  expect(checkDeclarations(root, { 'mf-bandi': ['jotai'] })).toEqual([])
})

function write(path: string, content: unknown) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}
