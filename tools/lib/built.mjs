import { build } from './build.mjs'
import { root } from './run.mjs'

/** Builds what is missing or old; a task of Nx has it built before it starts. @returns {Promise<number>} exit code */
export async function ensureBuilt() {
  if (process.env.NX_TASK_TARGET_TARGET) return 0
  const code = await build(root)
  if (code !== 0) console.error('The portal could not be built: see the messages above.')
  return code
}
