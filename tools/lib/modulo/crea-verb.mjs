// @ts-check
import { ensureInstalled } from '../install.mjs'
import { root } from '../run.mjs'
import { crea } from './crea.mjs'
import { Ostacolo } from './ostacolo.mjs'

/** `crea NOME` @param {string} name @returns {Promise<number>} */
export async function creaVerb(name) {
  await ensureInstalled()
  await crea(name, { root }).catch((/** @type {Error} */ error) => {
    throw new Ostacolo(error.message)
  })
  return 0
}
