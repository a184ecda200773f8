import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spokenContracts } from '../../webpack/declaration/declaration.mjs'
import { entriesOf, withDeclarations } from './emit.mjs'
import { nameOf, surfaceOf } from './surface.mjs'
/** @import { Entry } from './emit.mjs' */

/** @typedef {{ entry: Entry, blocks: string[], golden: Golden | null }} Found */
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

/** Compares what modules may import with what was accepted.
 * @param {Options} options @returns {number} exit code; differences are said with the contract they ask for */
export function check({ root, only, say = console.error }) {
  const changed = found(root, only).filter((one) => tell(one, say))
  if (changed.length > 0) say('Raise CONTRACT in shared/platform/src/contract.ts, then run `npm run api:accept`.')
  return changed.length > 0 ? 1 : 0
}

/** Accepts what modules may import now. Something that they rely on goes only with another major of the contract.
 * @param {Options} options @returns {number} exit code; nothing is written when anything is refused */
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

/** @typedef {{ removed: string[], added: string[] }} Change lines of declarations */

/** What became of an API: lines that are gone and lines that are new, declaration by declaration.
 * @param {readonly string[]} before blocks @param {readonly string[]} now @returns {Change} */
function compare(before, now) {
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

/** The contract that a change asks for. @param {Change} change @param {string} contract */
function contractAfter({ removed }, contract) {
  const [major = 0, minor = 0] = contract.split('.').map(Number)
  return removed.length > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** @typedef {{ contract: string, blocks: string[] }} Golden the API as it was accepted, and the contract it was part of */

/** @param {string} root @param {string} name */
const fileOf = (root, name) => join(root, 'api', `${name}.api.d.ts`)

/** @param {string} root @param {string} name @returns {Golden | null} `null` when nothing was ever accepted */
function readGolden(root, name) {
  if (!existsSync(fileOf(root, name))) return null
  const [header = '', ...blocks] = readFileSync(fileOf(root, name), 'utf8').trimEnd().split('\n\n')
  return { contract: /contract (?<version>[\d.]+)/.exec(header)?.groups?.version ?? '0.0.0', blocks }
}

/** @param {string} root @param {import('./emit.mjs').Entry} entry @param {Golden} golden */
function writeGolden(root, { name, golden: file }, { contract, blocks }) {
  mkdirSync(join(root, 'api'), { recursive: true })
  const header = `// ${name} as modules see it, contract ${contract}. Written by \`npm run api:accept\`.`
  writeFileSync(fileOf(root, file), `${[header, ...blocks].join('\n\n')}\n`)
}
