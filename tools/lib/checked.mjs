import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the last passing `npm run check` or `npm test` saw. */
const REF = 'refs/checked'

/** @param {string} root @param {string[]} args @param {Record<string, string>} [env] */
const git = (root, args, env = {}) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** Files that differ from what passed last, deleted and untracked ones too.
 * @param {string} root @returns {string[] | null} `null` when nothing passed yet, or this is no git repository */
export function changedSinceChecked(root) {
  try {
    git(root, ['rev-parse', '--verify', '--quiet', REF])
    const tree = snapshot(root)
    return git(root, ['diff', '--name-only', '--no-renames', REF, tree]).split('\n').filter(Boolean)
  } catch {
    return null
  }
}

/** Remembers the files as they are now, committed or not. @param {string} root */
export function rememberChecked(root) {
  try {
    git(root, ['update-ref', REF, snapshot(root)])
  } catch {
    console.log('What passed is not remembered: this is no git repository with a commit.')
  }
}

/** A commit of the files as they are, untracked ones too; index and branch stay as they are.
 * @param {string} root @returns {string} its hash */
function snapshot(root) {
  const folder = mkdtempSync(join(tmpdir(), 'bandiera-index-'))
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') }
    git(root, ['read-tree', 'HEAD'], env)
    git(root, ['add', '--all'], env)
    const author = {
      GIT_AUTHOR_NAME: 'check',
      GIT_AUTHOR_EMAIL: '-',
      GIT_COMMITTER_NAME: 'check',
      GIT_COMMITTER_EMAIL: '-',
    }
    return git(root, ['commit-tree', git(root, ['write-tree'], env), '-p', 'HEAD', '-m', 'checked'], author)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
