// @ts-check
import { spokenContracts } from '../../webpack/modulo/read-contract.mjs'
import { compare, contractAfter } from './compare.mjs'
import { entriesOf, withDeclarations } from './emit.mjs'
import { readGolden, writeGolden } from './golden.mjs'
import { surfaceOf } from './surface.mjs'

/** @typedef {import('./emit.mjs').Entry} Entry */
/** @typedef {{ entry: Entry, blocks: string[], golden: import('./golden.mjs').Golden | null }} Found */
/** @typedef {{ root: string, contract?: string, only?: string, say?: (line: string) => void }} Options `only`: id of a package */

/** @param {string} root @param {string} [only] @returns {Found[]} */
const found = (root, only) => {
  const entries = entriesOf(root).filter(({ source }) => !only || source.split('/').includes(only))
  return withDeclarations(root, entries, (folder) =>
    entries.map((entry) => {
      return { entry, blocks: surfaceOf(folder, entry.source), golden: readGolden(root, entry.golden) }
    }),
  )
}

/**
 * Compares what modules may import with what was accepted.
 * @param {Options} options
 * @returns {number} exit code; differences are said with the contract they ask for
 */
export function check({ root, only, say = console.error }) {
  const changed = found(root, only).filter((one) => tell(one, say))
  if (changed.length > 0) say('Raise CONTRACT in shared/platform/src/contract.ts, then run `npm run api:accept`.')
  return changed.length > 0 ? 1 : 0
}

/**
 * Accepts what modules may import now. Something that they rely on goes only with another major of the contract.
 * @param {Options} options
 * @returns {number} exit code; nothing is written when anything is refused
 */
export function accept({ root, contract = spokenContracts()[0] ?? '0.0.0', say = console.error }) {
  const all = found(root)
  const refused = all.filter(({ golden, blocks }) => {
    const isSame = golden !== null && majorOf(golden.contract) === majorOf(contract)
    return isSame && compare(golden.blocks, blocks).removed.length > 0
  })
  for (const one of refused) tell(one, say)
  if (refused.length > 0) {
    say(
      `Refused: modules of contract ${contract} rely on these. Raise CONTRACT in shared/platform/src/contract.ts first.`,
    )
    return 1
  }
  for (const { entry, blocks } of all) writeGolden(root, entry, { contract, blocks })
  say(`api/: ${all.length} entries accepted as contract ${contract}`)
  return 0
}

const majorOf = (/** @type {string} */ version) => version.split('.')[0]

/** @param {Found} one @param {(line: string) => void} say @returns {boolean} whether there was something to say */
function tell({ entry, blocks, golden }, say) {
  const { removed, added } = compare(golden?.blocks ?? [], blocks)
  if (removed.length + added.length === 0) return false
  say(`\n${entry.name} is not what api/${entry.golden}.api.d.ts says:`)
  for (const line of removed) say(`- ${line}`)
  for (const line of added) say(`+ ${line}`)
  const what = removed.length > 0 ? 'Something was removed or changed: a major' : 'Something was added: a minor'
  if (golden) say(`${what} step of the contract, ${contractAfter({ removed, added }, golden.contract)} or later.`)
  return true
}
