import { join } from 'node:path'
import { binOf, root, runNode } from '../lib/run.mjs'
import { workspacesOf } from '../lib/workspaces.mjs'

/** Runs the tests of packages again whenever a file changes. @param {readonly string[]} ids @returns {Promise<number>} exit code */
export function watch(ids) {
  const chosen = workspacesOf(root).filter(({ id }) => ids.includes(id))
  if (chosen.length === 0) {
    console.error('Which project? npm test -- mf-rent --watch')
    return Promise.resolve(1)
  }
  const kinds = new Set(chosen.map(({ manifest }) => ('react' in { ...manifest.dependencies } ? 'browser' : 'node')))
  if (kinds.size > 1) {
    console.error('Watch packages of one kind: those that draw screens, or those that do not.')
    return Promise.resolve(1)
  }
  const roots = chosen.flatMap(({ folder }) => ['--roots', join(root, folder)])
  return runNode([binOf('jest'), '--config', join(root, `tools/jest/${[...kinds][0]}.cjs`), ...roots, '--watch'])
}
