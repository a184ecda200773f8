import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const declaration = `
  import { defineModule } from '@bandiera/platform'
  export default defineModule({
    id: 'mf-prova',
    contract: '^2.0.0',
    refs: { pagina: () => import('./pagina.tsx') },
    features: { prova: { label: 'Prova', on: true } },
    routes: [{ path: '/prova', ref: 'pagina', feature: 'prova', title: 'Prova' }],
    menu: [],
  })
`

const SOURCES = {
  'by its name': "import { email as posta } from 'zod/mini'\nexport const Component = () => posta",
  'of a namespace': "import * as v from 'zod/mini'\nexport const Component = () => v.email",
  'handed on': "export { Form as Component } from 'react-router-dom'",
  'with all others': "import * as v from 'zod/mini'\nexport const Component = () => v",
  'as the default': "import v from 'zod/mini'\nexport const Component = () => v",
  listed: `
    import { Link, type FormProps } from 'react-router-dom'
    import * as v from 'zod/mini'
    const schema: v.core.$ZodType = v.array(v.string())
    export const Component = (props: FormProps) => <Link to="/">{schema === undefined && props.action}</Link>
  `,
} as const
type Source = keyof typeof SOURCES
let refused: Record<Source, string[]>

// all are built by one process: to start one costs more than a build
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'bandiera-listed-'))
  const folders = Object.values(SOURCES).map((source, at) => {
    const module = join(folder, String(at))
    mkdirSync(join(module, 'src'), { recursive: true })
    writeFileSync(join(module, 'package.json'), JSON.stringify({ name: '@bandiera/mf-prova', version: '1.0.0' }))
    writeFileSync(join(module, 'src/module.ts'), declaration)
    writeFileSync(join(module, 'src/pagina.tsx'), source)
    return module
  })
  const program = join(__dirname, 'listed/build-module.mjs')
  const answers = JSON.parse(execFileSync(process.execPath, [program, ...folders], { encoding: 'utf8' })) as string[][]
  refused = Object.fromEntries(Object.keys(SOURCES).map((name, at) => [name, answers[at]])) as Record<Source, string[]>
  rmSync(folder, { recursive: true })
}, 60_000)

it.each<[Source, string]>([
  ['by its name', 'email of zod/mini'],
  ['of a namespace', 'email of zod/mini'],
  ['handed on', 'Form of react-router-dom'],
  ['with all others', '* of zod/mini'],
  ['as the default', 'default of zod/mini'],
])('refuses a module that takes what the shell does not list, %s', (how, what) => {
  expect(refused[how]).toEqual([
    expect.stringContaining(`pagina.tsx: ${what} is not in the list of shell/src/modules/`),
  ])
})

it('builds one that takes what is listed, and types of any library', () => {
  expect(refused.listed).toEqual([])
})
