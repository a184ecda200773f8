// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder, readJson } from '../workspaces.mjs'
import { isFree } from './is-free.mjs'
import { joinWorkspace } from './join-workspace.mjs'

const modello = fileURLToPath(new URL('modello', import.meta.url))
/** One word: it becomes a folder, a path, a feature key and a name in the code. */
const NAME = /^[a-z][a-z0-9]{1,29}$/

/**
 * Makes a module from `modello/`: its folder with every file, a journey, and its place among the packages, so that it builds
 * at once. Nothing is downloaded: it uses only what the repository has.
 * @param {string} name `scadenze` makes `mf-scadenze`
 * @param {{ root: string, say?: (line: string) => void }} options
 * @returns {Promise<string[]>} the files that it wrote, from the root; rejects, and has written nothing, when it cannot
 */
export async function crea(name, { root, say = console.log }) {
  if (!NAME.test(name)) throw new Error(`«${name}» non va bene: usa una parola sola, di lettere minuscole e cifre.`)
  isFree(name, root)
  const files = await render(name, root)
  const there = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (there) throw new Error(`${there} c’è già: scegli un altro nome o togli quel file.`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  joinWorkspace(`mf-${name}`, root)
  say(nextSteps(name))
  return Object.keys(files)
}

/** The files of the model with the name in them, formatted anew: another name breaks lines elsewhere.
 * @param {string} name @param {string} root @returns {Promise<Record<string, string>>} */
async function render(name, root) {
  const { format } = await import('oxfmt')
  const { ignorePatterns: _, ...options } = readJson(join(root, '.oxfmtrc.json'))
  const titolo = (name[0] ?? '').toUpperCase() + name.slice(1)
  /** @param {string} text */
  const named = (text) =>
    text.replaceAll('modello', name).replaceAll('Modello', titolo).replaceAll('MODELLO', name.toUpperCase())
  const files = filesUnder(modello, '', /./).map(async (file) => {
    const path = file.startsWith('e2e/') ? named(file) : `mf-${name}/${named(file)}`
    const text = named(readFileSync(join(modello, file), 'utf8'))
    const { code, errors } = await format(path, text, options)
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
    return [path, code]
  })
  return Object.fromEntries(await Promise.all(files))
}

/** @param {string} name */
function nextSteps(name) {
  const steps = [
    [`npm run dev -- mf-${name}`, 'lo mostra nel portale e segue le modifiche'],
    ['npm run check', 'tipi, stile, confini, test'],
    [`npm run e2e -- ${name}`, 'la sua prova nel browser'],
  ]
  const lines = steps.map(([command = '', what]) => `  ${command.padEnd(20 + name.length)}${what}`)
  return `Fatto: mf-${name}, con una pagina, una voce di menu, un riquadro e un test.

${lines.join('\n')}

La voce è accesa per tutti: aggiungila ai menu attesi (e2e/journeys/menu.spec.ts e
server/built-test/tenant-manifest.test.ts), oppure spegnila con \`on: false\` in mf-${name}/src/module.ts.
Che cosa è ogni file: docs/module-authors.md`
}
