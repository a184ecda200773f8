// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { root } from './run.mjs'
import { filesUnder, workspacesOf } from './workspaces.mjs'

const stamp = join(root, 'node_modules/.bandiera-built')

/** Builds shell, modules and server unless they stand and no source changed since. @returns {Promise<number>} exit code */
export async function ensureBuilt() {
  const wanted = fingerprint()
  if (outputs().every((file) => existsSync(join(root, file))) && readStamp() === wanted) return 0
  console.log('Building the portal: about a minute the first time...')
  const code = await build(root)
  if (code === 0) writeFileSync(stamp, wanted)
  else console.error('The portal could not be built: see the messages above.')
  return code
}

/** What a build leaves behind. */
function outputs() {
  const modules = workspacesOf(root).filter(({ id }) => id.startsWith('mf-'))
  return ['server/dist/main.mjs', 'shell/dist/shell.json', ...modules.map(({ folder }) => `${folder}/dist/modulo.json`)]
}

const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')

/** Names, sizes and times of the sources: enough to notice a change, and quick. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const sources = workspacesOf(root).filter(({ id }) => !['e2e', 'bench', 'testing'].includes(id))
  for (const { folder } of sources) {
    for (const file of filesUnder(root, folder, /^(?!.*\.test\.).*\.(?:[mc]?[jt]sx?|json|css|svg)$/)) {
      const { size, mtimeMs } = statSync(join(root, file))
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}
