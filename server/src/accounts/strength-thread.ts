import { passwordStrength } from '@bandiera/domain/password-strength'
import { parentPort } from 'node:worker_threads'

/** The answer has the same number. */
export interface Question {
  id: number
  password: string
  words: readonly string[]
}

parentPort?.on('message', ({ id, password, words }: Question) => {
  parentPort?.postMessage({ id, strength: passwordStrength(password, words) })
})
