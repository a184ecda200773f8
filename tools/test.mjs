import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { close, projectsOf } = await import('./lib/close.mjs')
const { root } = await import('./lib/run.mjs')
const { TESTED } = await import('./lib/targets.mjs')
const { runTasks } = await import('./lib/tasks.mjs')

const options = /** @type {const} */ ({ watch: { type: 'boolean' }, everything: { type: 'boolean' } })
const { values, positionals } = parseArgs({ allowPositionals: true, options })
const projects = projectsOf(positionals)
if (values.everything) {
  const { everything } = await import('./lib/everything.mjs')
  close(await everything())
} else if (values.watch) {
  const { watch } = await import('./jest/watch.mjs')
  process.exitCode = await watch(positionals)
} else {
  const count = await runTasks(['run-many', ...projects, '-t', TESTED.join(',')])
  if (count.failed === 0 && projects.length === 0) {
    const { rememberChecked } = await import('./lib/checked.mjs')
    rememberChecked(root)
  }
  close(count)
}
