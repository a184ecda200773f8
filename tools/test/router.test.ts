import { parseSync } from '@swc/core'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// The shell shares a list of react-router-dom's exports, not the whole package: a name that is not on the list would
// be undefined in the page while types and unit tests, which see the package, find nothing wrong.
const root = join(__dirname, '../..')
const listed: string[] = readFileSync(join(root, 'shell/src/modules/router.ts'), 'utf8').match(/\w+/g) ?? []

it('lists every name of react-router-dom that shell, modules and shared packages import', () => {
  const files = ['shell', 'shared', ...readdirSync(root).filter((name) => name.startsWith('mf-'))].flatMap(sourcesOf)
  const missing = files.flatMap((file) => {
    const names = valuesFrom(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))
    return names.filter((name) => !listed.includes(name)).map((name) => `${file}: ${name}`)
  })
  expect(files.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

it('sees values, under any name, and leaves types alone', () => {
  const source =
    "import { type Path, Link as Other, unstable_x } from 'react-router-dom'\nimport type { To } from 'react-router-dom'"
  expect(valuesFrom(source)).toEqual(['Link', 'unstable_x'])
})

function sourcesOf(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.|node_modules|dist\b|\btest\b/.test(file) && !file.startsWith('testing'),
    )
    .map((file) => join(folder, file))
}

function valuesFrom(source: string, tsx = false): string[] {
  return parseSync(source, { syntax: 'typescript', tsx }).body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.source.value !== 'react-router-dom' || node.typeOnly) return []
    return node.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ImportSpecifier') return ['* or default']
      return specifier.isTypeOnly ? [] : [(specifier.imported ?? specifier.local).value]
    })
  })
}
