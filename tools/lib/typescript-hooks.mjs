import { transform } from '@swc/core'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Hook of Node's module loader, for TypeScript and for JSON that it imports. @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/\.(?:tsx?|json)$/.test(url)) return nextLoad(url, context)
  const filename = fileURLToPath(url)
  if (url.endsWith('.json')) {
    return { format: 'module', source: `export default ${await readFile(filename, 'utf8')}`, shortCircuit: true }
  }
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: url.endsWith('x') },
      experimental: { keepImportAttributes: true },
    },
  })
  return { format: 'module', source: code, shortCircuit: true }
}
