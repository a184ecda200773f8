// @ts-check
import { nameOf } from './surface.mjs'

/** @typedef {{ removed: string[], added: string[] }} Change lines of declarations */

/**
 * What became of an API: lines that are gone and lines that are new, declaration by declaration.
 * @param {readonly string[]} before blocks
 * @param {readonly string[]} now
 * @returns {Change}
 */
export function compare(before, now) {
  const names = [...new Set([...before, ...now].map(nameOf))].toSorted()
  const changes = names.map((name) => changeOf(linesOf(name, before), linesOf(name, now)))
  return { removed: changes.flatMap(({ removed }) => removed), added: changes.flatMap(({ added }) => added) }
}

/** The lines of everything that has a name. @param {string} name @param {readonly string[]} blocks */
const linesOf = (name, blocks) => blocks.filter((block) => nameOf(block) === name).flatMap((block) => block.split('\n'))

/** @param {readonly string[]} before @param {readonly string[]} now @returns {Change} */
function changeOf(before, now) {
  const [gone, fresh] = [without(before, now), without(now, before)]
  if (gone.length === 0 && fresh.length === 0) return { removed: [], added: [] }
  // a member says little without the declaration that it belongs to
  const [head = ''] = now.length > 0 ? now : before
  const within = (/** @type {string[]} */ lines) =>
    lines.length === 0 || lines.includes(head) ? lines : [head, ...lines]
  return { removed: gone.length > 0 ? within(gone) : [], added: fresh.length > 0 ? within(fresh) : [] }
}

/** Lines beyond as many of the same as the others have. @param {readonly string[]} lines @param {readonly string[]} others */
function without(lines, others) {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * The contract that a change asks for.
 * @param {Change} change
 * @param {string} contract
 */
export function contractAfter({ removed }, contract) {
  const [major = 0, minor = 0] = contract.split('.').map(Number)
  return removed.length > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}
