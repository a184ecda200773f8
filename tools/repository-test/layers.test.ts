import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableFaults } from '../lib/boundaries.mjs'
import { factsOf, generated, lintOverrides, tableOfLayers } from '../lib/layers.mjs'

const root = join(__dirname, '../..')
const facts = factsOf(root)
const rowsOf = Object.keys(facts.table)

it('writes the table of CONTRIBUTING.md and the rules of lint from tools/layers.json', () => {
  expect(staleFiles()).toEqual([])
})

it('notices an arrow that is in the table alone', () => {
  expect(staleFiles({ ...facts, table: withArrow('mf-*', 'wire') })).toEqual([
    'CONTRIBUTING.md is not what tools/layers.json says: npm run layers writes it',
    '.oxlintrc.json is not what tools/layers.json says: npm run layers writes it',
  ])
})

it('has a row for every package of the workspace, and a package for every row', () => {
  expect(rowsWithoutPackage(rowsOf)).toEqual([])
  expect(rowsWithoutPackage([...rowsOf, 'attic'])).toEqual(['attic'])
  expect(tableFaults(facts)).toEqual([])
})

it('notices a package of the workspace without a row', () => {
  const { releases: _gone, ...table } = facts.table
  expect(tableFaults({ ...facts, table })).toContain('shared/releases has no row in the table')
})

it('says in the table what a package keeps for others', () => {
  const table = tableOfLayers(facts).split('\n')
  expect(table).toContain(
    '| `shared/live` | 2 | domain, wire, policy | one per page; `./host` is for shell, testing, bench alone |',
  )
  expect(table).toHaveLength(rowsOf.length + 2)
})

it('refuses by lint what the table refuses, with the reason where one is written', () => {
  expect(messagesFor('mf-*/src/**', facts)).toContain('Names on the wire belong to shell, live and server.')
  expect(messagesFor('mf-*/src/**', { ...facts, table: withArrow('mf-*', 'wire') })).not.toContain(
    'Names on the wire belong to shell, live and server.',
  )
  expect(messagesFor('shared/domain/src/**', facts)).toContain(
    'These files may import no package of the workspace: see the table of layers in CONTRIBUTING.md.',
  )
})

function staleFiles(of = facts): string[] {
  return generated(root, of)
    .filter(({ path, text }) => readFileSync(join(root, path), 'utf8') !== text)
    .map(({ path }) => `${path} is not what tools/layers.json says: npm run layers writes it`)
}

function withArrow(from: string, to: string) {
  const row = facts.table[from]
  if (!row) throw new Error(`no row ${from}`)
  return { ...facts.table, [from]: { ...row, may: [...row.may, to] } }
}

const rowsWithoutPackage = (ids: string[]) =>
  ids.filter((id) => !facts.packages.some((one) => one.id === id || (id === 'mf-*' && one.id.startsWith('mf-'))))

const messagesFor = (files: string, of: typeof facts): string[] =>
  lintOverrides(of)
    .filter((one) => one.files.includes(files))
    .flatMap(({ rules }) => JSON.stringify(rules).match(/(?<="message":")[^"]+/g) ?? [])
