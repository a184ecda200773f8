import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// webpack and the federation plugin must be raised together: the plugin reaches into webpack's own files, and npm
// accepts pairs that do not load (docs/build.md).
const root = join(__dirname, '../..')
let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bandiera-preflight-'))
  mkdirSync(join(dir, 'src'))
  write('package.json', JSON.stringify({ name: '@bandiera/mf-prova', version: '2.3.4', type: 'module' }))
  write('webpack.config.mjs', `export { default } from './preset.mjs'`)
  write(
    'preset.mjs',
    `import { module } from ${JSON.stringify(join(root, 'tools/webpack.preset.mjs'))}; export default module(import.meta.dirname)`,
  )
  write('src/pagina.tsx', 'export const Component = () => <p>prova</p>')
})
afterEach(() => rmSync(dir, { recursive: true }))

it('loads webpack and the federation plugin together', () => {
  const script =
    "import '@module-federation/enhanced/webpack'; import webpack from 'webpack'; console.log(webpack.version)"
  const version = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' })
  expect(version.trim()).toBe('5.110.3')
})

it('builds a module with hashed names and a module.json that describes every file', () => {
  write('src/module.ts', declaration("[{ path: '/prova', ref: 'pagina', feature: 'prova', title: 'Prova' }]"))
  expect(build()).toEqual({ status: 0, errors: '' })
  const modulo = JSON.parse(readFileSync(join(dir, 'dist/module.json'), 'utf8'))
  expect(modulo).toMatchObject({ id: 'mf-prova', version: '2.3.4', container: 'prova_2_3_4', contract: '^2.0.0' })
  // of all the shell provides, what this module takes
  expect(modulo.shared).toEqual({ '@bandiera/platform': '^0.1.0', react: `^${installedVersion('react')}` })
  expect(modulo.entry).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/)
  expect(modulo.preload[0]).toBe(modulo.entry)
  const written = readdirSync(join(dir, 'dist')).filter((file) => file.endsWith('.js'))
  expect(Object.keys(modulo.files).toSorted()).toEqual(written.toSorted())
  expect([...modulo.preload, ...modulo.screens.pagina].toSorted()).toEqual(written.toSorted())
  for (const file of written) expect(modulo.files[file]).toEqual(measured(file))
  expect(readFileSync(join(dir, 'dist', modulo.entry), 'utf8')).toContain('prova_2_3_4')
})

it('fails with the reason, and writes no module.json, when a declared ref is unused', () => {
  write('src/module.ts', declaration('[]'))
  const { status, errors } = build()
  expect(status).toBe(1)
  expect(errors).toContain('mf-prova/src/module.ts: ref "pagina" is declared but no route or slot uses it')
  expect(() => readFileSync(join(dir, 'dist/module.json'))).toThrow('ENOENT')
})

const write = (file: string, text: string) => writeFileSync(join(dir, file), text)

const declaration = (routes: string) => `
  import { defineModule } from '@bandiera/platform'
  export default defineModule({
    id: 'mf-prova', contract: '^2.0.0', refs: { pagina: () => import('./pagina.tsx') },
    features: { prova: { label: 'Prova', on: true } }, routes: ${routes}, menu: [],
  })`

function build() {
  const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: dir,
    encoding: 'utf8',
  })
  return { status, errors: status === 0 ? '' : stdout + stderr }
}

const installedVersion = (name: string) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version

function measured(file: string) {
  const content = readFileSync(join(dir, 'dist', file))
  return { size: content.length, sri: `sha384-${createHash('sha384').update(content).digest('base64')}` }
}
