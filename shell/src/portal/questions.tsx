import { ConfirmDialog } from '@bandiera/ui'
import { questionsAtom, type Store, useFact } from '../state.ts'

export interface Question {
  title: string
  text: string
  ok?: string
  cancel?: string
}
export interface OpenQuestion extends Question {
  answer: (confirmed: boolean) => void
}

export class Questions {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  ask = (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      const open: OpenQuestion = {
        ...question,
        answer: (confirmed) => {
          this.#store.set(questionsAtom, (waiting) => waiting.filter((one) => one !== open))
          resolve(confirmed)
        },
      }
      this.#store.set(questionsAtom, (waiting) => [...waiting, open])
    })
}

export function AskedQuestion() {
  const [question] = useFact(questionsAtom)
  if (!question) return null
  const { answer, ...texts } = question
  return <ConfirmDialog {...texts} onAnswer={answer} open />
}
