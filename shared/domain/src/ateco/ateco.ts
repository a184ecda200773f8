import type { CodiceAteco } from './code.ts'
import { remembered } from '../records/values.ts'

export type AtecoVersion = NonNullable<CodiceAteco['versione']>

/** Digits of a code: `25.62.00;` -> `256200`. Section letters in front are dropped. */
export const atecoDigits = remembered((code) => code.replace(/\D/g, ''))

/** The shortest code for the same activities: the official catalogue writes `55.00` for divisione 55 and `56.20` for gruppo 56.2. */
export const normalizeAteco = remembered((code) => {
  let digits = atecoDigits(code)
  while (digits.length > 2 && digits.endsWith('0')) digits = digits.slice(0, -1)
  return digits
})

/** Whether a full code is a subdivision of another of the same version. Never compare codes of two versions. */
export const isUnderAteco = (code: string, above: string): boolean => {
  const prefix = normalizeAteco(above)
  return prefix.length >= 2 && atecoDigits(code).startsWith(prefix)
}

/** Points every two digits: `256200` -> `25.62.00`, `562` -> `56.2`. */
export const formatAteco = (code: string): string => atecoDigits(code).replace(/(\d{2})(?=\d)/g, '$1.')

/** `25.62.00 (ATECO 2007)`; says when the version is not known. */
export const describeAteco = (code: CodiceAteco): string =>
  `${formatAteco(code.codice)} (${code.versione ? `ATECO ${code.versione}` : 'versione ATECO non indicata'})`

type OwnCode = CodiceAteco & { prevalente?: boolean | undefined }

export const mainAteco = ({ ateco = [] }: { ateco?: OwnCode[] | undefined }): CodiceAteco | undefined =>
  ateco.find(({ prevalente }) => prevalente) ?? ateco[0]

/** Whether a text is shaped as a code: two to six digits, with or without points. */
export const isAtecoShape = (text: string): boolean => /^\d{2}(\.?\d(\d(\.?\d\d?)?)?)?$/.test(text.trim())

/** Version that a call without one means by its opening day: ATECO 2025 is in use from 1 April 2025 (ISTAT), then `null`. */
export const atecoVersionOn = (day: string): AtecoVersion | null => (day < '2025-04-01' ? '2007' : null)
