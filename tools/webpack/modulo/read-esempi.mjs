import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadTs } from './load-ts.mjs'

const platform = { defineEsempi: (esempi) => esempi }
/** Besides its own texts: what a record is, and records to start from. */
const MAY_IMPORT = ['@bandiera/domain', '@bandiera/factories']

/**
 * What `src/esempi.ts` says, as it is published.
 * @param {string} file
 * @returns {Record<string, any>[]} none when the module has no such file
 * @throws when it is not what `defineEsempi` takes
 */
export function readEsempi(file) {
  if (!existsSync(file)) return []
  const given = { '@bandiera/platform/esempi': platform }
  const esempi = loadTs(file, given, (request) => !request.startsWith('@bandiera/') || MAY_IMPORT.includes(request))
  if (!Array.isArray(esempi.default))
    throw new Error(`${file} must have \`export default defineEsempi<typeof module>([...])\``)
  return parseEsempi(esempi.default, file)
}

/**
 * Examples from outside, checked.
 * @param {unknown} esempi
 * @param {string} where
 * @returns {Record<string, any>[]}
 */
export function parseEsempi(esempi, where) {
  const parsed = schema().safeParse(esempi)
  if (parsed.success) return parsed.data
  const [{ path, message }] = parsed.error.issues
  throw new Error(
    `${where}: l’esempio numero ${Number(path[0]) + 1} non va bene in ${path.slice(1).join('.')}: ${message}`,
  )
}

const schema = () =>
  loadTs(fileURLToPath(new URL('../../../shared/wire/src/esempi.ts', import.meta.url)), {}, () => true).EsempiSchema
