/** Text as the search compares it: lower case, no accents, single spaces. `Città  d'Arte` -> `citta d'arte`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ').trim()

/** True when every word of the query is somewhere in the folded text. */
export const matches = (folded: string, query: string): boolean =>
  fold(query)
    .split(' ')
    .every((word) => folded.includes(word))
