import { ConfirmDialog } from '@bandiera/ui'
import { useCell } from '../cell.ts'
import type { Questions } from './questions.ts'

/** The dialog of the question that waits for an answer. */
export function AskedQuestion({ questions }: { questions: Questions }) {
  const [question] = useCell(questions.waiting)
  if (!question) return null
  const { answer, ...texts } = question
  return <ConfirmDialog {...texts} onAnswer={answer} open />
}
