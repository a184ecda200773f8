import { valueText, type CampoCambiato, type NameOf } from '@bandiera/domain'
import { STAMP_FIELDS } from '@bandiera/policy'
import { inWords } from './words.ts'

/** Fields that one entry tells of; a record with more of them was rewritten, not changed. */
const MOST = 40
/** Kept for the server's own use, or too large to be read as a change. */
const UNTOLD: readonly string[] = ['_id', ...STAMP_FIELDS, 'versioni', 'file.chiave', 'file.sha256', 'data.fonte.raw']

/** The fields that differ between two records, down to the single value, lists item by item. */
export function differences(before: object, after: object, nameOf: NameOf): CampoCambiato[] {
  const found: CampoCambiato[] = []
  compare('', before, after)
  return found.slice(0, MOST)

  function compare(path: string, old: unknown, now: unknown): void {
    if (UNTOLD.includes(path) || JSON.stringify(old) === JSON.stringify(now)) return
    if (isTree(old) && isTree(now) && !(isPlainList(old) && isPlainList(now))) {
      const [left, right] = [old as Record<string, unknown>, now as Record<string, unknown>]
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        compare(path === '' ? key : `${path}.${key}`, left[key], right[key])
      }
    } else found.push({ campo: path, prima: text(old), dopo: text(now) })
  }

  function text(value: unknown): string {
    return valueText(inWords(value), nameOf)
  }
}

const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null
/** A list of words, which is read as a whole. */
const isPlainList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => !isTree(item))
