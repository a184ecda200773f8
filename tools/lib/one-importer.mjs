// @ts-check
import { dirname, join, normalize } from 'node:path'

/** A file of fewer lines whose only importer is beside it is part of that one. */
const SHORT = 60
const FROM = /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s+['"](\.[^'"]+)['"]/g
const LAZY = /import\(\s*['"](\.[^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+)['"]/g

/**
 * Short files whose only importer is in the same folder, without those that load on demand (`import()`, workers).
 * @param {ReadonlyMap<string, string>} texts by path, without tests
 * @returns {{ file: string, importer: string }[]}
 */
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
  // `main.ts` starts when it is imported: tests import this one
  [/\/backup\/verify-in-process\.ts$/, /\/main\.ts$/],
  // the page of one bundle (`npm run bench -- boot`) has another one in its place
  [/^shell\/src\/modules\/kit\.ts$/, /./],
]

/** @param {string} file @param {string} importer */
export const isOnPurpose = (file, importer) => ON_PURPOSE.some(([what, by]) => what?.test(file) && by?.test(importer))
