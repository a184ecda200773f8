// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { moduleConfig } from '../webpack/module.mjs'

// Builds the versions of `mf-guasti` into a folder, with the preset of modules. Run as a program, because the federation plugin
// holds on to the process that loaded it.
const out = process.argv[2] ?? ''
const installed = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** What each version does that is wrong, and the contract that it is declared for when not today's. */
const VERSIONS = /** @type {Record<string, string>} */ ({
  '1.0.0': 'nothing',
  '1.1.0': 'nothing',
  '1.2.0': 'import',
  '1.3.0': 'render',
  '1.4.0': '^9.0.0',
  '1.5.0': '^1.0.0',
  '1.6.0': 'nothing',
})

const declaration = `
  import { defineModule } from '@bandiera/platform'
  export default defineModule({
    id: 'mf-guasti',
    contract: '^2.0.0',
    refs: { pagina: () => import('./pagina.tsx') },
    features: { guasti: { label: 'Guasti', on: true } },
    routes: [{ path: '/guasti', ref: 'pagina', feature: 'guasti', title: 'Guasti' }],
    menu: [{ id: 'guasti', label: 'Guasti', to: '/guasti', order: 900, feature: 'guasti' }],
  })
`

/** @param {string} version */
const screen = (version) => `
  ${VERSIONS[version] === 'import' ? "throw new Error('guasto all’importazione')" : ''}
  import { useState } from 'react'
  export function Component() {
    const [late, setLate] = useState('')
    ${VERSIONS[version] === 'render' ? "throw new Error('guasto nella pagina')" : ''}
    const ask = () => import('./dopo.ts').then(({ dopo }) => setLate(dopo), () => setLate('rifiutato'))
    return <div><h1>Guasti ${version}</h1><button onClick={ask}>Altro {late}</button></div>
  }
`

/** @param {string} version */
function configOf(version) {
  const dir = join(out, 'sorgenti', version)
  mkdirSync(join(dir, 'src'), { recursive: true })
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: '@bandiera/mf-guasti', version }))
  writeFileSync(join(dir, 'src/module.ts'), declaration)
  writeFileSync(join(dir, 'src/pagina.tsx'), screen(version))
  writeFileSync(join(dir, 'src/dopo.ts'), `export const dopo = 'dopo ${version}'`)
  const config = moduleConfig(dir, { production: true })
  const resolve = { ...config.resolve, modules: [installed] }
  return { ...config, resolve, output: { ...config.output, path: join(out, version) } }
}

/** A build refuses a contract that is not today's: it is written in afterwards. @param {string} version */
function declareFor(version) {
  const file = join(out, version, 'modulo.json')
  const modulo = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...modulo, contract: VERSIONS[version] }))
}

const compiler = webpack(/** @type {any} */ (Object.keys(VERSIONS).map(configOf)))
compiler?.run((error, stats) => {
  if (error) throw error
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  for (const [version, what] of Object.entries(VERSIONS)) if (what.startsWith('^')) declareFor(version)
})
