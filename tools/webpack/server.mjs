// @ts-nocheck: its parameters have no types
import { baseConfig, swcRule } from './base.mjs'

/** The backend as ES files for Node, one for each command: our own packages inside, installed packages outside. */
export function serverConfig(dir, { production }) {
  const base = baseConfig(dir, production)
  return {
    ...base,
    name: 'server',
    target: 'node20',
    devtool: 'source-map',
    entry: {
      main: './src/main.ts',
      import: './src/imports/terminal/main.ts',
      backup: './src/operations/backup/main.ts',
      'strength-thread': './src/accounts/strength-thread.ts',
    },
    output: {
      ...base.output,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
    },
    experiments: { outputModule: true },
    externalsType: 'module-import',
    externals: [({ request }, done) => (isInstalled(request) ? done(null, request) : done())],
    module: {
      // stays what Node says: the place of the built file, not of the source
      parser: { javascript: { importMeta: false } },
      rules: [swcRule()],
    },
    optimization: { minimize: false, splitChunks: false },
  }
}

const isInstalled = (request) =>
  !request.startsWith('.') && !request.startsWith('/') && !request.startsWith('@bandiera/')
