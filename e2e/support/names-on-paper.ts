import type { Azienda } from '@bandiera/domain'
import { AUTH_TOKEN_KEY, PullLineSchema } from '@bandiera/wire'
import type { Page } from '@playwright/test'

/** Names of all companies that the signed-in user sees. */
export async function companyNames(page: Page): Promise<string[]> {
  const text = await page.evaluate(async (key) => {
    const headers = { authorization: `Bearer ${localStorage.getItem(key)}` }
    return (await fetch('/sync/pull', { headers })).text()
  }, AUTH_TOKEN_KEY)
  const changes = text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const parsed = PullLineSchema.parse(JSON.parse(line))
      return 'ch' in parsed ? parsed.ch : []
    })
  return changes.flatMap((one) =>
    one.o === 'u' && one.c === 'aziende' ? [(one.d as unknown as Azienda).ragioneSociale] : [],
  )
}

/** Of these companies, those that paper names. */
export function namedOn(texts: readonly string[], names: readonly string[]): string[] {
  const whole = texts.join(' ')
  return names.filter((name) => whole.includes(name))
}

export const INTERNAL = /Uso interno: nomina più clienti/
