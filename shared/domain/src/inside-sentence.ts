/**
 * A label as it stands inside a sentence: its first letter small, abbreviations as they are.
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
