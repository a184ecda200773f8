import type { ModuleManifest } from '@bandiera/wire'
import { createHash } from 'node:crypto'
import { containerOf } from '../../src/registry/releases/check-module.ts'

export interface ModuleBuild {
  modulo: ModuleManifest
  /** Exact text of its `module.json`. */
  text: string
  files: Record<string, Buffer>
}

/** A module as a build leaves it: an entry of 5 kB and a small screen. */
export function aModule(over: Partial<ModuleManifest> = {}, code = 'uno'): ModuleBuild {
  const contents = [`/* ${code} */ ${'console.log("modulo");'.repeat(240)}`, `export const schermata = "${code}"`]
  const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 8)
  const names = [`remoteEntry.${hashOf(contents[0]!)}.js`, `${hashOf(contents[1]!)}.js`]
  const files = Object.fromEntries(names.map((name, at) => [name, Buffer.from(contents[at]!)]))
  const identity = { id: 'mf-prova', version: '1.0.0', ...over }
  const modulo: ModuleManifest = {
    schema: 1,
    container: containerOf(identity),
    entry: names[0]!,
    contract: '^2.0.0',
    shared: { react: '^19.0.0' },
    features: { prova: { label: 'Prova', on: true } },
    routes: [{ feature: 'prova', path: '/prova', ref: 'pagina', title: 'Prova' }],
    menu: [],
    slots: [],
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, measure(bytes)])),
    preload: [names[0]!],
    screens: { pagina: [names[1]!] },
    ...identity,
    ...over,
  }
  return { modulo, text: JSON.stringify(modulo, null, 2), files }
}

const measure = (bytes: Buffer) => ({
  size: bytes.length,
  sri: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
})
