import type * as z from 'zod/mini'
import { checkCap, checkRea, checkRecipientCode, checkWebsite } from '../codes/company-codes.ts'
import { checkCodiceFiscale } from '../codes/codice-fiscale.ts'
import { isHexAlphaColor, isHexColor, isRgbAlphaColor, isRgbColor } from '../colours/notation.ts'
import { checkEmail, checkPec } from '../codes/email.ts'
import { checkIban } from '../codes/iban.ts'
import { checkTaxId } from '../codes/tax-id.ts'
import { unmask } from '../codes/masks.ts'
import type { NumberCheck } from '../codes/number-check.ts'
import { checkPartitaIva } from '../codes/partita-iva.ts'
import { tidyText } from '../text/tidy-text.ts'

/** Rule of a form field (spec §5): true, else `false` or a message. An empty value is valid: whether a field is required is decided elsewhere. */
export type FieldRule = (value: string) => boolean | string

/** The rules by name. Dates and hours as fields keep them: `2026-03-05` (or `2026/03/05`), `09:30`. */
export const fieldRules = {
  data: filled((value) => dataFault(value) ?? true),
  ora: filled((value) => HOUR.test(value) || 'Questa non è un’ora: scrivila da 00:00 a 23:59.'),
  oraConSecondi: filled(
    (value) => HOUR_WITH_SECONDS.test(value) || 'Questa non è un’ora con i secondi: scrivila come 09:30:00.',
  ),
  oraAncheConSecondi: filled(
    (value) =>
      HOUR.test(value) || HOUR_WITH_SECONDS.test(value) || 'Questa non è un’ora: scrivila come 09:30 oppure 09:30:00.',
  ),
  email: checked(checkEmail),
  pec: checked(checkPec),
  iban: checked(checkIban),
  partitaIva: checked(checkPartitaIva),
  codiceFiscale: checked(checkCodiceFiscale),
  identificativo: checked(checkTaxId),
  rea: checked(checkRea),
  sdi: checked(checkRecipientCode),
  cap: checked(checkCap),
  sito: checked(checkWebsite),
  hexColor: colour('#1d4ed8', isHexColor),
  hexaColor: colour('#1d4ed880', isHexAlphaColor),
  hexOrHexaColor: colour('#1d4ed8 o #1d4ed880', isHexColor, isHexAlphaColor),
  rgbColor: colour('rgb(29, 78, 216)', isRgbColor),
  rgbaColor: colour('rgba(29, 78, 216, 0.5)', isRgbAlphaColor),
  rgbOrRgbaColor: colour('rgb(29, 78, 216) o rgba(29, 78, 216, 0.5)', isRgbColor, isRgbAlphaColor),
  hexOrRgbColor: colour('#1d4ed8 o rgb(29, 78, 216)', isHexColor, isRgbColor),
  hexaOrRgbaColor: colour('#1d4ed880 o rgba(29, 78, 216, 0.5)', isHexAlphaColor, isRgbAlphaColor),
  anyColor: colour('#1d4ed8 o rgb(29, 78, 216)', isHexColor, isHexAlphaColor, isRgbColor, isRgbAlphaColor),
} satisfies Record<string, FieldRule>

/** The rule of a field with a mask: once begun it must be written to the end. */
export const maskRule = (maschera: string): FieldRule =>
  filled((value) => {
    const missing = unmask(maschera, maschera.replace(/[#X]/g, '0')).length - unmask(maschera, value).length
    if (missing === 0) return true
    return missing === 1 ? 'Manca un carattere: completa il campo.' : `Mancano ${missing} caratteri: completa il campo.`
  })

export function ruleFault(
  rule: FieldRule,
  value: string,
  message = 'Questo valore non va bene: ricontrollalo.',
): string | null {
  const verdict = rule(value)
  return verdict === true ? null : verdict === false ? message : verdict
}

/** @example z.string().check(ruleCheck(fieldRules.email)) */
export function ruleCheck(rule: FieldRule, message?: string): z.core.CheckFn<string> {
  return ({ value, issues }) => {
    const fault = ruleFault(rule, value, message)
    // the checks between fields run all the same
    if (fault !== null) issues.push({ code: 'custom', input: value, message: fault, continue: true })
  }
}

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const HOUR_WITH_SECONDS = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/
const DAY = /^(\d{4})([-/])(\d{2})\2(\d{2})$/

function filled(rule: FieldRule): FieldRule {
  return (value) => tidyText(value) === '' || rule(value.trim())
}

function checked(check: (text: string) => NumberCheck): FieldRule {
  return filled((value) => {
    const verdict = check(value)
    return verdict.ok || verdict.motivo
  })
}

function colour(example: string, ...forms: ((text: string) => boolean)[]): FieldRule {
  return filled((value) => forms.some((form) => form(value)) || `Questo non è un colore: scrivilo come ${example}.`)
}

function dataFault(value: string): string | null {
  const [, year = '', , month = '', day = ''] = DAY.exec(value) ?? []
  if (!year) return 'Questa non è una data: scrivila come gg/mm/aaaa.'
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
  return exists ? null : `Il giorno ${day}/${month}/${year} non esiste: ricontrolla giorno e mese.`
}
