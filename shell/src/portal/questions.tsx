import { ConfirmDialog } from '@bandiera/ui'
import { questionsAtom, type Store, useFact, type OpenQuestion, type Question } from '../state.ts'

export const createQuestions = (store: Store) => ({
  ask: (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      const open: OpenQuestion = {
        ...question,
        answer: (confirmed) => {
          store.set(questionsAtom, (waiting) => waiting.filter((one) => one !== open))
          resolve(confirmed)
        },
      }
      store.set(questionsAtom, (waiting) => [...waiting, open])
    }),
})

export function AskedQuestion() {
  const [question] = useFact(questionsAtom)
  if (!question) return null
  const { answer, ...texts } = question
  return <ConfirmDialog {...texts} onAnswer={answer} open />
}
