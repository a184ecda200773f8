import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LISTED } from '../../webpack/listed.mjs'
import { readJson } from '../workspaces.mjs'

/** What of ours a module takes from the shell: one copy in the page, so its API is the contract. The rest is copied into modules. */
const SHARED = ['live', 'platform', 'ui']
/** Types of it appear in the API of the others. */
const BEHIND = 'shared/wire/src/index.ts'

/** Something that a module may import: `@bandiera/ui/list`, its golden file without the end, its source from the root.
 * @typedef {{ name: string, golden: string, source: string }} Entry */

/** The entries that modules may import, without those that `layers.json` keeps for others.
 * @param {string} root @returns {Entry[]} */
export function entriesOf(root) {
  const table = readJson(join(root, 'tools/layers.json'))
  const ours = SHARED.flatMap((id) => {
    const { exports } = readJson(join(root, 'shared', id, 'package.json'))
    const open = Object.entries(exports).filter(([entry]) => !table[id].only?.[entry])
    return open.map(([entry, file]) => ({
      name: `@bandiera/${id}${entry.slice(1)}`,
      golden: `${id}${entry.slice(1).replace('/', '-')}`,
      source: `shared/${id}/${String(file).slice(2)}`,
    }))
  })
  const listed = Object.entries(LISTED).map(([name, source]) => ({ name, golden: name.replace('/', '-'), source }))
  return [...ours, ...listed]
}

/** Writes the declarations of the entries, and of all that they import, into a folder of its own while `read` runs.
 * @template T @param {string} root @param {readonly Entry[]} entries @param {(folder: string) => T} read */
export function withDeclarations(root, entries, read) {
  const folder = mkdtempSync(join(tmpdir(), 'bandiera-api-'))
  try {
    const config = join(folder, 'tsconfig.json')
    writeFileSync(config, JSON.stringify(configOf(root, folder, entries)))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    // on one thread: several may write the members of a union in another order
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config, '--singleThreaded'], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`tsc could not write the declarations:\n${stdout}`)
    return read(join(folder, 'out'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Types are checked elsewhere; here they are only written.
 * @param {string} root @param {string} folder @param {readonly Entry[]} entries */
const configOf = (root, folder, entries) => ({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    removeComments: true,
    allowJs: false,
    types: [],
    outDir: join(folder, 'out'),
    rootDir: root,
  },
  files: [...entries.map(({ source }) => source), BEHIND].map((file) => join(root, file)),
})
