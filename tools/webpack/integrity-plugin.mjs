import webpack from 'webpack'

/**
 * Gives every script that a module loads later, lazy chunks included, the hash of its manifest. The shell puts
 * `__bandiera_sri(url)` on the page; for a file that no manifest names it answers a hash that nothing matches, and
 * without a shell the load throws: an unknown file never runs.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('IntegrityPlugin', (source) => `${source}\nscript.integrity = globalThis.__bandiera_sri(url);`)
    })
  }
}
