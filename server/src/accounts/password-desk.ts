import { passwordStrength, type PasswordStrength } from '@bandiera/domain/password-strength'
import { createPasswordQueue, type QueueLimits } from './password-queue.ts'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'

/** How hard a password is to guess with these words about its owner. */
export type Judge = (password: string, words: readonly string[]) => Promise<PasswordStrength>

interface DeskOptions {
  now?: () => number
  /** On this thread by default. */
  judge?: Judge
  limits?: QueueLimits
}

/** What the tenants of a server share. */
export const createPasswordDesk = ({ now, judge = here, limits }: DeskOptions = {}) => ({
  queue: createPasswordQueue(limits),
  guesses: createGuessLimit(now),
  judge,
})
export type PasswordDesk = ReturnType<typeof createPasswordDesk>

const here: Judge = async (password, words) => passwordStrength(password, words)

/** Wrong passwords of one network, of all accounts together. */
const PER_MINUTE = 30
const MINUTE = 60_000
/** Seconds, while the passwords in trial would reach the limit if all wrong. */
const SOON = 2

interface Row {
  /** The oldest first. */
  wrong: number[]
  trying: number
}

/** Per network: guessing one password of many accounts waits like guessing many of one. */
export function createGuessLimit(now: () => number = currentTime) {
  const rows = new Map<string, Row>()
  let swept = now()
  const sweep = (since: number): void => {
    for (const [network, { wrong, trying }] of rows)
      if (trying === 0 && (wrong.at(-1) ?? 0) <= since) rows.delete(network)
  }
  return {
    /**
     * Begins a try; call what it returns with whether the password was wrong. `LOGIN_TOO_MANY`, but never for a known
     * account: people behind a guesser's address go on signing in.
     */
    begin(network: string, known: boolean): (wrong: boolean) => void {
      const since = now() - MINUTE
      if (swept <= since) {
        swept = now()
        sweep(since)
      }
      const row = rows.get(network) ?? { wrong: [], trying: 0 }
      row.wrong = row.wrong.filter((at) => at > since)
      if (!known && row.wrong.length >= PER_MINUTE) {
        const oldest = row.wrong.at(-PER_MINUTE)!
        throw new PortalError('LOGIN_TOO_MANY', Math.max(SOON, Math.ceil((oldest - since) / 1000)))
      }
      if (!known && row.wrong.length + row.trying >= PER_MINUTE) throw new PortalError('LOGIN_TOO_MANY', SOON)
      rows.set(network, row)
      row.trying += 1
      return (wrong) => {
        row.trying -= 1
        if (wrong) row.wrong.push(now())
      }
    },
  }
}
