const { statSync } = require('node:fs')
const { setFlagsFromString } = require('node:v8')
const vm = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/** What the runtime of jest has inside, as far as it is replaced here.
 * @typedef {{ code: string, sourceMapPath?: string | null }} Transformed
 * @typedef {{ transform: (filename: string, options?: { isInternalModule?: boolean }) => string,
 *   transforms: Map<string, Transformed>, sourceMaps: Map<string, string> }} TransformCache
 * @typedef {{ compile: (source: string, filename: string) => unknown, injectedModuleParameters: string[] }} Executor
 * @typedef {{ transformCache: TransformCache, executor: Executor }} Inside */

// V8 forgets code that has not run for a while; here the next test file runs it again.
setFlagsFromString('--no-flush-bytecode')

/** By file. Test files share text and the code that V8 made of it, which hold no state; objects and modules are their own.
 * @type {Map<string, { stamp: string, transformed: Transformed }>} */
const read = new Map()
/** @type {Map<string, { source: string, parameters: string, script: vm.Script }>} */
const compiled = new Map()

/** @param {string} source @param {string} filename @param {string[]} names of the parameters of a module */
function scriptOf(source, filename, names) {
  const parameters = names.join(',')
  const known = compiled.get(filename)
  if (known?.source === source && known.parameters === parameters) return known.script
  const head = `(function (${parameters}) {`
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
  compiled.set(filename, { source, parameters, script })
  return script
}

/** Changes when the file does. @param {string} filename */
function stampOf(filename) {
  const { mtimeMs, ctimeMs, size, ino } = statSync(filename)
  return [mtimeMs, ctimeMs, size, ino].join()
}

/** Reads and compiles a file once in a process, not for each test file; not with coverage, nor ES modules in the VM. */
module.exports = class SharedCodeRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args)
    const [config, environment, , , , { collectCoverage }] = args
    if (collectCoverage || 'SourceTextModule' in vm) return
    const { transformCache, executor } = /** @type {Inside} */ (/** @type {unknown} */ (this))
    shareText(transformCache, config.id)
    shareCode(executor, environment)
  }
}

/** @param {TransformCache} cache of one test file @param {string} id of the configuration */
function shareText(cache, id) {
  const transform = cache.transform.bind(cache)
  cache.transform = (filename, options) => {
    const internal = Boolean(options?.isInternalModule)
    const key = [id, internal, filename].join()
    const stamp = stampOf(filename)
    const known = read.get(key)
    if (known?.stamp !== stamp) {
      const code = transform(filename, options)
      const transformed = internal ? undefined : cache.transforms.get(filename)
      read.set(key, { stamp, transformed: transformed ?? { code } })
      return code
    }
    const { transformed } = known
    if (!internal) cache.transforms.set(filename, transformed)
    if (transformed.sourceMapPath) cache.sourceMaps.set(filename, transformed.sourceMapPath)
    return transformed.code
  }
}

/** @param {Executor} executor of one test file @param {ConstructorParameters<typeof Runtime>[1]} environment */
function shareCode(executor, environment) {
  const compile = executor.compile.bind(executor)
  executor.compile = (source, filename) => {
    const context = environment.getVmContext()
    try {
      return context && scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context)
    } catch {
      // jest says what is wrong with the file
      return compile(source, filename)
    }
  }
}
