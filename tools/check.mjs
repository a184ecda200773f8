import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { changedSinceChecked, rememberChecked } = await import('./lib/checked.mjs')
const { close, projectsOf } = await import('./lib/close.mjs')
const { root } = await import('./lib/run.mjs')
const { CHECKED } = await import('./lib/targets.mjs')
const { runTasks } = await import('./lib/tasks.mjs')

/** More than these are as good as all. */
const MANY = 300

const projects = projectsOf(process.argv.slice(2))
const changed = projects.length > 0 ? null : changedSinceChecked(root)
if (changed?.length === 0) {
  console.log('No file changed since the last check that passed.')
  close({ passed: 1, failed: 0, skipped: 0 })
} else {
  const isPart = changed !== null && changed.length <= MANY
  const which = isPart ? ['affected', '--files', changed.join(',')] : ['run-many', ...projects]
  if (isPart) console.log(`${changed.length} files changed since the last check that passed.`)
  const count = await runTasks([...which, '-t', CHECKED.join(',')])
  if (count.failed === 0 && projects.length === 0) rememberChecked(root)
  close(count)
}
