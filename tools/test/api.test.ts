import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { accept, check } from '../lib/api/api.mjs'

const repository = join(__dirname, '../..')
let root: string
let said: string[]
const say = (line: string) => said.push(line)

// the first golden files are written once: each test starts on a copy
let accepted: string
beforeAll(() => {
  said = []
  accepted = mkdtempSync(join(tmpdir(), 'bandiera-api-accepted-'))
  root = accepted
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction')
  cpSync(join(repository, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'))
  write('tools/layers.json', JSON.stringify({ live: { only: { './host': ['shell'] } }, platform: {}, ui: {} }))
  const exports = { '.': './src/index.ts' }
  write('shared/live/package.json', JSON.stringify({ exports: { ...exports, './host': './src/host.ts' } }))
  write('shared/platform/package.json', JSON.stringify({ exports }))
  write('shared/ui/package.json', JSON.stringify({ exports: { ...exports, './list': './src/list.ts' } }))
  write('shared/wire/src/index.ts', "export type Modo = 'intero' | 'parte'")
  write('shared/live/src/index.ts', "export { useModo } from './modo.ts'")
  write(
    'shared/live/src/modo.ts',
    "import type { Modo } from '@bandiera/wire'\nexport const useModo = (): Modo => 'intero'",
  )
  write('shared/live/src/host.ts', 'export const socket = 1')
  write('shared/platform/src/index.ts', "export * from './portal.ts'")
  write('shared/platform/src/portal.ts', portal)
  write('shared/ui/src/index.ts', "export const testi = { salva: 'Salva' } as const\nexport const nulla = () => {}")
  write('shared/ui/src/list.ts', 'export interface Riga { id: string }')
  write('shell/src/modules/router.ts', "export { Link } from 'react-router'")
  write('shell/src/modules/zod.ts', "export { array, object } from 'zod/v4/mini'")
  expect(accept({ root, contract: '2.0.0', say })).toBe(0)
})
afterAll(() => rmSync(accepted, { recursive: true }))
beforeEach(() => {
  said = []
  root = mkdtempSync(join(tmpdir(), 'bandiera-api-test-'))
  cpSync(accepted, root, { recursive: true, verbatimSymlinks: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const portal = `
  interface Interno { nascosto: number }
  export interface Portal {
    nome: string
    dentro: Interno
  }
  export function usePortal(): Portal { return { nome: '', dentro: { nascosto: 1 } } }
`

it('writes one file for each entry that modules may import, and finds nothing to say about it', () => {
  expect(readdirSync(join(root, 'api')).toSorted()).toEqual(
    ['live', 'platform', 'react-router-dom', 'ui-list', 'ui', 'zod-mini'].map((name) => `${name}.api.d.ts`),
  )
  expect(golden('platform')).toContain('interface Interno {')
  expect(golden('live')).toContain("type Modo = 'intero' | 'parte'")
  expect(check({ root, say })).toBe(0)
  expect(said).toEqual([])
})

it.each([
  ['comments', portal.replace('interface Interno', '/** What it is. */\ninterface Interno')],
  ['how something is done', portal.replace("nome: ''", "nome: 'altro'")],
  ['the order in which it is written', portal.replace(/(?<a> {2}interface Interno.*)\n(?<b>[\s\S]*)/, '$<b>\n$<a>')],
])('does not mind a change of %s', (_, source) => {
  write('shared/platform/src/portal.ts', source)
  expect(check({ root, say })).toBe(0)
})

it('does not mind where things are, nor the words of a text', () => {
  write('shared/platform/src/index.ts', "export { usePortal, type Portal } from './altrove.ts'")
  write('shared/platform/src/altrove.ts', portal)
  write(
    'shared/ui/src/index.ts',
    "export const testi = { salva: 'Salva tutto' } as const\nexport const nulla = () => {}",
  )
  expect(check({ root, say })).toBe(0)
})

it('asks for a minor step when something is new, and accepts it', () => {
  write('shared/platform/src/portal.ts', portal.replace('nome: string', 'nome: string\n    logo?: string'))
  expect(check({ root, say })).toBe(1)
  expect(said.join('\n')).toContain('@bandiera/platform is not what api/platform.api.d.ts says:')
  expect(said).toEqual(expect.arrayContaining(['+ export interface Portal {', '+     logo?: string;']))
  expect(said).toContain('Something was added: a minor step of the contract, 2.1.0 or later.')
  expect(said.at(-1)).toContain('npm run api:accept')
  expect(accept({ root, contract: '2.1.0', say })).toBe(0)
  expect(check({ root, say })).toBe(0)
  expect(golden('platform')).toContain('contract 2.1.0')
})

it.each([
  [
    'an export that is gone',
    'shared/platform/src/portal.ts',
    portal.replace('export function', 'function'),
    '- export declare function usePortal(): Portal;',
  ],
  [
    'a field of another type',
    'shared/platform/src/portal.ts',
    portal.replace('nome: string', 'nome: number'),
    '-     nome: string;',
  ],
  [
    'a change behind what is exported',
    'shared/platform/src/portal.ts',
    portal.replace('nascosto: number', ''),
    '-     nascosto: number;',
  ],
  [
    'a type of the wire',
    'shared/wire/src/index.ts',
    "export type Modo = 'intero'",
    "- type Modo = 'intero' | 'parte';",
  ],
  [
    'another entry of the kit',
    'shared/ui/src/list.ts',
    'export interface Riga { chiave: string }',
    '-     id: string;',
  ],
  [
    'a name less of a library that the shell lists',
    'shell/src/modules/zod.ts',
    "export { array } from 'zod/v4/mini'",
    "- export { object } from 'zod/v4/mini';",
  ],
])('asks for a major step for %s, and accepts it only after one', (_, file, source, line) => {
  const before = golden('platform')
  write(file, source)
  expect(check({ root, say })).toBe(1)
  expect(said).toContain(line)
  expect(said).toContain('Something was removed or changed: a major step of the contract, 3.0.0 or later.')
  said = []
  expect(accept({ root, contract: '2.9.0', say })).toBe(1)
  expect(said.at(-1)).toContain('Refused: modules of contract 2.9.0 rely on these.')
  expect(golden('platform')).toBe(before)
  expect(accept({ root, contract: '3.0.0', say })).toBe(0)
  expect(check({ root, say })).toBe(0)
})

it.each([
  ['platform', 'shared/platform/src/portal.ts', portal.replace('nome: string', 'nome: number')],
  ['shell', 'shell/src/modules/zod.ts', "export { array } from 'zod/v4/mini'"],
])('looks at %s alone when it is asked to', (id, file, source) => {
  write(file, source)
  expect(check({ root, only: id, say })).toBe(1)
  expect(check({ root, only: 'live', say })).toBe(0)
})

it('leaves out what is kept for the shell', () => {
  write('shared/live/src/host.ts', 'export const altro = 1')
  expect(check({ root, say })).toBe(0)
})

const golden = (name: string) => readFileSync(join(root, `api/${name}.api.d.ts`), 'utf8')

function write(path: string, text: string) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
