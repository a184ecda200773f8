// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadTs } from '../../webpack/modulo/load-ts.mjs'
import { readDeclaration } from '../../webpack/modulo/read-declaration.mjs'

/** First parts of paths that the server answers itself: a page of this name would never be shown. */
const OF_THE_SERVER = ['api', 'app', 'auth', 'healthz', 'immagini', 'marchio', 'readyz', 'socketcluster', 'sync']

/**
 * Refuses the name of a module that something of the portal has already.
 * @param {string} name
 * @param {string} root
 */
export function isFree(name, root) {
  if (existsSync(join(root, `mf-${name}`))) throw new Error(`mf-${name} c’è già: scegli un altro nome.`)
  const owner = OF_THE_SERVER.includes(name) ? 'dal server' : (ofTheShell(name, root) ?? ofAModule(name, root))
  if (owner) throw new Error(`«${name}» è già preso ${owner}: scegli un altro nome.`)
}

/** @param {string} name @param {string} root */
function ofTheShell(name, root) {
  const file = join(root, 'shared/wire/src/shell-paths.ts')
  const { SHELL_PATHS, DEVELOPMENT_PATHS } = loadTs(file, {}, () => false)
  return [...SHELL_PATHS, ...DEVELOPMENT_PATHS].some((path) => isBelow(path, name)) ? 'da una pagina della shell' : null
}

/** @param {string} name @param {string} root */
function ofAModule(name, root) {
  const modules = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'src/module.ts')))
  const owner = modules.find((folder) => {
    const { features, routes } = readDeclaration(join(root, folder, 'src/module.ts')).definition
    return (
      Object.hasOwn(features, name) || routes.some((/** @type {{ path: string }} */ { path }) => isBelow(path, name))
    )
  })
  return owner ? `da ${owner}` : null
}

/** @param {string} path @param {string} name */
const isBelow = (path, name) => path.split('/')[1]?.toLowerCase() === name
