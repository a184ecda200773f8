import { cellText, plainDashes } from '../text/tidy-text.ts'

/** Verdict on an identifier: its normal form, or in Italian what is wrong with it and where. */
export type NumberCheck = { ok: true; valore: string } | { ok: false; motivo: string }

export const wrong = (motivo: string): NumberCheck => ({ ok: false, motivo })

/**
 * A code as it is compared: capitals, without the spaces, dots, dashes of every kind and slashes that people type, the marks
 * that cannot be seen and what Excel puts around a text (`="0123"`).
 */
export const compact = (text: string): string =>
  plainDashes(cellText(text))
    .replace(/[\s.\-/«»“”„"]/g, '')
    .toUpperCase()

/** A compact code, and after it what is left without its name in front (`P.IVA: 0123` is `0123`). */
export function withoutName(value: string, name: RegExp): string[] {
  const rest = value.replace(name, '').replace(/^[:=#°]+/, '')
  return rest === value || rest === '' ? [value] : [value, rest]
}

/** The verdict on the first of the texts that is right, else on the last: what is wrong with the code itself. */
export function firstRight(texts: readonly string[], check: (text: string) => NumberCheck): NumberCheck {
  const verdicts = texts.map(check)
  return verdicts.find(({ ok }) => ok) ?? verdicts.at(-1)!
}
