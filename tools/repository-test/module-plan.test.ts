import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOfPlan, foldersIn } from './test/house.mjs'
import { filesUnder, moduleIds } from '../lib/workspaces.mjs'

const root = join(__dirname, '../..')
const TEST = /\.test\.tsx?$/
const sourcesOf = (place: string): string[] =>
  filesUnder(root, `${place}/src`, /\.tsx?$/)
    .filter((file) => !TEST.test(file))
    .map((file) => file.slice(`${place}/src/`.length))
const areasOf = (place: string): string[] => foldersIn(readFileSync(join(root, place, 'README.md'), 'utf8'))

it.each([...moduleIds(), 'tools/lib/module/template'])('%s follows the plan of modules', (place) => {
  const files = sourcesOf(place)
  expect(files).toContain('module.ts')
  expect(faultsOfPlan(place, files, areasOf(place))).toEqual([])
})

it.each([
  ['elenco/list.screen.tsx', 'elenco is no area of this module: see its README'],
  ['helpers.ts', 'not a file of the plan'],
  ['bandi/aziende-columns.tsx', 'not a file of an area: it belongs into parts/'],
  ['bandi/rows/cell.tsx', 'rows is no folder of an area'],
])('refuses %s', (file, why) => {
  expect(faultsOfPlan('mf-x', [file], ['bandi'])).toEqual([`mf-x/src/${file}: ${why}`])
})

it('takes the same files where the plan has them', () => {
  const files = ['bandi/list.screen.tsx', 'bandi/columns.tsx', 'bandi/parts/cell.tsx', 'slots/palette.tsx', 'texts.ts']
  expect(faultsOfPlan('mf-x', files, ['bandi'])).toEqual([])
})

it.each(moduleIds())('the README of %s names the folders that are there', (id) => {
  const folders = new Set(sourcesOf(id).map((file) => file.split('/')[0]))
  expect(areasOf(id).filter((area) => !folders.has(area))).toEqual([])
})
