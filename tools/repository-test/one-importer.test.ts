import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOnPurpose, shortFilesToMerge } from './test/house.mjs'
import { filesUnder } from '../lib/workspaces.mjs'

const root = join(__dirname, '../..')
const PRODUCT = /^(?:mf-[a-z]+|shared\/[a-z]+|shell|server)\/src\/.*\.tsx?$/
const APART = /\.test\.tsx?$|\/(?:test|testing)\//
const sources = filesUnder(root, '', /\.tsx?$/).filter((file) => PRODUCT.test(file) && !APART.test(file))
const hasOwnTest = (file: string): boolean =>
  ['.test.ts', '.test.tsx'].some((end) => existsSync(join(root, file.replace(/\.tsx?$/, end))))

it('joins a short file to its only importer in the same folder', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const found = shortFilesToMerge(texts).filter(
    ({ file, importer }) => !hasOwnTest(file) && !isOnPurpose(file, importer),
  )
  expect(found).toEqual([])
})

it('sees such a file, and not one that is lazy, long or used elsewhere', () => {
  const texts = new Map([
    [
      'a/page.ts',
      "import { x } from './x.ts'\nimport { y } from './y.ts'\nconst z = () => import('./z.ts')\nimport '../b/w.ts'",
    ],
    ['a/x.ts', 'export const x = 1'],
    ['a/y.ts', 'export const y = 1\n'.repeat(80)],
    ['a/z.ts', 'export const z = 1'],
    ['b/w.ts', 'export const w = 1'],
  ])
  expect(shortFilesToMerge(texts)).toEqual([{ file: 'a/x.ts', importer: 'a/page.ts' }])
})
