import * as z from 'zod/mini'

export function lengthFault(text: string, most: number): string | null {
  const { length } = text.trim()
  return length > most ? `${length} caratteri, al massimo ${most}` : null
}

/** Fields cut nothing: the whole text stays where it was typed or pasted, with this error. */
export const atMost = (most: number) =>
  z.refine<string>((text) => lengthFault(text, most) === null, {
    error: ({ input }) => lengthFault(String(input), most),
  })
