import { useState } from 'react'

interface Held {
  value: unknown
  onChange: (value: string) => void
  onBlur: () => void
}

/**
 * Text of a field whose value is what the text means: while one types the text stays as typed, when the field is left it
 * takes its usual form. What means nothing is kept as value, so that the form's rule can refuse it.
 */
export function useParsedText(field: Held, parse: (text: string) => string | null, format: (value: string) => string) {
  const [draft, setDraft] = useState<string | null>(null)
  const value = String(field.value ?? '')
  return {
    shown: draft ?? (format(value) || value),
    type: (text: string) => {
      setDraft(text)
      field.onChange(parse(text) ?? text.trim())
    },
    leave: () => {
      setDraft(null)
      field.onBlur()
    },
  }
}
