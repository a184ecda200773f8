import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** `e2e/journeys/rent.spec.ts`, `rent`, its tags as written (`@mf-rent`), the module that it is about, or `portal` for what the
 * shell itself promises, and whether `npm test` plays it.
 * @typedef {{ file: string, name: string, tags: string[], home: string, short: boolean }} Journey */

const FOLDER = 'e2e/journeys'
const SUFFIX = '.spec.ts'

/** Every journey with its tags, read from the sources: nothing is run. @returns {Journey[]} */
export const journeys = () =>
  readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith(SUFFIX))
    .toSorted()
    .map((file) => journeyOf(`${FOLDER}/${file}`, readFileSync(join(root, FOLDER, file), 'utf8')))

/** @param {string} file @param {string} source @returns {Journey} */
export function journeyOf(file, source) {
  const list = /^const tag = \[(?<tags>[^\]]*)\]$/m.exec(source)?.groups?.tags ?? ''
  const tags = [...list.matchAll(/'(@[\w-]+)'/g)].map(([, tag]) => tag ?? '')
  return {
    file,
    name: file.split('/').at(-1)?.replace(SUFFIX, '') ?? file,
    tags,
    home: (tags[0] ?? '').replace('@', ''),
    short: tags.includes('@short'),
  }
}

/** The journeys that a choice leaves over. `names`: any of them is part of the file's name, or with `exactly` all of it.
 * @param {{ names?: readonly string[], short?: boolean, rest?: boolean, home?: string, exactly?: boolean }} choice
 * @param {readonly Journey[]} [all] */
export const chosen = ({ names = [], short = false, rest = false, home, exactly = false }, all = journeys()) =>
  all
    .filter(({ name }) => names.length === 0 || names.some((part) => (exactly ? name === part : name.includes(part))))
    .filter((journey) => (short ? journey.short : rest ? !journey.short : true))
    .filter((journey) => !home || journey.home === home)

/** What the author of a journey has to do when it runs code that its tags do not name; empty when they name all of it.
 * @param {Iterable<string>} modules whose code it ran @param {readonly string[]} tags */
export function missingTags(modules, tags) {
  const untagged = [...modules].filter((id) => !tags.includes(`@${id}`)).toSorted()
  if (untagged.length === 0) return ''
  const added = untagged.map((id) => `'@${id}'`).join(', ')
  return `this journey runs code of ${untagged.join(', ')}, which it has no tag for: add ${added} to its tags`
}
