import { fileURLToPath } from 'node:url'
import { baseConfig, swcRule } from '../../../../tools/webpack/base.mjs'

/** Pages of the sides of `list`, each a script of its own, by webpack's production mode. `--env out=FOLDER --env short` */
export default ({ out, short }) => {
  const config = baseConfig(fileURLToPath(new URL('../../..', import.meta.url)), true)
  const sides = ['ours', 'data-grid', 'ag-grid', 'tanstack']
  return {
    ...config,
    entry: Object.fromEntries(sides.map((side) => [side, `./src/list/peers/${side}.tsx`])),
    output: { path: out, filename: '[name].js' },
    module: { rules: [swcRule()] },
    // the four build at once and share what they import, and a short run makes nothing small
    optimization: { ...config.optimization, minimize: !short },
  }
}
