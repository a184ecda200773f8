// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEsempi } from '../../webpack/modulo/read-esempi.mjs'

/** The file of a release that holds its examples; none of the other files may end so. */
const ESEMPI = /^esempi\.[0-9a-f]{8}\.json$/

/** @param {{ files: object }} modulo @returns {string | undefined} */
export const esempiFile = ({ files }) => Object.keys(files).find((name) => ESEMPI.test(name))

/**
 * A built module with its examples; with none when it adds nothing to any slot.
 * @param {import('./stage.mjs').Built} built
 * @returns {import('./replay.mjs').Played}
 */
export function playedOf({ modulo, folder }) {
  const file = esempiFile(/** @type {{ files: object }} */ (modulo))
  const text = file ? readFileSync(join(folder, file), 'utf8') : '[]'
  return { modulo, folder, esempi: /** @type {any} */ (parseEsempi(JSON.parse(text), `${modulo.id} ${file}`)) }
}
