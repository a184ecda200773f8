import { useState } from 'react'
import { parseNumber, parseSigned } from './parse-number.ts'

export interface AmountForm {
  decimals: number
  /** Every decimal is written: `1234,5` -> `1.234,50`. */
  allDecimals: boolean
  /** Thousands apart (`1.234`); false for years and codes. */
  grouped: boolean
  max?: number | undefined
  /** It may be below zero: a loss, a debt; a minus in front says so. */
  signed?: boolean | undefined
}

interface Held {
  value: unknown
  onChange: (value: number | undefined) => void
  onBlur: () => void
}

/**
 * Text of a number's field. While one types it stays as typed, since only the whole says whether a point parts thousands
 * (`1.234`) or decimals (`1234.50`); when the field is left it takes its usual form, rounded.
 */
export function useAmountText(field: Held, form: AmountForm) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = (text: string) => {
    const minus = form.signed === true && /^[-−]/.test(text)
    const bare = minus ? text.slice(1) : text
    const amount = amountIn(bare)
    const value = amount && minus ? -amount : amount
    const fits = isPrefix(bare, form.decimals) && (form.max === undefined || (value ?? 0) <= form.max)
    if (!fits) return
    setDraft(text)
    field.onChange(value === null ? undefined : round(value, form.decimals))
  }
  return {
    shown: draft ?? formatted(field.value, form),
    type: (text: string) => take(text.replace(form.signed ? /[^\d.,\s−-]/g : /[^\d.,\s]/g, '')),
    /** A whole amount as it was copied elsewhere; false when the text is none and goes on as if it were typed. */
    paste(text: string): boolean {
      const value = form.signed ? parseSigned(text) : parseNumber(text)
      // a negative amount is not taken: without its sign it would be another one
      if (value === null) return /^\s*[-−(]/.test(text)
      setDraft(null)
      field.onChange(round(value, form.decimals))
      return true
    },
    leave() {
      setDraft(null)
      field.onBlur()
    },
  }
}

/** Digits with points or blanks between them, and one comma with its decimals; two may follow where none is kept. */
const isPrefix = (text: string, decimals: number): boolean =>
  text === '' || new RegExp(`^\\d[\\d.\\s]*(?:,\\d{0,${decimals || 2}})?$`).test(text)

/** What is typed, as far as it goes: in `1.234.5` the last point parts decimals. */
const amountIn = (text: string): number | null => parseNumber(text) ?? parseNumber(text.replace(/\.(?=.*\.)/g, ''))

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals))

function formatted(value: unknown, form: AmountForm): string {
  return typeof value === 'number' && Number.isFinite(value) ? formatOf(form).format(value) : String(value ?? '')
}

/** A form of many amounts writes each of them at every key: a format is made once. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf({ decimals, allDecimals, grouped }: AmountForm): Intl.NumberFormat {
  const key = [decimals, allDecimals, grouped].join()
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat('it-IT', {
    useGrouping: grouped ? 'always' : false,
    minimumFractionDigits: allDecimals ? decimals : 0,
    maximumFractionDigits: decimals,
  })
  formats.set(key, format)
  return format
}
