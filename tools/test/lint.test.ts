import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const repository = join(__dirname, '../..')
let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bandiera-lint-'))
  copyFileSync(join(repository, '.oxlintrc.json'), join(root, '.oxlintrc.json'))
})
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ['MUI in a module', 'mf-bandi/src/a.tsx', "export { Button } from '@mui/material/Button'", 'no-restricted-imports'],
  ['a second store', 'mf-bandi/src/a.ts', "export { createStore } from 'jotai'", 'no-restricted-imports'],
  ['the database client', 'mf-bandi/src/a.ts', "import 'realm-web'", 'no-restricted-imports'],
  ['the socket client', 'mf-bandi/src/a.ts', "import 'socketcluster-client'", 'no-restricted-imports'],
  ['the wire', 'mf-bandi/src/a.ts', "import '@bandiera/wire'", 'no-restricted-imports'],
  ['another module', 'mf-bandi/src/a.ts', "import '@bandiera/mf-aziende'", 'no-restricted-imports'],
  ['full zod in browser code', 'shared/live/src/a.ts', "import 'zod'", 'no-restricted-imports'],
  [
    'parameters of the address as drawn last, in a module',
    'mf-bandi/src/a.ts',
    "import { useSearchParams } from 'react-router-dom'",
    'no-restricted-imports',
  ],
  [
    'the same in the kit',
    'shared/ui/src/a.ts',
    "import { useSearchParams } from 'react-router-dom'",
    'no-restricted-imports',
  ],
  ['storage that may be refused', 'shell/src/a.ts', 'export const a = localStorage.length', 'no-restricted-globals'],
  ['the same by its owner', 'mf-bandi/src/a.ts', 'export const a = window.sessionStorage', 'no-restricted-properties'],
  ['a database beside the cache', 'shared/ui/src/a.ts', 'export const a = indexedDB', 'no-restricted-globals'],
  ['a default export', 'mf-bandi/src/a.ts', 'export default 1', 'no-default-export'],
  ['any', 'server/src/a.ts', 'export const a = (b: any) => b', 'no-explicit-any'],
  ['a conditional hook', 'shell/src/a.tsx', 'export function A() { if (Math.random()) useState() }', 'rules-of-hooks'],
])('refuses %s', (_name, path, code, rule) => {
  expect(lint(path, code)).toContain(rule)
})

it.each([
  ['zod/mini in browser code', 'shared/live/src/a.ts', "import 'zod/mini'"],
  ['full zod on the server', 'server/src/a.ts', "import 'zod'"],
  ['the default export of a module', 'mf-bandi/src/module.ts', 'export default 1'],
  ['hooks of jotai in a module', 'mf-bandi/src/a.ts', "export { useAtomValue } from 'jotai'"],
])('accepts %s', (_name, path, code) => {
  expect(lint(path, code)).toBe('')
})

it('refuses a circle of imports, of types alone too', () => {
  const circle = (from: string) => `import type { A } from './${from}.ts'\nexport type B = A\n`
  lint('server/src/circle-b.ts', circle('circle-a'))
  expect(lint('server/src/circle-a.ts', circle('circle-b'))).toContain('no-cycle')
})

/** Codes of the rules that one planted file breaks. */
function lint(path: string, code: string): string {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${code}\n`)
  const bin = join(repository, 'node_modules/oxlint/bin/oxlint')
  const run = spawnSync(process.execPath, [bin, '--format', 'json', path], { cwd: root, encoding: 'utf8' })
  const { diagnostics, number_of_files: seen } = JSON.parse(run.stdout) as {
    diagnostics: { code: string }[]
    number_of_files: number
  }
  expect(seen).toBe(1)
  return diagnostics.map((one) => one.code).join(' ')
}
