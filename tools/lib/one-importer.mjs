// @ts-check
import { dirname, join, normalize } from 'node:path'

/** A file of fewer lines whose only importer is beside it is part of that one. */
const SHORT = 60
const FROM = /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s+['"](\.[^'"]+)['"]/g
const LAZY = /import\(\s*['"](\.[^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+)['"]/g

/**
 * Short files whose only importer lies in the same folder. Not those that are loaded when they are needed (`import()`, workers).
 * @param {ReadonlyMap<string, string>} texts by path, without tests
 * @returns {string[]} `path, only for path`
 */
export function mergeable(texts) {
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
    const by = [...(importers.get(path) ?? [])]
    if (by.length !== 1 || lazy.has(path) || text.split('\n').length > SHORT || dirname(by[0] ?? '') !== dirname(path))
      return []
    return [`${path}, only for ${by[0]}`]
  })
}
