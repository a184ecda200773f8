import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { moduleConfig } from '../../../../tools/webpack/module.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const MODULE = 'mf-aziende'

/** A line more in the list screen of one module: the change that is released, the same in the module and in the one bundle. */
export const changedLine = (version) => ({
  test: /mf-aziende[\\/]src[\\/]list\.screen\.tsx$/,
  enforce: 'pre',
  use: { loader: fileURLToPath(new URL('./changed-line.config.mjs', import.meta.url)), options: { version } },
})

/** The module with that line, under its new version, by the preset of modules. `--env out=FOLDER --env changed=VERSION` */
export default ({ out, changed }) => {
  const dir = join(out, 'sorgenti', MODULE)
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: `@bandiera/${MODULE}`, version: changed }))
  symlinkSync(join(root, MODULE, 'src'), join(dir, 'src'))
  symlinkSync(join(root, 'node_modules'), join(out, 'sorgenti/node_modules'))
  const config = moduleConfig(dir, { production: true })
  return {
    ...config,
    output: { ...config.output, path: join(out, changed) },
    module: { rules: [...config.module.rules, changedLine(changed)] },
  }
}
