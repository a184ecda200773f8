import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const repository = join(__dirname, '../../../..')
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.nx',
  '.results',
  '.seed',
  '.dev',
  'test-results',
  'pictures',
  'bandiera-data',
])

/** A copy of the repository as it is now, with what is built, to be changed at will. */
export interface Copy {
  root: string
  /** Runs a script of a package, or one of the copy, in a folder of it; its output when it fails, else nothing. */
  fault: (args: readonly string[], folder?: string) => string
  remove: () => void
}

/** Packages are linked, one by one: those of this repository must be the copy's own. */
export function copyRepository(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'bandiera-copia-'))
  cpSync(repository, root, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) })
  const installed = join(repository, 'node_modules')
  const links = join(root, 'node_modules')
  mkdirSync(join(links, '@bandiera'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (!name.startsWith('.') && name !== '@bandiera') symlinkSync(join(installed, name), join(links, name), 'junction')
  }
  const { packages } = require(join(root, 'package-lock.json')) as { packages: Record<string, { resolved?: string }> }
  for (const [path, { resolved = '' }] of Object.entries(packages)) {
    if (path.startsWith('node_modules/@bandiera/')) symlinkSync(join(root, resolved), join(root, path), 'junction')
  }
  return {
    root,
    fault: (args, folder = '') => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: join(root, folder),
        encoding: 'utf8',
      })
      return status === 0 ? '' : `${stdout}${stderr}` || `ended with ${status}`
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
