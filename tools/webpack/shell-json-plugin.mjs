import webpack from 'webpack'
import { packageOf } from './common.mjs'

/** Writes `shell.json`: the scripts of the first load, in order, for the server that renders the page. */
export class ShellJsonPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellJsonPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ShellJsonPlugin', stage }, () => {
        const files = compilation.entrypoints.get('main').getFiles()
        const scripts = files.filter((file) => isScript(file)).map((file) => `/s/${file}`)
        const { version } = packageOf(compiler.context)
        const text = JSON.stringify({ version, scripts }, null, 2)
        compilation.emitAsset('shell.json', new webpack.sources.RawSource(text))
      })
    })
  }
}

const isScript = (file) => file.endsWith('.js') && !file.includes('.hot-update.')
