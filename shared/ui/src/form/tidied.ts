import type { NumberCheck } from '@bandiera/domain'

/** What a field shows when it is left: the normal form of what is right, else the text as it was typed. */
export const tidied =
  (check: (text: string) => NumberCheck) =>
  (text: string): string => {
    const verdict = check(text)
    return verdict.ok ? verdict.valore : text.trim()
  }
