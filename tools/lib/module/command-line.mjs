import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** A fault that the author of the command can mend: its message is printed alone, and the command ends with the exit code. */
export class CliError extends Error {
  /** @param {string} message @param {{ exitCode?: number }} [options] */
  constructor(message, { exitCode = 1 } = {}) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The command itself is wrong. @param {string} message */
export const usageError = (message) => new CliError(message, { exitCode: 2 })

const COMMON = /** @type {const} */ ({ server: { type: 'string' }, key: { type: 'string' } })
/** Options and variables that were Italian, with their names of today. @type {Record<string, string>} */
const RENAMED = {
  '--a': '--to',
  '--canale': '--channel',
  '--chiave': '--key',
  '--da': '--from',
  '--moduli': '--modules',
  '--operatore': '--operator',
  '--perche': '--reason',
  '--posta': '--email',
  '--prova': '--dry-run',
  '--ritira': '--withdraw',
  '--urgente': '--urgent',
  BANDIERA_CHIAVE: 'BANDIERA_KEY',
  BANDIERA_DATI: 'BANDIERA_DATA',
}

/** Reads the words after a verb: what it is about, and the options that it takes besides `--server` and `--key`.
 * @param {string[]} words @param {Record<string, 'string' | 'boolean'>} [options]
 * @returns {{ named: string[], given: Record<string, any> }} */
export function parse(words, options = {}) {
  const old =
    words.find((word) => Object.hasOwn(RENAMED, word)) ?? Object.keys(RENAMED).find((name) => process.env[name])
  if (old) throw usageError(`${old} is now called ${RENAMED[old]}.`)
  const own = Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }]))
  try {
    const { positionals, values } = parseArgs({ args: words, options: { ...COMMON, ...own }, allowPositionals: true })
    return { named: positionals, given: values }
  } catch (error) {
    throw usageError(`${/** @type {Error} */ (error).message}\nnpm run module, alone, says how it is used.`)
  }
}

/** @param {string | undefined} name @returns {string} id of a module */
export function moduleId(name) {
  if (/^mf-[a-z0-9-]+$/.test(name ?? '')) return name ?? ''
  throw usageError(name ? `"${name}" is not the name of a module, like mf-bandi.` : 'Which module? Write mf-name.')
}

/** @param {string | undefined} list */
export const tenantsIn = (list) =>
  list
    ?.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A file as the author of the command means it: npm changes the folder before it runs us. @param {string} file */
export const fromHere = (file) => resolve(process.env.INIT_CWD ?? '.', file)
