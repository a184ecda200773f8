/** Its first letter small, abbreviations as they are: `codici ATECO`, `DURC`. */
export const insideSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "S.r.l." ends a sentence with its own point. */
export const ended = (sentence: string): string =>
  sentence.trimEnd().endsWith('.') ? sentence.trimEnd() : `${sentence}.`

/** With the article that a number asks for: `al 75 %`, `all’80 %`. */
export function beforeNumber(preposition: 'al' | 'dal', number: string): string {
  // otto, ottanta, undici, uno
  if (/^(8|11?(?!\d))/.test(number)) return `${preposition}l’${number}`
  return number.startsWith('0') ? `${preposition}lo ${number}` : `${preposition} ${number}`
}

/** A value that another version stored is said as it is; of a value that is no text, nothing. */
export const labelOf = (words: Readonly<Record<string, string>>, value: unknown): string =>
  typeof value !== 'string' ? '' : Object.hasOwn(words, value) ? words[value]! : value
