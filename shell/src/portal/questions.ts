import { Cell } from '../cell.ts'

export interface Question {
  title: string
  text: string
  ok?: string
  cancel?: string
}
export interface OpenQuestion extends Question {
  answer: (confirmed: boolean) => void
}

/** Questions of `portal.confirm`: the first of the list is on screen. */
export class Questions {
  readonly waiting = new Cell<readonly OpenQuestion[]>([])

  ask = (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      const open: OpenQuestion = {
        ...question,
        answer: (confirmed) => {
          this.waiting.set(this.waiting.get().filter((one) => one !== open))
          resolve(confirmed)
        },
      }
      this.waiting.set([...this.waiting.get(), open])
    })
}
