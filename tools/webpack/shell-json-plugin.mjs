import webpack from 'webpack'
import { packageOf } from './common.mjs'
import { spokenContracts } from './modulo/read-contract.mjs'
import { providedVersions } from './shared.mjs'

/**
 * Writes `shell.json` for the server: the scripts of the first load, in order, and what modules may count on, the
 * contracts it speaks and the version of every library it provides.
 */
export class ShellJsonPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellJsonPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ShellJsonPlugin', stage }, () => {
        const files = compilation.entrypoints.get('main').getFiles()
        const scripts = files.filter((file) => isScript(file)).map((file) => `/s/${file}`)
        const { version } = packageOf(compiler.context)
        const facts = { version, contracts: spokenContracts(), shared: providedVersions() }
        const text = JSON.stringify({ ...facts, scripts }, null, 2)
        compilation.emitAsset('shell.json', new webpack.sources.RawSource(text))
      })
    })
  }
}

const isScript = (file) => file.endsWith('.js') && !file.includes('.hot-update.')
