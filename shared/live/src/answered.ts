import { testi } from './testi.ts'

/** What the server answers, or an error whose message can be shown; what happened is its cause. */
export const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((failure: unknown) => {
    throw new Error(testi.risposta, { cause: failure })
  })
