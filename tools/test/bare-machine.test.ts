import { dirname, join } from 'node:path'
import { importsOf } from '../lib/imports.mjs'

const tools = join(__dirname, '..')
const commands = ['start.mjs', 'test.mjs', 'check.mjs', 'e2e.mjs', 'data.mjs', 'measure.mjs', 'faults.mjs']

it.each(commands)('%s loads nothing that must be installed first', (command) => {
  const loaded = loadedAtOnce(join(tools, command))
  expect(loaded.size).toBeGreaterThan(3)
  expect([...loaded].filter((specifier) => !/^(?:node:|\/)/.test(specifier))).toEqual([])
})

it('sees a package that a command loads at once', () => {
  expect([...loadedAtOnce(join(tools, 'lib/imports.mjs'))]).toContain('@swc/core')
})

/** Files and packages that run before the first line of a script does. */
function loadedAtOnce(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { specifier, lazy } of importsOf(file)) {
    if (lazy) continue
    if (specifier.startsWith('.')) loadedAtOnce(join(dirname(file), specifier), seen)
    else seen.add(specifier)
  }
  return seen
}
