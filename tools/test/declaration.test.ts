import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  checkDeclaration,
  moduleSchema,
  readDeclaration,
  spokenContracts,
} from '../webpack/declaration/declaration.mjs'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bandiera-modulo-'))
  mkdirSync(join(dir, 'src'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const spoken = spokenContracts().map((version) => `^${version}`)
const declared = {
  refs: "{ elenco: () => import('./screens/elenco.screen.tsx') }",
  routes: "[{ path: '/prova', ref: 'elenco', feature: 'prova', title: testi.titolo }]",
  menu: "[{ id: 'prova', label: testi.titolo, to: '/prova', order: 1, feature: 'prova' }]",
  comandi: '[]',
  contract: "'^2.0.0'",
  slots: '[]',
  dati: "{ legge: ['usr'], scrive: [] }",
}

it('reads a declaration, with the texts it imports, without loading any screen', () => {
  const { definition, requests } = read({})
  expect(definition.routes).toEqual([{ path: '/prova', ref: 'elenco', feature: 'prova', title: 'Prova' }])
  expect(requests).toEqual({ elenco: './screens/elenco.screen.tsx' })
})

it('finds nothing to say about a right declaration', () => {
  expect(faults({})).toEqual([])
})

it.each([
  ['a ref that no route uses', { routes: '[]' }, 'ref "elenco" is declared but no route or slot uses it'],
  [
    'first rows of data that it does not declare',
    {
      routes:
        "[{ path: '/prova', ref: 'elenco', feature: 'prova', title: testi.titolo, firstRows: { c: 'aziende', list: 'x', href: '/x/:_id', columns: [] } }]",
    },
    'route "/prova" shows first rows of "aziende", which dati does not name',
  ],
  ['a ref that does not exist', { refs: '{}' }, 'ref "elenco" is used by a route or slot but missing from refs'],
  [
    'a slot with a ref that does not exist',
    { slots: "[{ slot: 'azienda.scheda', ref: 'scheda', feature: 'prova', title: 'Scheda', order: 1 }]" },
    'ref "scheda" is used by a route or slot but missing from refs',
  ],
  [
    'a feature that is not declared',
    { menu: "[{ id: 'x', label: 'X', to: '/prova', order: 1, feature: 'altro' }]" },
    'feature "altro" is used but missing from features',
  ],
  [
    'a command of a feature that is not declared',
    { comandi: "[{ id: 'x', label: 'X', to: '/prova', feature: 'altro' }]" },
    'feature "altro" is used but missing from features',
  ],
  [
    'two commands with one key on the same pages',
    { comandi: "['x', 'y'].map((id) => ({ id, label: id, to: '/prova', feature: 'prova', key: 'n' }))" },
    'key "prova n" belongs to two commands of the same feature',
  ],
  [
    'the same command twice',
    { comandi: "['x', 'x'].map((id) => ({ id, label: id, to: '/prova', feature: 'prova' }))" },
    'command "x" is declared twice',
  ],
  [
    'a screen that is loaded with the declaration',
    { refs: '{ elenco: async () => ({ Component: () => null }) }' },
    `ref "elenco" must be written as () => import('./file.tsx')`,
  ],
  [
    'a future contract',
    { contract: "'^3.0.0'" },
    `contract "^3.0.0" is none that this shell speaks: write ${spoken.join(' or ')}`,
  ],
  [
    'a collection that does not exist',
    { dati: "{ legge: ['fatture'], scrive: [] }" },
    'dati: there is no collection "fatture"',
  ],
  [
    'the same path twice',
    { routes: `[...${declared.routes}, ...${declared.routes}]` },
    'route "/prova" is declared twice',
  ],
])('says what is wrong with %s', (_, over, fault) => {
  expect(faults(over)).toContain(fault)
})

it('names the package when the id is another', () => {
  expect(checkDeclaration(read({}), 'mf-altro')).toEqual(['its id is "mf-prova", the folder\'s package is "mf-altro"'])
})

it('refuses a declaration that needs more than data', () => {
  expect(() => read({}, "import { Box } from '@bandiera/ui'\nexport const box = Box")).toThrow(
    'imports @bandiera/ui: a declaration holds data only',
  )
})

it('validates with the schema that server and shell parse with', () => {
  expect(moduleSchema().safeParse({ schema: 1, id: 'mf-prova' }).success).toBe(false)
})

type Source = Partial<typeof declared>

const faults = (over: Source) => checkDeclaration(read(over), 'mf-prova')

function read(over: Source, more = '') {
  const { contract, refs, routes, menu, comandi, slots, dati } = { ...declared, ...over }
  writeFileSync(join(dir, 'src/testi.ts'), "export const testi = { titolo: 'Prova' } as const")
  writeFileSync(
    join(dir, 'src/module.ts'),
    `import { defineModule } from '@bandiera/platform'
     import type { Role } from '@bandiera/domain'
     import { testi } from './testi.ts'
     ${more}
     export default defineModule({
       id: 'mf-prova', contract: ${contract}, refs: ${refs}, features: { prova: { label: 'Prova', on: true } },
       routes: ${routes}, menu: ${menu}, comandi: ${comandi}, slots: ${slots}, dati: ${dati},
     })`,
  )
  return readDeclaration(join(dir, 'src/module.ts'))
}
