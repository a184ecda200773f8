import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'
import { workspacesOf } from './workspaces.mjs'

/** Ends a command: `N passed, M failed` is its last line. @param {import('./results.mjs').Count} count */
export function close({ passed, failed, skipped }) {
  if (skipped > 0) console.log(`Not run: ${skipped} (the reasons are above)`)
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`${passed} passed, ${failed} failed`)
}

/** The projects that a command is asked for, as nx takes them; ends the command when there is no such project.
 * @param {readonly string[]} ids `mf-rent`, `finance`; none are all @returns {string[]} */
export function projectsOf(ids) {
  if (ids.length === 0) return []
  const known = workspacesOf(root)
  const unknown = ids.find((id) => !known.some((one) => one.id === id))
  if (unknown !== undefined) {
    const hint = existsSync(join(root, unknown)) ? 'Name the project, not a file.' : ''
    console.error(`There is no project called ${unknown}. ${hint}\nProjects: ${known.map(({ id }) => id).join(', ')}`)
    process.exit(1)
  }
  return ['-p', ids.map((id) => `@bandiera/${id}`).join(',')]
}
