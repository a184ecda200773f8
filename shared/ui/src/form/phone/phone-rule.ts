import type { CountryCode } from 'libphonenumber-js/min'
import { loadPhone } from './phone-library.ts'
import { phoneTexts } from './texts.ts'

/** Said instead of our own reasons: one text for all, or one for some of the codes. */
export type ValidityMessage = string | Partial<Record<PhoneFaultCode, string>>

export interface PhoneRuleOptions {
  /** Country of numbers without prefix, two letters; Italy by default (spec §5). */
  country?: string | undefined
  /** Longest text that is read, 250 characters by default (spec §9). */
  maxLength?: number | undefined
  validityMessage?: ValidityMessage | undefined
}

export async function phoneFault(text: string, options: PhoneRuleOptions = {}): Promise<string | null> {
  if (!text.trim()) return null
  const library = await loadPhone().catch(() => null)
  if (!library) return phoneTexts.nonControllato
  const check = library.checkPhone(text, options.country, options.maxLength)
  return check.ok ? null : (ownMessage(check.codice, options.validityMessage) ?? check.motivo)
}

export const ownMessage = (codice: PhoneFaultCode, own: ValidityMessage | undefined): string | undefined =>
  typeof own === 'string' ? own : own?.[codice]

interface Payload {
  value: string
  issues: { push: (issue: { code: 'custom'; input: unknown; message: string }) => unknown }
}

/** As a check of a zod schema, which becomes asynchronous: tests parse with `safeParseAsync`. @example telefono: z.string().check(phoneRule()) */
export function phoneRule(options?: PhoneRuleOptions): (payload: Payload) => void | Promise<void> {
  return ({ value, issues }) =>
    value.trim()
      ? phoneFault(value, options).then((message) => {
          if (message !== null) issues.push({ code: 'custom', input: value, message })
        })
      : undefined
}

/** Why a text is no phone number: the four of spec §8, and a number of possible length that is never assigned. */
export type PhoneFaultCode = keyof typeof phoneTexts.errori

/** Verdict on a text: E.164 with its extension (`+390212345678;ext=12`), or what is wrong with it, in Italian. */
export type PhoneCheck =
  | { ok: true; valore: string; paese: CountryCode | null }
  | { ok: false; codice: PhoneFaultCode; motivo: string }
