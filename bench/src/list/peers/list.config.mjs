import { fileURLToPath } from 'node:url'
import { baseConfig, swcRule } from '../../../../tools/webpack/base.mjs'

/** Pages of the sides of `list`, each a script of its own, by webpack's production mode. `--env out=FOLDER --env short` */
export default ({ out, short }) => {
  const config = baseConfig(fileURLToPath(new URL('../../..', import.meta.url)), true)
  return {
    ...config,
    entry: Object.fromEntries(Object.entries(FILES).map(([side, file]) => [side, `./src/list/peers/${file}.tsx`])),
    output: { path: out, filename: '[name].js' },
    module: { rules: [swcRule()] },
    // the four build at once and share what they import, and a short run makes nothing small
    optimization: { ...config.optimization, minimize: !short },
  }
}

/** By side, as `sides.ts` names them. */
const FILES = { ours: 'ours', 'data-grid': 'data-grid', 'ag-grid': 'community-grid', tanstack: 'virtual-table' }
