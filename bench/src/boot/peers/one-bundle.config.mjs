import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { moduleIds } from '../../../../tools/lib/workspaces.mjs'
import { shellConfig } from '../../../../tools/webpack/shell.mjs'
import { changedLine } from './changed.config.mjs'
import { quick } from './quick.config.mjs'
import { WriteScreens } from './write-screens.config.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const modules = moduleIds()

/**
 * The portal as one build: the shell with the screens of every module compiled in, by the preset of the shell. The same are the
 * sources, the compiler, the minifier, brotli, the vendor file of the first load and that a screen is one file. Different: there
 * is no federation, so no runtime, no container, no hashes of files; the declarations of all modules are in the first load; an
 * unused export is gone; and what most screens use is one file, where ours is one for each part of the kit. A file for
 * each screen without that one is 12 kB less for the first list and twice as much for the second.
 *
 * `--env out=FOLDER`; `plain=MANIFEST`: as single-page apps do it, with what the page must know compiled in, nothing
 * preloaded, and the data asked for when the user is in; `changed=VERSION`: after a release of one module; `short`: built quickly;
 * `cache=FOLDER`: of builds of the same sources, which only a quick one uses.
 */
export default ({ out, plain, changed, short, cache }) => {
  const config = shellConfig(join(root, 'shell'), { production: true })
  const { cacheGroups } = config.optimization.splitChunks
  const replaced = {
    'modules/containers': containers(),
    'modules/kit': 'export const kit = {}',
    ...(plain && { 'modules/manifest': compiledIn(plain), 'session/likely-user': SIGNED_IN }),
  }
  const peer = {
    ...config,
    output: { ...config.output, path: join(out, 'shell/dist'), clean: false, uniqueName: 'un_solo_pacco' },
    optimization: {
      ...config.optimization,
      splitChunks: { cacheGroups: { ...cacheGroups, common: COMMON } },
    },
    module: { rules: [...config.module.rules, workers, ...(changed ? [changedLine(changed)] : [])] },
    plugins: [
      ...config.plugins.filter(({ constructor: { name } }) => name !== 'ModuleFederationPlugin'),
      new WriteScreens(),
      ...Object.entries(replaced).map(([file, code]) => replacement(out, file, code)),
    ],
  }
  return quick(peer, short, cache)
}

/** What twelve screens use, which are more than half of those with a list. */
const COMMON = { chunks: 'async', minChunks: 12, minSize: 0, name: 'common' }

const workers = {
  test: /\.worker\.ts$/,
  type: 'asset/resource',
  generator: { filename: '[contenthash:8].js' },
  use: join(root, 'tools/webpack/worker-loader.mjs'),
}

/** Puts other code in the place of a file of the shell. */
function replacement(out, file, code) {
  const path = join(out, 'sorgenti', `${file.replace('/', '-')}.ts`)
  mkdirSync(join(out, 'sorgenti'), { recursive: true })
  writeFileSync(path, code)
  return new webpack.NormalModuleReplacementPlugin(new RegExp(`shell/src/${file}\\.ts$`), path)
}

/** Does the work of the federation runtime for the shell: every declaration is there, screens load when they are shown. */
function containers() {
  const imports = modules.map((id, n) => `import m${n} from '${join(root, id, 'src/module.ts')}'`)
  const entries = modules.map((id, n) => `'${id}': m${n}`)
  return [
    ...imports,
    `const all = { ${entries.join(', ')} }`,
    'export const federationLoader = () => async ({ id }) => ({ default: all[id] })',
    'export const SCRIPT_TIMEOUT = 8000',
  ].join('\n')
}

/** Data are asked for when the server has let the user in. */
const SIGNED_IN = 'export const likelyUser = () => ({ usr }) => usr?._id ?? null'

const compiledIn = (file) =>
  `const manifest = ${readFileSync(file, 'utf8')}\nexport const readManifest = () => manifest`
