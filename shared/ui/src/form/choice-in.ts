import { foldText } from '@bandiera/domain'
import type { Option } from './select-input.tsx'

/**
 * The choice that a text names without any doubt: the one whose name or code it is, else the only one that was found.
 * Two of the same name (six comuni share theirs) are a question, not an answer.
 */
export function choiceIn<O extends Option>(text: string, found: readonly O[]): O | null {
  const wanted = squeeze(text)
  if (!wanted) return null
  const exact = found.filter((option) => spellings(option).includes(wanted))
  const fitting = exact.length > 0 ? exact : found
  return fitting.length === 1 ? fitting[0]! : null
}

/** A label says more than a name: a place its province in brackets, a company its number behind a dot, a code its version. */
function spellings({ label, value }: Option): string[] {
  const name = label.replace(/\s*\([^()]*\)\s*$/, '')
  return [label, name, ...label.split(' · '), value, value.split('/')[0]!].map(squeeze)
}

/** `62.01.00` and `620100` are one code. */
const squeeze = (text: string): string => foldText(text).replaceAll(' ', '')
