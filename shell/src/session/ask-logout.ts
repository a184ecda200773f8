import type { Shell } from '../shell.ts'
import { texts } from '../texts.ts'

/** Logs out once the question of spec §4 was answered with OK. */
export async function askLogout({ questions, session }: Pick<Shell, 'questions' | 'session'>): Promise<void> {
  const { conferma: title, confermaLogout: text, ok } = texts
  if (await questions.ask({ title, text, ok })) await session.logout()
}
