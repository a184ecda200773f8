// @ts-nocheck: its parameters have no types
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { CompressPlugin } from '../../../webpack/compress-plugin.mjs'
import { moduleConfig } from '../../../webpack/module.mjs'
import { shellConfig } from '../../../webpack/shell.mjs'

// Builds into a folder, with the real preset: a host that only loads modules, three versions of one module, and
// an older one as it was declared for contract 1.
// Run as a program because the federation plugin must not be transformed by jest.
const out = resolve(process.argv[2])
const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** This version throws as soon as its screen is imported. */
const BROKEN = '1.2.0'
/** This one was declared for the contract before. */
const OLD = '0.9.0'
const VERSIONS = [OLD, '1.0.0', '1.1.0', BROKEN]

const host = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  // what the host does not import itself it cannot provide
  import '@bandiera/platform'
  import { createPageLoader } from ${JSON.stringify(join(repository, 'shell/src/modules/loader.ts'))}
  const show = (Part) => createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Part))
  Object.assign(window, { loader: createPageLoader(), show })
`
const moduleSource = (version) => `
  import { defineModule } from '@bandiera/platform'
  export default defineModule({
    id: 'mf-prova',
    contract: ${version === OLD ? '1' : "'^2.0.0'"},
    refs: { pagina: () => import('./pagina.tsx') },
    features: { prova: { label: 'Prova', on: true } },
    routes: [{ path: '/prova', ref: 'pagina', feature: 'prova', title: 'Prova' }],
    menu: [],
  })
`
const screenSource = (version) => `
  ${version === BROKEN ? "throw new Error('planted')" : ''}
  import { useState } from 'react'
  export function Component() {
    const [late, setLate] = useState('')
    const ask = () => import('./late.ts').then((loaded) => setLate(loaded.late), () => setLate('refused'))
    return <button data-version="${version}" onClick={ask}>page ${version} {late}</button>
  }
`

function writeModule(version) {
  const dir = join(out, 'sources', version)
  mkdirSync(join(dir, 'src'), { recursive: true })
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: '@bandiera/mf-prova', version }))
  writeFileSync(join(dir, 'src/module.ts'), moduleSource(version))
  writeFileSync(join(dir, 'src/pagina.tsx'), screenSource(version))
  writeFileSync(join(dir, 'src/late.ts'), `export const late = 'late ${version}'`)
  return into(moduleConfig(dir, { production: true }), `m/mf-prova/${version}`)
}

function writeHost() {
  writeFileSync(join(out, 'host.ts'), host)
  const config = shellConfig(join(repository, 'shell'), { production: true })
  const modules = ['node_modules', join(repository, 'node_modules')]
  // its size costs most of the time, and no test looks at it
  const optimization = { ...config.optimization, minimize: false }
  return into(
    { ...config, entry: { main: join(out, 'host.ts') }, resolve: { ...config.resolve, modules }, optimization },
    's',
  )
}

/** As it is published; it is served without the compressed forms. */
const into = (config, folder) => ({
  ...config,
  output: { ...config.output, path: join(out, folder) },
  plugins: config.plugins.filter((plugin) => !(plugin instanceof CompressPlugin)),
})

mkdirSync(out, { recursive: true })
webpack([writeHost(), ...VERSIONS.map(writeModule)]).run((error, stats) => {
  if (error) throw error
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
})
