import { EURO, readNumber, tidyText } from '@bandiera/domain'
import { useState } from 'react'

export interface AmountForm {
  decimals: number
  /** Every decimal is written: `1234,5` -> `1.234,50`. */
  allDecimals: boolean
  /** Thousands apart (`1.234`); false for years and codes. */
  grouped: boolean
  max?: number | undefined
  /** Negative amounts are allowed (a loss, a debt), written with a minus or in brackets. */
  signed?: boolean | undefined
  unit?: string | undefined
}

interface Held {
  value: unknown
  onChange: (value: number | string | undefined) => void
  onBlur: () => void
}

/** As typed until the field is left, then in its usual form. A text that cannot be read is the value: the form's schema refuses it. */
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
    /** Handles a pasted number, even one that this field refuses; false for a text that is inserted as if typed. */
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
