import { formatDate, type CampoCambiato } from '@bandiera/domain'
import { STAMP_FIELDS } from '@bandiera/policy'

/** Says what a value is called, where its id alone would say nothing; `null` for one without a name. */
export type NameOf = (id: string) => string | null

/** Fields that one entry tells of; a record with more of them was rewritten, not changed. */
const MOST = 40
const LONGEST = 160
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
    } else found.push({ campo: path, prima: textOf(old, nameOf), dopo: textOf(now, nameOf) })
  }
}

const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null
/** A list of words, which is read as a whole. */
const isPlainList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => !isTree(item))

/** A value as a short Italian text. */
export function textOf(value: unknown, nameOf: NameOf): string {
  if (value === undefined) return ''
  if (value === null) return 'non noto'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'string') return shortened(wordOf(value, nameOf))
  const parts = Object.values(value as object).map((part) => textOf(part, nameOf))
  return shortened(parts.filter(Boolean).join(', '))
}

function wordOf(text: string, nameOf: NameOf): string {
  if (text.startsWith('data:image/')) return 'immagine'
  if (/^[0-9a-f]{24}(-|$)/.test(text)) return nameOf(text) ?? 'altro elemento'
  const day = /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? formatDate(text) : ''
  return (
    day ||
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
