// @ts-nocheck: its parameters have no types
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Libraries of which the shell provides a list of names: whole, react-router-dom would keep 100 kB that no module uses,
 * zod/mini 60. The lists are part of the contract (`api/`). @type {Readonly<Record<string, string>>} */
export const LISTED = { 'react-router-dom': 'shell/src/modules/router.ts', 'zod/mini': 'shell/src/modules/zod.ts' }

/** @param {string} name of a library @returns {string} the whole path of the file that replaces it */
export const standInOf = (name) => fileURLToPath(new URL(`../../${LISTED[name]}`, import.meta.url))

/** The names of a library that the shell provides: those between braces, without words of comments. @param {string} name */
export const namesOf = (name) =>
  [...readFileSync(standInOf(name), 'utf8').matchAll(/\{([^}]*)\}/g)].flatMap(([, list]) => list.match(/\w+/g) ?? [])
