// @ts-nocheck: its parameters have no types
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { baseConfig, packageOf, swcRule } from './base.mjs'
import { CompressPlugin } from './compress-plugin.mjs'
import { ListedPlugin } from './listed-plugin.mjs'
import { ModuleJsonPlugin } from './module-json-plugin.mjs'
import { refreshEntry, refreshPlugin } from './refresh.mjs'
import { consumeAll, consumed } from './shared.mjs'

/** A module: one container, named by id and version, that exposes `./module` and carries no shared library. */
export function moduleConfig(dir, { production, refresh = false, publicPath = 'auto' }) {
  const base = baseConfig(dir, production)
  const { id, version, container } = identity(dir)
  const file = production ? '[name].[contenthash:8].js' : '[name].js'
  const chunk = production ? '[contenthash:8].js' : '[name].js'
  return {
    ...base,
    name: id,
    entry: {},
    output: {
      ...base.output,
      publicPath,
      filename: file,
      chunkFilename: chunk,
      uniqueName: container,
      chunkLoadTimeout: 8000,
    },
    // the loader of workers is first: its output passes through no other
    module: { rules: [workerRule(production), swcRule({ refresh })] },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: { default: false, defaultVendors: false, common: betweenScreens(), parts: betweenParts() },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: {
          './module': { import: [...(refresh ? [refreshEntry, consumeAll] : []), './src/module.ts'], name: 'module' },
        },
        remotes: {},
        shared: consumed(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new ListedPlugin(),
      new ModuleJsonPlugin({ id, version, container, production }),
      ...(production ? [new IntegrityPlugin(), new CompressPlugin()] : []),
      ...(refresh ? [refreshPlugin(container)] : []),
    ],
  }
}

/** A worker is a file of the module like any other: named in its manifest, with its hash. */
const workerRule = (production) => ({
  test: /\.worker\.ts$/,
  type: 'asset/resource',
  generator: { filename: production ? '[contenthash:8].js' : '[name].js' },
  use: fileURLToPath(new URL('./worker-loader.mjs', import.meta.url)),
})

/** What two screens need is in the file of the declaration, which is loaded anyway; not libraries of the shell, since a file
 * that imports one loads it. What a screen shares only with a part on demand, such as a form, is a file for those two. */
const shared = (name, test) => ({ name, chunks: 'async', minChunks: 2, minSize: 0, test })
const betweenScreens = () => ({
  ...shared('module', (module, { chunkGraph }) => isOwnCode(module) && screensOf(module, chunkGraph) > 1),
  priority: 1,
})
const betweenParts = () => shared('parts', isOwnCode)

/** How many of the files that the declaration names bring it. */
const screensOf = (module, chunkGraph) => [...chunkGraph.getModuleChunksIterable(module)].filter(isScreen).length
const isScreen = (chunk) => [...chunk.groupsIterable].some((group) => group.getParents().some(isDeclaration))
const isDeclaration = ({ options }) => options.name === 'module'
const isOwnCode = ({ type }) => type !== 'consume-shared-module'

/** The name carries the version: under one name the runtime would answer with the old code, and mix chunks of both. */
function identity(dir) {
  const { name, version } = packageOf(dir)
  const id = name.replace('@bandiera/', '')
  return { id, version, container: `${id.replace(/^mf-/, '')}_${version}`.replace(/[^A-Za-z0-9_]/g, '_') }
}

/** Gives every script of a module, lazy chunks too, the hash of its manifest, by the shell's `__bandiera_sri(url)`: a file that
 * no manifest names gets a hash that nothing matches, and without a shell the load throws. */
class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('IntegrityPlugin', (source) => `${source}\nscript.integrity = globalThis.__bandiera_sri(url);`)
    })
  }
}
