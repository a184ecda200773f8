// @ts-nocheck: its parameters have no types
import webpack from 'webpack'
import { packageOf } from './base.mjs'
import { spokenContracts } from './declaration/declaration.mjs'
import { ON_DEMAND, providedVersions } from './shared.mjs'

/** Writes `shell.json` for the server: the scripts of the first load in order, and what modules may count on. */
export class ShellJsonPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellJsonPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ShellJsonPlugin', stage }, () => {
        const files = compilation.entrypoints.get('main').getFiles()
        const scripts = files.filter((file) => isScript(file)).map((file) => `/s/${file}`)
        const { version } = packageOf(compiler.context)
        const facts = { version, contracts: spokenContracts(), shared: providedVersions() }
        const text = JSON.stringify({ ...facts, scripts, kit: kitFiles(compilation, files) }, null, 2)
        compilation.emitAsset('shell.json', new webpack.sources.RawSource(text))
      })
    })
  }
}

/** For each library that the shell provides on demand the files that bring it, so that a page can ask for them at once. */
function kitFiles({ chunkGroups }, already) {
  const filesOf = (name) =>
    chunkGroups
      .filter((group) => brings(group, name))
      .flatMap((group) => group.getFiles().filter((file) => isScript(file) && !already.includes(file)))
  return Object.fromEntries(ON_DEMAND.map((name) => [name, [...new Set(filesOf(name))].map((file) => `/s/${file}`)]))
}

/** Whether a group of chunks loads when a library is first asked for. */
const brings = ({ origins }, name) =>
  origins.some(({ module }) => module?.type === 'provide-module' && module.identifier().includes(` ${name}@`))

/** Whether a chunk loads with any of these libraries. @param {readonly string[]} names */
export const bringsAny = (chunk, names) =>
  [...chunk.groupsIterable].some((group) => names.some((name) => brings(group, name)))

const isScript = (file) => file.endsWith('.js') && !file.includes('.hot-update.')
