// @ts-check
const { statSync } = require('node:fs')
const { setFlagsFromString } = require('node:v8')
const { Script, SourceTextModule } = /** @type {any} */ (require('node:vm'))

// a package that comes with jest, not one of ours
const { resolve } = require
const core = resolve('@jest/core', { paths: [resolve('jest')] })
/** @type {{ default: new (...args: any[]) => any }} */
const { default: Runtime } = require(resolve('jest-runtime', { paths: [core] }))

// V8 forgets code that has not run for a while; here the next test file runs it again.
setFlagsFromString('--no-flush-bytecode')

/**
 * What this process has read and compiled, by file. Each test file has a global object and modules of its own, as ever: what is shared
 * is text and the code that V8 made of it, which hold no state.
 * @typedef {{ code: string, sourceMapPath?: string | null }} Transformed
 * @type {Map<string, { stamp: string, transformed: Transformed }>}
 */
const read = new Map()
/** @type {Map<string, { source: string, parameters: string, script: any }>} */
const compiled = new Map()

/** @param {string} source @param {string} filename @param {string[]} names of the parameters of a module */
function scriptOf(source, filename, names) {
  const parameters = names.join(',')
  const known = compiled.get(filename)
  if (known?.source === source && known.parameters === parameters) return known.script
  const head = `(function (${parameters}) {`
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
  compiled.set(filename, { source, parameters, script })
  return script
}

/** Changes when the file does. @param {string} filename */
function stampOf(filename) {
  const { mtimeMs, ctimeMs, size, ino } = statSync(filename)
  return [mtimeMs, ctimeMs, size, ino].join()
}

/**
 * jest's runtime, which reads and compiles a file once in a process instead of once for each test file. Where coverage is counted, and
 * with ES modules in the VM, all is as jest has it.
 */
module.exports = class SharedCodeRuntime extends Runtime {
  /** @param {any[]} args */
  constructor(...args) {
    super(...args)
    const [config, environment, , , , { collectCoverage }] = args
    if (collectCoverage || SourceTextModule) return
    shareText(this.transformCache, config.id)
    shareCode(this.executor, environment)
  }
}

/** @param {any} cache of one test file @param {string} id of the configuration */
function shareText(cache, id) {
  const transform = cache.transform.bind(cache)
  cache.transform = (/** @type {string} */ filename, /** @type {any} */ options) => {
    const internal = Boolean(options?.isInternalModule)
    const key = [id, internal, filename].join()
    const stamp = stampOf(filename)
    const known = read.get(key)
    if (known?.stamp !== stamp) {
      const code = transform(filename, options)
      read.set(key, { stamp, transformed: internal ? { code } : cache.transforms.get(filename) })
      return code
    }
    const { transformed } = known
    if (!internal) cache.transforms.set(filename, transformed)
    if (transformed.sourceMapPath) cache.sourceMaps.set(filename, transformed.sourceMapPath)
    return transformed.code
  }
}

/** @param {any} executor of one test file @param {any} environment */
function shareCode(executor, environment) {
  const compile = executor.compile.bind(executor)
  executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
    const context = environment.getVmContext()
    let script
    try {
      script = context && scriptOf(source, filename, executor.injectedModuleParameters)
    } catch {
      // jest says what is wrong with the file
      return compile(source, filename)
    }
    return context ? script.runInContext(context) : null
  }
}
