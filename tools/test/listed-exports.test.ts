import { parseSync } from '@swc/core'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// The shell shares lists of the exports of two packages, not the whole packages: a name that is not on the list would be undefined in
// the page while types and unit tests, which see the package, find nothing wrong.
const root = join(__dirname, '../..')
/** Those between braces: a word of a comment is no export. */
const namesIn = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\{([^}]*)\}/g)].flatMap(([, list]) => list!.match(/\w+/g) ?? [])
const LISTS: Record<string, string[]> = {
  'react-router-dom': namesIn('shell/src/modules/router.ts'),
  'zod/mini': namesIn('shell/src/modules/zod.ts'),
}

it.each(Object.entries(LISTS))(
  'lists every name of %s that shell, modules and shared packages take',
  (name, listed) => {
    const files = ['shell', 'shared', ...readdirSync(root).filter((folder) => folder.startsWith('mf-'))].flatMap(
      sourcesOf,
    )
    const missing = files.flatMap((file) => {
      const taken = valuesFrom(name, readFileSync(join(root, file), 'utf8'), file.endsWith('x'))
      return taken.filter((one) => !listed.includes(one)).map((one) => `${file}: ${one}`)
    })
    expect(files.length).toBeGreaterThan(50)
    expect(missing).toEqual([])
  },
)

it('sees values, under any name, and leaves types alone', () => {
  const source =
    "import { type Path, Link as Other, unstable_x } from 'react-router-dom'\nimport type { To } from 'react-router-dom'"
  expect(valuesFrom('react-router-dom', source)).toEqual(['Link', 'unstable_x'])
})

it('sees what is taken of a whole package', () => {
  const source =
    "import * as v from 'zod/mini'\nexport const a: v.core.$ZodType = v.array(v.custom() as v.Any)!\nexport const all = [v, other.date]"
  expect(valuesFrom('zod/mini', source)).toEqual(['array', 'custom', '* as a value'])
})

it('knows nothing of a default', () => {
  expect(valuesFrom('zod/mini', "import z from 'zod/mini'")).toEqual(['default'])
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

function valuesFrom(name: string, source: string, tsx = false): string[] {
  if (!source.includes(name)) return []
  const { body } = parseSync(source, { syntax: 'typescript', tsx })
  return body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.source.value !== name || node.typeOnly) return []
    return node.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportDefaultSpecifier') return ['default']
      if (specifier.type === 'ImportNamespaceSpecifier') return membersOf(specifier.local.value, body)
      return specifier.isTypeOnly ? [] : [(specifier.imported ?? specifier.local).value]
    })
  })
}

interface Expression {
  type?: string
  object?: Expression
  property?: Expression
  value?: unknown
}

/** `a as B` and `a!` are expressions. */
const isTypeOnly = (type = '') => type.startsWith('Ts') && !/(Expression|Assertion)$/.test(type)

/** What expressions take of a namespace; a name within a type is a `TsQualifiedName` and is not one. */
function membersOf(namespace: string, node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => membersOf(namespace, one))
  if (typeof node !== 'object' || node === null) return []
  const { type, object, property, value }: Expression = node
  if (type === 'ImportDeclaration' || isTypeOnly(type)) return []
  const isIt = (one?: Expression) => one?.type === 'Identifier' && one.value === namespace
  if (type === 'MemberExpression' && isIt(object)) return [String(property?.value)]
  if (isIt({ type, value })) return ['* as a value']
  return Object.values(node).flatMap((one) => membersOf(namespace, one))
}
