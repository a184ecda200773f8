import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bandiera-listed-'))
  write('package.json', JSON.stringify({ name: '@bandiera/mf-prova', version: '1.0.0' }))
  write('src/module.ts', declaration)
})
afterEach(() => rmSync(folder, { recursive: true }))

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

it.each([
  [
    'by its name',
    "import { email as posta } from 'zod/mini'\nexport const Component = () => posta",
    'email of zod/mini',
  ],
  ['of a namespace', "import * as v from 'zod/mini'\nexport const Component = () => v.email", 'email of zod/mini'],
  ['handed on', "export { Form as Component } from 'react-router-dom'", 'Form of react-router-dom'],
  ['with all others', "import * as v from 'zod/mini'\nexport const Component = () => v", '* of zod/mini'],
  ['as the default', "import v from 'zod/mini'\nexport const Component = () => v", 'default of zod/mini'],
])('refuses a module that takes what the shell does not list, %s', (_, source, what) => {
  write('src/pagina.tsx', source)
  expect(refused()).toEqual([expect.stringContaining(`pagina.tsx: ${what} is not in the list of shell/src/modules/`)])
})

it('builds one that takes what is listed, and types whatever they are', () => {
  write(
    'src/pagina.tsx',
    `
      import { Link, type FormProps } from 'react-router-dom'
      import * as v from 'zod/mini'
      const schema: v.core.$ZodType = v.array(v.string())
      export const Component = (props: FormProps) => <Link to="/">{schema === undefined && props.action}</Link>
    `,
  )
  expect(refused()).toEqual([])
})

const refused = (): string[] =>
  JSON.parse(execFileSync(process.execPath, [join(__dirname, 'listed/build-module.mjs'), folder], { encoding: 'utf8' }))

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}
