import * as z from 'zod/mini'

/** What is wrong with a text that has more characters than its field takes, spaces around it not counted; `null` when nothing. */
export function lengthFault(text: string, most: number): string | null {
  const { length } = text.trim()
  return length > most ? `${length} caratteri, al massimo ${most}` : null
}

/**
 * The longest length of a text in a schema. Fields cut nothing: the whole text stays where it was typed or pasted, with this error.
 * @example z.string().check(atMost(80)) // '92 caratteri, al massimo 80'
 */
export const atMost = (most: number) =>
  z.refine<string>((text) => lengthFault(text, most) === null, {
    error: ({ input }) => lengthFault(String(input), most),
  })
