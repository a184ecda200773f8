import type { CountryCode } from 'libphonenumber-js/min'
import type { testi } from './testi.ts'

/** Why a text is no phone number: the four of spec §8, and a number of possible length that nobody can have. */
export type TelefonoCode = keyof typeof testi.errori

/** Verdict on a text: E.164 with its extension (`+390212345678;ext=12`), or what is wrong with it, in Italian. */
export type TelefonoCheck =
  | { ok: true; valore: string; paese: CountryCode | null }
  | { ok: false; codice: TelefonoCode; motivo: string }
