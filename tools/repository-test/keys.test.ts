import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleIds } from '../lib/workspaces.mjs'
import { readDeclaration } from '../webpack/declaration/declaration.mjs'

// A letter leads to one page in the whole portal: modules are released alone, so no other test sees two of them together.
const root = join(__dirname, '../..')
const modules = moduleIds().map((name) => readDeclaration(join(root, name, 'src/module.ts')).definition as Declared)

interface Entry {
  id: string
  to: string
  key?: string
}
interface Declared {
  id: string
  menu: Entry[]
  comandi?: Entry[]
  routes: { path: string }[]
}

it('gives every letter of the keyboard map to one page', () => {
  const own = readFileSync(join(root, 'shell/src/menu/menu-items.ts'), 'utf8').match(/OWN_KEYS = \{(.*)\}/)?.[1] ?? ''
  const letters = [...own.matchAll(/'([a-z])'/g)].map(([, letter]) => `${letter} shell`)
  const taken = modules.flatMap(({ menu }) => menu.flatMap(({ id, key }) => (key ? [`${key} ${id}`] : [])))
  const all = [...letters, ...taken]
  expect(letters).toHaveLength(2)
  expect(taken.length).toBeGreaterThan(8)
  expect(all.filter((one) => all.some((other) => other !== one && other[0] === one[0]))).toEqual([])
})

it('has a command only for a page of its own module', () => {
  const astray = modules.flatMap(({ comandi = [], routes }) =>
    comandi.filter(({ to }) => !routes.some(({ path }) => path === to.split('?')[0])).map(({ id }) => id),
  )
  expect(astray).toEqual([])
})
