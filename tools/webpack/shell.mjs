// @ts-nocheck: its parameters have no types
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { baseConfig, swcRule } from './base.mjs'
import { CompressPlugin } from './compress-plugin.mjs'
import { ListedPlugin } from './listed-plugin.mjs'
import { refreshHook, refreshPlugin } from './refresh.mjs'
import { bringsAny, ShellJsonPlugin } from './shell-json-plugin.mjs'
import { provided, TOGETHER } from './shared.mjs'

const { resolve } = createRequire(import.meta.url)
const base64Buffer = fileURLToPath(new URL('./base64-buffer.js', import.meta.url))
const folderOf = (id) => dirname(resolve(id))

/** The host: shared singletons in the first load, the federation runtime for itself and for every module. */
export function shellConfig(dir, { production, refresh = false }) {
  const base = baseConfig(dir, production)
  const name = production ? '[name].[contenthash:8].js' : '[name].js'
  return {
    ...base,
    name: 'shell',
    entry: { main: [...(refresh ? [refreshHook] : []), './src/main.tsx'] },
    output: { ...base.output, publicPath: '/s/', filename: name, chunkFilename: name, uniqueName: 'bandiera_shell' },
    resolve: { ...base.resolve, alias: { ...oneFederationRuntime(), ...(production && routerWithoutWarnings()) } },
    module: { rules: [swcRule({ refresh })] },
    optimization: {
      ...base.optimization,
      // each part that loads later is one file: few requests matter more than bytes shared between parts
      splitChunks: { cacheGroups: { vendor: vendor(), kit: kit(), default: false, defaultVendors: false } },
      ...(production && { moduleIds: false }),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'bandiera_shell',
        remotes: {},
        shared: provided(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      // the slash is how socketcluster-client asks; realm-web asks without and gets the whole one
      new webpack.NormalModuleReplacementPlugin(/^buffer\/$/, base64Buffer),
      // bson of realm-web tries it for sums of 64 bits and works without; the policy of the page refuses it, with an error each time
      new webpack.DefinePlugin({ WebAssembly: 'undefined' }),
      new ListedPlugin(),
      new ShellJsonPlugin(),
      ...(production ? [shortModuleIds(), new CompressPlugin()] : []),
      ...(refresh ? [refreshPlugin('bandiera_shell')] : []),
    ],
  }
}

/** Ids of four digits; left alone, webpack goes on to five beyond 500 modules, and each is in the first load many times. */
const shortModuleIds = () => new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true })

const kit = () => ({ name: 'kit', chunks: (chunk) => bringsAny(chunk, TOGETHER), enforce: true })

const vendor = () => ({ test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'vendor', enforce: true })

/** The runtime reaches webpack as ES and as CommonJS modules; both must be the same file or it is bundled twice. */
function oneFederationRuntime() {
  const files = { 'runtime-core': 'index.js', sdk: 'index.js', 'error-codes': 'index.mjs' }
  const entries = Object.entries(files).map(([name, file]) => {
    const id = `@module-federation/${name}`
    return [`${id}$`, join(folderOf(id), file)]
  })
  return Object.fromEntries(entries)
}

/** The ES modules of react-router are the development build in every mode. */
function routerWithoutWarnings() {
  const production = join(folderOf('react-router'), '../production')
  return { 'react-router$': join(production, 'index.mjs'), 'react-router/dom$': join(production, 'dom-export.mjs') }
}
