import { momentInRome } from '@bandiera/domain'
import type { PostOffice } from '../mail/post-office.ts'
import type { Tenants } from '../tenants/tenants.ts'
import { sendPromemoria } from './reminders.ts'

/** Hour in Rome from which the mails of a day go out: read at the start of work, and not by whom it wakes. */
export const FROM_HOUR = '07:00'
const EVERY = 10 * 60_000

export interface MorningOptions {
  tenants: Tenants
  post: PostOffice
  onProblem: (problem: string) => void
  now?: () => Date
}

/** Looks at every tenant; a day that has had its mails is left alone, and one tenant's trouble is not another's. */
export async function lookAround({ tenants, post, onProblem, now = () => new Date() }: MorningOptions): Promise<void> {
  const { oggi, ora } = momentInRome(now())
  if (ora < FROM_HOUR) return
  for (const tenant of tenants.list()) {
    await sendPromemoria(tenant, post, oggi).catch((error: unknown) =>
      onProblem(`reminders of ${tenant.id}: ${error instanceof Error ? error.message : String(error)}`),
    )
  }
}

/** Looks every few minutes, so that a server that was down at seven makes up for it; what stops it. */
export function everyMorning(options: MorningOptions): () => void {
  const timer = setInterval(() => void lookAround(options), EVERY).unref()
  return () => clearInterval(timer)
}
