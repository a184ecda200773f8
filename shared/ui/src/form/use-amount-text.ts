import { EURO, readNumber, tidyText } from '@bandiera/domain'
import { useState } from 'react'

export interface AmountForm {
  decimals: number
  /** Every decimal is written: `1234,5` -> `1.234,50`. */
  allDecimals: boolean
  /** Thousands apart (`1.234`); false for years and codes. */
  grouped: boolean
  max?: number | undefined
  /** It may be below zero: a loss, a debt; a minus in front or brackets say so. */
  signed?: boolean | undefined
  /** May be written beside the number in the text, as it is beside the field. */
  unit?: string | undefined
}

interface Held {
  value: unknown
  onChange: (value: number | string | undefined) => void
  onBlur: () => void
}

/**
 * Text of a number's field. While one types it stays as typed, since only the whole says what it means; when the field is
 * left it takes its usual form. A text that cannot be read is kept, shown and held as the value: no number takes its place,
 * and the form's schema refuses it.
 */
export function useAmountText(field: Held, form: AmountForm) {
  const [draft, setDraft] = useState<string | null>(null)
  const [pasted, setPasted] = useState(false)
  const take = (text: string) => {
    const { valore, motivo } = amountIn(text, form)
    field.onChange(motivo === undefined ? (valore ?? undefined) : text)
  }
  return {
    shown: draft ?? formatted(field.value, form),
    typing: draft !== null,
    /** The text was pasted: its error is shown at once. */
    pasted,
    type(text: string) {
      setPasted(false)
      setDraft(text)
      take(text)
    },
    /** A number that was copied elsewhere, even one that this field refuses; false for what goes on as if it were typed. */
    paste(text: string): boolean {
      // the browser would put the digits of two lines together
      const lines = /[\t\r\n]/.test(text.trim())
      if (!lines && readNumber(text, { units: ANY_UNIT, signed: true }).valore == null) return false
      setPasted(true)
      setDraft(null)
      take(lines ? tidyText(text.trim().replace(/[\t\r\n]+/g, ' / ')) : tidyText(text))
      return true
    },
    leave() {
      setDraft(null)
      field.onBlur()
    },
  }
}

const ANY_UNIT = [...EURO, '%', 'mesi', 'anni']

/** What is wrong with the text that a number's field holds in the place of a number; `undefined` when it holds none. */
export function amountFault(value: unknown, form: AmountForm): string | undefined {
  return typeof value === 'string' ? amountIn(value, form).motivo : undefined
}

const amountIn = (text: string, { decimals, grouped, max, signed, unit }: AmountForm) =>
  readNumber(text, { decimals, grouped, max, signed, units: unitsOf(unit) })

function unitsOf(unit: string | undefined): readonly string[] {
  if (unit === undefined) return []
  if (unit === '%') return ['%', 'per cento', 'percento']
  return unit === '€' ? EURO : [unit]
}

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
