import { cellText, plainDashes } from '../text/tidy-text.ts'

/** Verdict on an identifier: its normal form, or in Italian what is wrong with it and where. */
export type NumberCheck = { ok: true; valore: string } | { ok: false; motivo: string }

export const wrong = (motivo: string): NumberCheck => ({ ok: false, motivo })

/** In capitals, without spaces, dots, dashes, slashes, invisible characters and the signs that Excel puts around a text (`="0123"`). */
export const compact = (text: string): string =>
  plainDashes(cellText(text))
    .replace(/[\s.\-/«»“”„"]/g, '')
    .toUpperCase()

/** A compact code, followed by the same without a label in front (`P.IVA: 0123` gives `0123`). */
export function withoutName(value: string, name: RegExp): string[] {
  const rest = value.replace(name, '').replace(/^[:=#°]+/, '')
  return rest === value || rest === '' ? [value] : [value, rest]
}

/** The verdict on the first valid text, or on the last text: its fault is that of the code itself. */
export function firstRight(texts: readonly string[], check: (text: string) => NumberCheck): NumberCheck {
  const verdicts = texts.map(check)
  return verdicts.find(({ ok }) => ok) ?? verdicts.at(-1)!
}
