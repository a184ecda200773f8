import { foldText } from '@bandiera/domain'
import type { Flags } from './flags.ts'

/** The values of a closed list that a record names, without repetitions; what is not in the list is flagged. */
export function fromVocabulary<T extends string>(
  campo: string,
  given: readonly string[],
  vocabulary: readonly T[],
  flags: Flags,
): T[] {
  const found = given.flatMap((text) => {
    const wanted = foldText(text)
    const value =
      vocabulary.find((each) => foldText(each) === wanted) ??
      // the catalogue adds an explanation in brackets: `Formazione (…)`
      vocabulary.find((each) => wanted.startsWith(`${foldText(each)} `) && text.includes('('))
    if (!value) flags.add(campo, `Voce non riconosciuta: «${text}»`)
    return value ? [value] : []
  })
  return [...new Set(found)]
}
