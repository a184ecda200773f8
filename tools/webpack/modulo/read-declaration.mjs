import { fileURLToPath } from 'node:url'
import { loadTs } from './load-ts.mjs'

const platform = { defineModule: (definition) => definition }
const IMPORT = /import\(\s*(['"`])([^'"`]+)\1\s*\)/

/**
 * What `src/module.ts` declares, as data.
 * @returns {{definition: Record<string, any>, requests: Record<string, string | null>}} the object given to `defineModule`, and for
 * each ref the file that it imports, `null` when the ref is not written as `() => import('./file')`
 */
export function readDeclaration(file) {
  const mayImport = (request) => request === '@bandiera/domain' || !request.startsWith('@bandiera/')
  const definition = loadTs(file, { '@bandiera/platform': platform }, mayImport).default
  if (!definition?.refs) throw new Error(`${file} must have \`export default defineModule({...})\``)
  const requests = Object.entries(definition.refs).map(([ref, load]) => [ref, IMPORT.exec(String(load))?.[2] ?? null])
  return { definition, requests: Object.fromEntries(requests) }
}

/** The schema of `modulo.json`, from the sources of @bandiera/wire. */
export const moduloSchema = () =>
  loadTs(fileURLToPath(new URL('../../../shared/wire/src/manifest.ts', import.meta.url)), {}, () => true).ModuloSchema
