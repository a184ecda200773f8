/**
 * Faults of a module's examples that types cannot see, in words for its author.
 * @param {readonly Record<string, any>[]} esempi
 * @param {{ slots?: readonly Record<string, any>[] }} definition
 * @returns {string[]} empty when every part in a slot has an example, and every example a part
 */
export function checkEsempi(esempi, { slots = [] }) {
  const partOf = (esempio) => slots.find(({ slot, ref }) => slot === esempio.slot && ref === esempio.ref)
  return [
    ...slots
      .filter(({ slot, ref }) => !esempi.some((esempio) => esempio.slot === slot && esempio.ref === ref))
      .map(({ slot, ref }) => `la parte "${ref}" dello slot ${slot} non ha un esempio: scrivine uno in src/esempi.ts`),
    ...esempi.flatMap((esempio) => {
      const part = partOf(esempio)
      return part ? [...sceneFaults(esempio, part)] : [`${nameOf(esempio)} è di una parte che il modulo non dichiara`]
    }),
    ...esempi
      .filter((esempio, at) => esempi.findIndex((other) => nameOf(other) === nameOf(esempio)) !== at)
      .map((esempio) => `${nameOf(esempio)} c’è due volte: dai un altro titolo`),
  ]
}

/** Nobody would see the part: it would be looked for in vain. */
function* sceneFaults(esempio, { roles, varianti }) {
  const role = Object.keys(esempio.chi.role)[0]
  if (roles && !roles.includes(role)) yield `${nameOf(esempio)}: chi è ${role}, e la parte è per ${roles.join(', ')}`
  if (varianti && !varianti.includes(esempio.variante))
    yield `${nameOf(esempio)}: la parte è per la variante ${varianti.join(', ')}`
}

const nameOf = ({ slot, ref, titolo }) => `l’esempio «${titolo}» di ${slot}, "${ref}",`
