import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOfNames, termsIn, wordsIn, wordsOf } from './test/house.mjs'

const root = join(__dirname, '../..')
const words = wordsOf(root)
const sources = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !file.endsWith('.d.ts'))

it('names files, folders and exports with words that docs/glossary.md and an English word list know', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((file) => faultsOfNames(file, readFileSync(join(root, file), 'utf8'), words))).toEqual([])
})

it.each([
  ['a file', 'mf-incroci/src/banco.ts', '', ['mf-incroci/src/banco.ts: banco (banco)']],
  ['a folder', 'server/src/porta/hub.ts', '', ['server/src/porta/hub.ts: porta (porta)']],
  ['a function', 'server/src/hub.ts', 'export function leggiRiga() {}', ['server/src/hub.ts: leggiRiga (leggi, riga)']],
  ['a hook', 'shared/live/src/use.ts', 'export const useTroppi = 1', ['shared/live/src/use.ts: useTroppi (troppi)']],
  ['a type', 'shared/live/src/use.ts', 'export interface Giudice {}', ['shared/live/src/use.ts: Giudice (giudice)']],
  ['words that name nothing', 'shared/live/src/told-all.ts', '', ['shared/live/src/told-all.ts: told-all (told)']],
])('sees %s that a reader would not look for', (_what, path, text, faults) => {
  expect(faultsOfNames(path, text, words)).toEqual(faults)
})

it('takes nouns of the trade, plurals and technical terms', () => {
  expect(faultsOfNames('mf-bandi/src/import/csv.ts', 'export const bandiOfAziende = 1', words)).toEqual([])
  expect(wordsIn('useHTTPServer-2b')).toEqual(['use', 'http', 'server'])
})

it('has at most 60 technical terms', () => {
  expect(termsIn(root).length).toBeLessThanOrEqual(60)
})
