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
