/**
 * Text as people search for it: lower case, no accents, every run of other characters one space.
 * @example foldText("Valle d'Aosta/Vallée d'Aoste") // 'valle d aosta vallee d aoste'
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

export const searchWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean)

export const INSIDE_WORD_MIN = 3

/** Words of one or two letters are in nearly every text: they have to begin a word. */
export const hasWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => (word.length < INSIDE_WORD_MIN ? ` ${folded}`.includes(` ${word}`) : folded.includes(word)))
