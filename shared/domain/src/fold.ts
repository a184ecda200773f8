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
