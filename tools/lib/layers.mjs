import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { binOf } from './run.mjs'
import { readJson, workspacesOf } from './workspaces.mjs'
/** @import { Row } from './boundaries.mjs' */
/** @import { Workspace } from './workspaces.mjs' */

/** @typedef {{ name: string, importNames?: string[], message: string }} Path */
/** @typedef {{ group: string[], message: string }} Pattern */
/** @typedef {{ paths: Path[], patterns: Pattern[] }} Refused */
/** @typedef {{ table: Record<string, Row>, refused: Record<'browser' | 'mf-*', Refused>, packages: Workspace[] }} Facts */

const RULE = 'eslint/no-restricted-imports'
const START = '<!-- layers: `npm run layers` writes this table from tools/layers.json -->'
const END = '<!-- end of layers -->'
/** @type {Refused} */
const NOTHING = { paths: [], patterns: [] }
const BY_PATH = {
  group: ['../**/mf-*/**', '../**/shell/**', '../**/server/src/**'],
  message: 'Packages meet by name, never by path.',
}

/** @param {string} root @returns {Facts} */
export const factsOf = (root) => ({
  table: readJson(join(root, 'tools/layers.json')),
  refused: readJson(join(root, 'tools/refused-imports.json')),
  packages: workspacesOf(root),
})

/** The files that follow from the table of layers, as they have to be. @param {string} root @param {Facts} [facts] */
export function generated(root, facts = factsOf(root)) {
  const of = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const written = [
    { path: 'CONTRIBUTING.md', text: withTable(of('CONTRIBUTING.md'), tableOfLayers(facts)) },
    { path: '.oxlintrc.json', text: withRules(of('.oxlintrc.json'), lintOverrides(facts)) },
  ]
  return written.map(({ path, text }) => ({ path, text: formatted(root, path, text) }))
}

/** By the command of oxfmt, because jest cannot load its module. @param {string} root @param {string} path @param {string} text */
const formatted = (root, path, text) =>
  execFileSync(process.execPath, [binOf('oxfmt'), '-c', '.oxfmtrc.json', `--stdin-filepath=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })

/** @param {string} page @param {string} table */
function withTable(page, table) {
  const [before, rest] = page.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`CONTRIBUTING.md has to have ${START} and ${END}`)
  return `${before}${START}\n\n${table}\n\n${END}${after}`
}

/** Other overrides stay as they are, and where they are. @param {string} config @param {object[]} overrides */
function withRules(config, overrides) {
  const json = JSON.parse(config)
  const isOurs = (/** @type {{ rules?: object }} */ one) => Object.hasOwn(one.rules ?? {}, RULE)
  const at = json.overrides.findIndex(isOurs)
  const others = json.overrides.filter((/** @type {object} */ one) => !isOurs(one))
  others.splice(at < 0 ? others.length : at, 0, ...overrides)
  return JSON.stringify({ ...json, overrides: others })
}

/** @param {Facts} facts The table of CONTRIBUTING.md. */
export function tableOfLayers({ table, packages }) {
  const rows = Object.entries(table).map(([id, row]) => {
    const folder = packages.find((one) => one.id === id)?.folder ?? id
    return `| \`${folder}\` | ${row.layer} | ${row.may.join(', ') || 'nothing'} | ${[row.loaded, ...keptEntries(row)].join('; ')} |`
  })
  return ['| package | layer | may import | loaded as |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

/** @param {Row} row */
const keptEntries = ({ only = {} }) =>
  Object.entries(only).map(([entry, ids]) => `\`${entry}\` is for ${ids.join(', ')} alone`)

/** An override replaces the one before, so each says all that its files may not import; rows that say the same share one.
 * @param {Facts} facts */
export function lintOverrides(facts) {
  /** @type {Map<string, string[]>} */
  const filesByRules = new Map()
  for (const id of Object.keys(facts.table)) {
    const rules = JSON.stringify({ [RULE]: ['error', refusedBy(facts, id)] })
    filesByRules.set(rules, [...(filesByRules.get(rules) ?? []), filesOf(facts, id)])
  }
  return [...filesByRules].map(([rules, files]) => ({
    files,
    // the template is checked as the module that is made of it
    ...(files.includes('tools/**') && { excludeFiles: ['tools/lib/module/template/**'] }),
    rules: JSON.parse(rules),
  }))
}

/** @param {Facts} facts @param {string} id @returns {Refused} */
function refusedBy(facts, id) {
  const row = facts.table[id]
  const own = id === 'mf-*' ? facts.refused['mf-*'] : NOTHING
  const browser = row?.node ? NOTHING : facts.refused.browser
  const isAllowed = (/** @type {Path} */ { name }) => row?.may.some((other) => name === `@bandiera/${other}`)
  return {
    paths: [...browser.paths, ...own.paths.filter((path) => !isAllowed(path)), ...keptFrom(facts, id, own)],
    // lint gives the message of the last pattern that matches
    patterns: [notBelow(facts, id, own), ...browser.patterns, ...own.patterns, deepImports(facts, id), BY_PATH],
  }
}

/** @param {Facts} facts @param {string} id */
function filesOf({ packages }, id) {
  const folder = packages.find((one) => one.id === id)?.folder ?? id
  return ['e2e', 'tools'].includes(id) ? `${folder}/**` : `${folder}/src/**`
}

/** Entries that a package keeps for others, unless a sentence of this row's own says why.
 * @param {Facts} facts @param {string} id @param {Refused} own */
const keptFrom = ({ table }, id, own) =>
  (table[id]?.may ?? []).flatMap((other) =>
    Object.entries(table[other]?.only ?? {})
      .map(([entry, ids]) => ({ name: `@bandiera/${other}${entry.slice(1)}`, ids }))
      .filter(({ name, ids }) => !ids.includes(id) && !own.paths.some((path) => path.name === name))
      .map(({ name, ids }) => ({ name, message: `${name} is for ${ids.join(', ')} alone (tools/layers.json).` })),
  )

/** Packages of the workspace that the row may not see, those left out that a sentence of the row's own refuses.
 * @param {Facts} facts @param {string} id @param {Refused} own @returns {Pattern} */
function notBelow({ table }, id, own) {
  const may = table[id]?.may ?? []
  const forTests = Object.keys(table).filter((other) => table[other]?.forTests)
  const named = [...may, ...forTests].map((other) => `@bandiera/${other}`)
  const explained = own.paths.map(({ name }) => name).filter((name) => /^@bandiera\/[^/]+$/.test(name))
  const free = [...named, ...explained]
  const list = may.length > 0 ? `of the workspace only ${may.join(', ')}` : 'no package of the workspace'
  return {
    group: ['@bandiera/*', ...new Set(free.map((name) => `!${name}`))],
    message: `These files may import ${list}: see the table of layers in CONTRIBUTING.md.`,
  }
}

/** `exports` of its package.json says which entries are public, and an import of any other finds nothing.
 * @param {Facts} facts @param {string} id @returns {Pattern} */
function deepImports({ table, packages }, id) {
  const may = table[id]?.may ?? []
  const open = packages
    .filter((to) => may.includes(to.id) || table[to.id]?.forTests)
    .filter((to) => Object.keys(to.manifest.exports ?? {}).some((entry) => entry !== '.'))
  return {
    group: ['@bandiera/*/**', ...open.map(({ name }) => `!${name}/*`)],
    message: 'Import the package, not a file inside it.',
  }
}
