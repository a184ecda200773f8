import { transform } from '@swc/core'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Hook of Node's module loader. @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context)
  const filename = fileURLToPath(url)
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: url.endsWith('x') } },
  })
  return { format: 'module', source: code, shortCircuit: true }
}
