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
    const values = valuesOf(text, vocabulary)
    if (values.length === 0) flags.add(campo, 'value-unknown', `Voce non riconosciuta: «${text}»`, { valore: text })
    return values
  })
  return [...new Set(found)]
}

/** One value, or several in one text: the CSV of the site joins them with commas, and some values have commas of their own. */
function valuesOf<T extends string>(text: string, vocabulary: readonly T[]): T[] {
  const wanted = foldText(text)
  const one =
    vocabulary.find((each) => foldText(each) === wanted) ??
    // the catalogue adds an explanation in brackets: `Formazione (…)`
    vocabulary.find((each) => wanted.startsWith(`${foldText(each)} `) && text.includes('('))
  if (one) return [one]
  const byLength = vocabulary.toSorted((a, b) => b.length - a.length)
  const found: T[] = []
  let rest = wanted
  while (rest !== '') {
    const next = byLength.find((each) => `${rest} `.startsWith(`${foldText(each)} `))
    if (!next) return []
    found.push(next)
    rest = rest.slice(foldText(next).length).trim()
  }
  return found
}
