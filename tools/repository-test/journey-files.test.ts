import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosen, journeyOf, journeys, missingTags } from '../lib/journey-files.mjs'
import { root } from '../lib/run.mjs'
import { testTitles } from './test/specification.mjs'
import { moduleIds } from '../lib/workspaces.mjs'

const PLAYED = /^\s*test\(\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`),\s*\{ tag(?:: \[\.\.\.tag, [^\]]+\])? \},/gm
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

it('reads the tags, the home and the length of a journey from its source', () => {
  const source =
    "import { test } from '../fixtures.ts'\n\nconst tag = ['@mf-rent', '@portal', '@short']\n\ntest('...')\n"
  expect(journeyOf('e2e/journeys/rent.spec.ts', source)).toEqual({
    file: 'e2e/journeys/rent.spec.ts',
    name: 'rent',
    tags: ['@mf-rent', '@portal', '@short'],
    home: 'mf-rent',
    short: true,
  })
})

it.each(journeys())('$name says which modules it passes through, each once, its home first', ({ tags, home }) => {
  const known = [...moduleIds(), 'portal', 'short', 'slow'].map((name) => `@${name}`)
  expect(tags.filter((tag) => !known.includes(tag))).toEqual([])
  expect(tags).toEqual([...new Set(tags)])
  expect(tags).toContain('@portal')
  expect(['portal', ...moduleIds()]).toContain(home)
})

it.each(journeys())('every test of $name carries its tags', ({ file }) => {
  const source = sourceOf(file)
  expect(source.match(PLAYED) ?? []).toHaveLength(testTitles(source).length)
})

it('ten journeys are played on a slow processor in CI', () => {
  expect(journeys().flatMap(({ file }) => sourceOf(file).match(/'@slow'/g) ?? [])).toHaveLength(10)
})

it('the short journeys and the rest are all journeys, each once', () => {
  const names = [...chosen({ short: true }), ...chosen({ rest: true })].map(({ name }) => name)
  const all = journeys().map(({ name }) => name)
  expect(names.toSorted()).toEqual(all.toSorted())
})

it('journeys are chosen by a part of their name and by their home', () => {
  const [rent, menu] = ['rent', 'menu'].map((name) =>
    journeyOf(`e2e/journeys/${name}.spec.ts`, `const tag = ['@${name === 'rent' ? 'mf-rent' : 'portal'}']`),
  )
  const all = [rent!, menu!]
  expect(chosen({ names: ['en'] }, all)).toEqual(all)
  expect(chosen({ names: ['ren', 'nothing'] }, all)).toEqual([rent])
  expect(chosen({ names: ['en'], home: 'portal' }, all)).toEqual([menu])
})

it('code of a module without a tag is reported with what to do about it', () => {
  expect(missingTags(['mf-rent'], ['@portal', '@mf-rent'])).toBe('')
  expect(missingTags(['mf-pratiche', 'mf-bandi', 'mf-rent'], ['@mf-rent'])).toBe(
    "this journey runs code of mf-bandi, mf-pratiche, which it has no tag for: add '@mf-bandi', '@mf-pratiche' to its tags",
  )
})
