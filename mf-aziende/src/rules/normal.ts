import type { NumberCheck } from '@bandiera/domain'

/** The normal form of what was typed; nothing when it was left empty. The schema has already refused what is wrong. */
export function normal(check: (text: string) => NumberCheck, text: string): string | undefined {
  const verdict = check(text)
  return verdict.ok ? verdict.valore : undefined
}

/** What was typed without the blanks around it; nothing when that is all there is. */
export const written = (text: string): string | undefined => text.trim() || undefined
