/** Three-valued truth. Unknown is never taken for no, and never for yes. */
export type KleeneValue = 'si' | 'no' | 'da_verificare'

/** No if any is no, else unknown if any is unknown, else yes; yes for none. */
export function and(values: readonly KleeneValue[]): KleeneValue {
  if (values.includes('no')) return 'no'
  return values.includes('da_verificare') ? 'da_verificare' : 'si'
}

/** Yes if any is yes, else unknown if any is unknown, else no; no for none. */
export function or(values: readonly KleeneValue[]): KleeneValue {
  if (values.includes('si')) return 'si'
  return values.includes('da_verificare') ? 'da_verificare' : 'no'
}

export function not(value: KleeneValue): KleeneValue {
  if (value === 'da_verificare') return value
  return value === 'si' ? 'no' : 'si'
}

/** Yes or no of a boolean; unknown for `null` and `undefined`. */
export function known(value: boolean | null | undefined): KleeneValue {
  if (value === null || value === undefined) return 'da_verificare'
  return value ? 'si' : 'no'
}
