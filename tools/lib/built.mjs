import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

/** Installs and builds; ends the command when that fails. */
export async function prepare() {
  await ensureInstalled()
  if ((await ensureBuilt()) !== 0) process.exit(1)
}

/** Builds what is missing or old; a task of Nx has it built before it starts. @returns {Promise<number>} exit code */
export async function ensureBuilt() {
  if (process.env.NX_TASK_TARGET_TARGET) return 0
  const code = await build(root)
  if (code !== 0) console.error('The portal could not be built: see the messages above.')
  return code
}
