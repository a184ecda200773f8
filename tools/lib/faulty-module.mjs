import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { moduleConfig } from '../webpack/module.mjs'

// Builds versions of `mf-guasti` into a folder, all of them when none is named, with the preset of modules. Run as a program,
// because the federation plugin holds on to the process that loaded it.
const [out = '', ...named] = process.argv.slice(2)
const installed = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** What each version does that is wrong, the contract that it is declared for when not today's, or that it holds what is typed. */
const VERSIONS = /** @type {Record<string, string>} */ ({
  '1.0.0': 'nothing',
  '1.1.0': 'nothing',
  '1.2.0': 'import',
  '1.3.0': 'render',
  '1.4.0': '^9.0.0',
  '1.5.0': '^1.0.0',
  '1.6.0': 'nothing',
  '2.0.0': 'form',
  '2.1.0': 'form',
})
const built = named.length > 0 ? named : Object.keys(VERSIONS)

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
  ${VERSIONS[version] === 'form' ? "import { Appunto } from './appunto.tsx'" : 'const Appunto = () => null'}
  export function Component() {
    const [late, setLate] = useState('')
    ${VERSIONS[version] === 'render' ? "throw new Error('guasto nella pagina')" : ''}
    const ask = () => import('./dopo.ts').then(({ dopo }) => setLate(dopo), () => setLate('rifiutato'))
    return <div><h1>Guasti ${version}</h1><button onClick={ask}>Altro {late}</button><Appunto /></div>
  }
`

const form = `
  import { useUnsavedGuard } from '@bandiera/ui/form'
  import { useState } from 'react'
  export function Appunto() {
    const [text, setText] = useState('')
    const [saved, setSaved] = useState('')
    const { question } = useUnsavedGuard(text !== saved)
    return (
      <div>
        <label>Appunto <input onChange={({ target }) => setText(target.value)} value={text} /></label>
        <button onClick={() => setSaved(text)}>Salva</button>
        {saved && <p>Salvato: {saved}</p>}
        {question}
      </div>
    )
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
  writeFileSync(join(dir, 'src/appunto.tsx'), form)
  const config = moduleConfig(dir, { production: true })
  const resolve = { ...config.resolve, modules: [installed] }
  return { ...config, resolve, output: { ...config.output, path: join(out, version) } }
}

/** A build refuses a contract that is not today's: it is written in afterwards. @param {string} version */
function declareFor(version) {
  const file = join(out, version, 'module.json')
  const description = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...description, contract: VERSIONS[version] }))
}

const compiler = webpack(/** @type {any} */ (built.map(configOf)))
compiler?.run((error, stats) => {
  if (error) throw error
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  for (const version of built) if (VERSIONS[version]?.startsWith('^')) declareFor(version)
})
