/**
 * The word for a value of a closed list. A value that another version stored is said as it is; of a value that is no text, nothing.
 * @example labelOf(statoPraticaLabels, 'bozza') // 'Bozza'
 */
export const labelOf = (words: Readonly<Record<string, string>>, value: unknown): string =>
  typeof value !== 'string' ? '' : Object.hasOwn(words, value) ? words[value]! : value
