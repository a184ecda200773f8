// @ts-nocheck: its parameters have no types
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, resolve } from 'node:path'
import vm from 'node:vm'
import { transformSync } from '@swc/core'

const swcOptions = {
  configFile: false,
  swcrc: false,
  jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: false } },
  // import() stays as written: screens are named here, never loaded
  module: { type: 'commonjs', ignoreDynamic: true },
}

/** Evaluates a TypeScript file as data and returns its exports; `given` are exports to use in place of a package.
 * @param {string} file @param {Record<string, object>} given @param {(request: string) => boolean} mayImport for real */
export function loadTs(file, given, mayImport) {
  const cache = new Map()
  const load = (path) => {
    const known = cache.get(path)
    if (known) return known.exports
    const module = { exports: {} }
    cache.set(path, module)
    if (extname(path) === '.json') return (module.exports = JSON.parse(readFileSync(path, 'utf8')))
    const { code } = transformSync(readFileSync(path, 'utf8'), { ...swcOptions, filename: path })
    const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename: path })
    run(module, module.exports, requireFrom(path))
    return module.exports
  }
  const requireFrom = (path) => (request) => {
    if (request in given) return given[request]
    if (request.startsWith('.')) return load(resolve(dirname(path), request))
    if (!mayImport(request)) throw new Error(`${path} imports ${request}: a declaration holds data only`)
    const local = createRequire(path)
    const target = local.resolve(request)
    return extname(target) === '.ts' ? load(target) : local(target)
  }
  return load(file)
}
