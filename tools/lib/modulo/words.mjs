// @ts-check
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { usageOstacolo } from './ostacolo.mjs'

const COMMON = /** @type {const} */ ({ server: { type: 'string' }, chiave: { type: 'string' } })

/**
 * The words after a verb: what it is about, and the options that it takes besides `--server` and `--chiave`.
 * @param {string[]} words
 * @param {Record<string, 'string' | 'boolean'>} [options]
 * @returns {{ named: string[], given: Record<string, any> }}
 */
export function parse(words, options = {}) {
  const own = Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }]))
  try {
    const { positionals, values } = parseArgs({ args: words, options: { ...COMMON, ...own }, allowPositionals: true })
    return { named: positionals, given: values }
  } catch (error) {
    throw usageOstacolo(`${/** @type {Error} */ (error).message}\nnpm run modulo, da solo, dice come si usa.`)
  }
}

/** @param {string | undefined} name @returns {string} id of a module */
export function moduleId(name) {
  if (/^mf-[a-z0-9-]+$/.test(name ?? '')) return name ?? ''
  throw usageOstacolo(
    name ? `«${name}» non è il nome di un modulo, come mf-bandi.` : 'Di quale modulo? Scrivi mf-nome.',
  )
}

/** @param {string | undefined} list @returns {string[] | undefined} */
export const tenantsIn = (list) =>
  list
    ?.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A file as whoever typed it means it: npm changes the folder before it runs us. @param {string} file */
export const fromHere = (file) => resolve(process.env.INIT_CWD ?? '.', file)
