import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CompressPlugin } from '../../../../tools/webpack/compress-plugin.mjs'
import { baseConfig, swcRule } from '../../../../tools/webpack/base.mjs'
import { ShellJsonPlugin } from '../../../../tools/webpack/shell-json-plugin.mjs'
import { quick } from './quick.config.mjs'

/** A list of react-admin, as small as it can be, in one file: webpack's own production mode, and brotli as ours. `--env out=FOLDER --env short` */
export default ({ out, short }) =>
  quick(
    {
      ...baseConfig(fileURLToPath(new URL('../../..', import.meta.url)), true),
      entry: { main: './src/boot/peers/react-admin/main.tsx' },
      output: { path: join(out, 'shell/dist'), filename: '[name].[contenthash:8].js', publicPath: '/s/' },
      module: { rules: [swcRule()] },
      plugins: [new ShellJsonPlugin(), new CompressPlugin()],
    },
    short,
  )
