import { passwordStrength } from '@bandiera/domain/password-strength'
import { parentPort } from 'node:worker_threads'

/** A password to judge, and the number by which its answer is known. */
export interface Question {
  id: number
  password: string
  words: readonly string[]
}

parentPort?.on('message', ({ id, password, words }: Question) => {
  parentPort?.postMessage({ id, strength: passwordStrength(password, words) })
})
