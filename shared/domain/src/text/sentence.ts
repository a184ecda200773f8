/**
 * A label as written inside a sentence: its first letter small, abbreviations as they are.
 * @example insideSentence('Codici ATECO') // 'codici ATECO'; insideSentence('DURC') // 'DURC'
 */
export const insideSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** A text as it begins a sentence or a label. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A sentence that ends with a name: "S.r.l." ends it with its own point.
 * @example ended('Lavorerai con Rossi S.r.l.') // 'Lavorerai con Rossi S.r.l.'
 */
export const ended = (sentence: string): string =>
  sentence.trimEnd().endsWith('.') ? sentence.trimEnd() : `${sentence}.`

/**
 * An Italian preposition with the article that a number asks for.
 * @example beforeNumber('al', '75 %') // al 75 %
 * beforeNumber('al', '80 %') // all’80 %
 */
export function beforeNumber(preposition: 'al' | 'dal', number: string): string {
  // otto, ottanta, undici, uno
  if (/^(8|11?(?!\d))/.test(number)) return `${preposition}l’${number}`
  return number.startsWith('0') ? `${preposition}lo ${number}` : `${preposition} ${number}`
}

/**
 * The word for a value of a closed list. A value that another version stored is said as it is; of a value that is no text, nothing.
 * @example labelOf(praticaStateLabels, 'bozza') // 'Bozza'
 */
export const labelOf = (words: Readonly<Record<string, string>>, value: unknown): string =>
  typeof value !== 'string' ? '' : Object.hasOwn(words, value) ? words[value]! : value
