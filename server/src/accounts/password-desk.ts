import { passwordStrength, type PasswordStrength } from '@bandiera/domain/password-strength'
import { createGuessLimit, type GuessLimit } from './guess-limit.ts'
import { createPasswordQueue, type PasswordQueue, type QueueLimits } from './password-queue.ts'

/** How hard a password is to guess for a person who knows these words about its owner. */
export type Judge = (password: string, words: readonly string[]) => Promise<PasswordStrength>

/** What the tenants of a server share for their passwords: the processor, and the addresses that guess. */
export interface PasswordDesk {
  queue: PasswordQueue
  guesses: GuessLimit
  judge: Judge
}

interface DeskOptions {
  now?: () => number
  /** On this thread unless told: a server judges on another one. */
  judge?: Judge
  limits?: QueueLimits
}

export const createPasswordDesk = ({ now, judge = here, limits }: DeskOptions = {}): PasswordDesk => ({
  queue: createPasswordQueue(limits),
  guesses: createGuessLimit(now),
  judge,
})

const here: Judge = async (password, words) => passwordStrength(password, words)
