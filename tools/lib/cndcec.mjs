/** @typedef {{da: string, a: string, camerale: string}} Row a row of ISTAT's operational table, ATECO 2007 (edition of 2022) -> 2025 */

/** @param {string} code */
const digits = (code) => code.replace(/\D/g, '')

/** What the sectors of the CNDCEC distinguish: the division, and in energy the class. @param {string} code */
const family = (code) => code.slice(0, code.startsWith('35') ? 4 : 2)

/** The 2007 divisions of each 2025 code, where they are not its own alone; a prefix covers all codes under it. The table
 * names one representative for each code of 2022, a class or a group too: a code gets the divisions of those whose
 * representative is its longest prefix, else of the nearest level that has any.
 * @param {readonly Row[]} table @param {readonly string[]} codes the 2025 codes of all levels, as digits */
export function divisionsOf2025(table, codes) {
  const named = representatives(table)
  const six = codes.filter((code) => code.length === 6)
  const from = new Map(six.map((code) => [code, [...new Set(ancestors(named, code).map(family))].sort().join(' ')]))
  const found = /** @type {Record<string, string>} */ ({})
  /** @param {string} prefix */
  const walk = (prefix) => {
    const under = six.filter((code) => code.startsWith(prefix))
    const [first = '', ...others] = new Set(under.map((code) => from.get(code)))
    if (others.length > 0) for (const next of new Set(under.map((code) => code.slice(0, prefix.length + 1)))) walk(next)
    else if (first !== prefix.slice(0, 2)) found[prefix] = first
  }
  for (const division of new Set(six.map((code) => code.slice(0, 2)))) walk(division)
  return found
}

/** The 2022 codes of six digits by what represents them in 2025. @param {readonly Row[]} table */
function representatives(table) {
  const named = /** @type {Map<string, string[]>} */ (new Map())
  for (const { da, a, camerale } of table) {
    if (digits(da).length !== 6) continue
    for (const to of new Set([a, camerale].map(digits))) if (to) named.set(to, [...(named.get(to) ?? []), digits(da)])
  }
  return named
}

/** @param {ReadonlyMap<string, string[]>} named @param {string} code */
function ancestors(named, code) {
  for (let length = 6; length >= 2; length -= 1) {
    const prefix = code.slice(0, length)
    const found = named.get(prefix) ?? [...named].flatMap(([to, from]) => (to.startsWith(prefix) ? from : []))
    if (found.length > 0) return found
  }
  return []
}

/** The data file of `@bandiera/finance`. @param {Record<string, string>} divisions */
export const cndcecTable = (divisions) => `${JSON.stringify(divisions, null, 2)}\n`
