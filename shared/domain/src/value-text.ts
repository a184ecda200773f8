import { formatDate } from './formats.ts'

/** Says what a value is called, where its id alone would say nothing; `null` for one without a name. */
export type NameOf = (id: string) => string | null

const LONGEST = 160

/** A value of a record as a short Italian text; nothing is the empty text. */
export function valueText(value: unknown, nameOf: NameOf = () => null): string {
  if (value === undefined) return ''
  if (value === null) return 'non noto'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'string') return shortened(wordOf(value, nameOf))
  const parts = Object.values(value as object).map((part) => valueText(part, nameOf))
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
