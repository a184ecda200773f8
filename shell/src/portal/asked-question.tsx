import { ConfirmDialog } from '@bandiera/ui'
import { questionsAtom, useFact } from '../state.ts'

/** The dialog of the question that waits for an answer. */
export function AskedQuestion() {
  const [question] = useFact(questionsAtom)
  if (!question) return null
  const { answer, ...texts } = question
  return <ConfirmDialog {...texts} onAnswer={answer} open />
}
