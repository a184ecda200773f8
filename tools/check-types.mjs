import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { binOf, root, runNode } from './lib/run.mjs'
import { filesUnder, workspacesOf } from './lib/workspaces.mjs'

// `node tools/check-types.mjs mf-rent` checks one package against the declarations of those that it uses; `--emit` writes its own, into
// `.types`. Each package is so checked once: as one program, the kit would be checked again with every package that shows something.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { emit: { type: 'boolean' } } })
const folder = positionals[0] ?? ''
const workspaces = workspacesOf(root)
const own = workspaces.find((one) => one.folder === folder)
if (!own) throw new Error(`There is no package in ${folder}.`)

const place = join(root, 'node_modules/.cache/bandiera/types')
const config = join(place, `${own.id}${values.emit ? '.emit' : ''}.json`)
mkdirSync(place, { recursive: true })
writeFileSync(
  config,
  JSON.stringify({ extends: join(root, 'tsconfig.base.json'), ...(values.emit ? emitted() : checked()) }),
)
// the checker is a Go program that lives for a second: its collector may leave more than it does usually, which saves a fifth of the time
const env = { GOGC: '800' }
process.exitCode = await runNode([binOf('typescript', 'tsc'), '-p', config, '--checkers', '1'], { env })

function checked() {
  return {
    compilerOptions: {
      ...resolution(),
      allowJs: own?.id === 'tools' || own?.id === 'e2e' || own?.id === 'bench',
      checkJs: own?.id === 'tools',
    },
    include: [join(root, folder), ...ambient()],
    exclude: ['dist', '.types', 'node_modules', '**/.mf', 'lib/module/template'].map((name) =>
      join(root, folder, name),
    ),
  }
}

/** What packages that it uses declare of libraries that declare nothing. */
function ambient() {
  const used = { ...own?.manifest.dependencies, ...own?.manifest.devDependencies }
  return workspaces
    .filter(({ name }) => name in used)
    .flatMap((one) => filesUnder(root, one.folder, /\.d\.ts$/))
    .map((file) => join(root, file))
}

/** What others may import. They are checked where they are, so that here they are only written. */
function emitted() {
  const out = join(root, folder, '.types')
  rmSync(out, { recursive: true, force: true })
  return {
    compilerOptions: {
      ...resolution(),
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      allowJs: false,
      outDir: out,
      rootDir: join(root, folder),
    },
    files: entriesOf(own).map((file) => join(root, folder, file)),
  }
}

/** Where the packages are: their declarations, where they have some, beside the sources that an editor goes to. */
function resolution() {
  /** @type {Record<string, string[]>} */
  const paths = {}
  for (const one of workspaces) {
    if (one === own || !existsSync(join(root, one.folder, '.types'))) continue
    for (const [entry, file] of Object.entries(one.manifest.exports ?? {})) {
      if (!/\.tsx?$/.test(String(file))) continue
      const declaration = String(file)
        .replace(/\.tsx?$/, '.d.ts')
        .replace('./', '')
      paths[one.name + entry.slice(1)] = [join(root, one.folder, '.types', declaration)]
    }
  }
  return { paths }
}

/** @param {import('./lib/workspaces.mjs').Workspace | undefined} workspace */
function entriesOf(workspace) {
  return Object.values(workspace?.manifest.exports ?? {})
    .map(String)
    .filter((file) => /\.tsx?$/.test(file))
}
