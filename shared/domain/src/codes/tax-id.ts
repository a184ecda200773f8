import { checkCodiceFiscale } from './codice-fiscale.ts'
import { compact, wrong, type NumberCheck } from './number-check.ts'

/** A number with its name in front: `VAT DE123456789`. */
const NAME = /^(?:VAT(?:NUMBER|NO|ID)?|USTIDNR|UID|TVA|PIVA|PARTITAIVA)[:#]*(?=[A-Z]{2})/
/** What Swiss and Norwegian numbers carry behind them. */
const BEHIND = /^(CHE\d{9}|NO\d{9})(?:MWST|TVA|IVA|VAT|HR|MVA)$/
/** How a person's codice fiscale begins. */
const PERSON = /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-Z]/
/** Numbers of German registers have no country in front: HR is not Croatia. */
const REGISTER = /^HR[AB]\d{1,6}[A-Z]?$/
/** Prefixes of numbers that are not the code of their country. */
const PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB', XI: 'GB' }
/** Codes that name no country. */
const NO_NUMBER = ['EU', 'EZ', 'UN', 'XA', 'XB', 'QO', 'ZZ']
const COUNTRIES = new Intl.DisplayNames('it', { type: 'region', fallback: 'none' })

/** A foreign number has its country's two letters in front and is only tidied: registers abroad have rules of their own. */
export function checkTaxId(text: string): NumberCheck {
  const foreign = foreignOf(text)
  if (foreign !== null) return { ok: true, valore: foreign }
  const value = compact(text)
  const italian = checkCodiceFiscale(text)
  if (italian.ok || value === '' || looksItalian(value)) return italian
  return wrong(
    'Questo non è un codice fiscale. Se l’impresa è estera scrivi il suo numero con la sigla del paese davanti: DE123456789.',
  )
}

/** The country of a foreign number, as its ISO code and in Italian; `null` for an Italian one, or none. */
export function taxIdCountry(text: string): { codice: string; nome: string } | null {
  const value = foreignOf(text)
  if (value === null) return null
  const codice = PREFIXES[value.slice(0, 2)] ?? value.slice(0, 2)
  return { codice, nome: COUNTRIES.of(codice) ?? codice }
}

function foreignOf(text: string): string | null {
  const whole = compact(text)
  if (PERSON.test(whole) || REGISTER.test(whole)) return null
  const plain = whole.replace(NAME, '').replace(BEHIND, '$1')
  const value = plain.startsWith('UK') ? `GB${plain.slice(2)}` : plain
  const [, prefix = '', number = ''] = /^([A-Z]{2})([A-Z0-9]{4,18})$/.exec(value) ?? []
  if (!isCountry(PREFIXES[prefix] ?? prefix) || looksItalian(value)) return null
  return number.replace(/\D/g, '').length >= 3 ? value : null
}

const isCountry = (codice: string): boolean =>
  codice !== '' && codice !== 'IT' && !NO_NUMBER.includes(codice) && COUNTRIES.of(codice) !== undefined

/** Digits alone, an Italian VAT number, or six letters in front as a person's codice fiscale has, right or wrong. */
const looksItalian = (value: string): boolean =>
  /^(?:IT)?\d+$/.test(value) || /^[A-Z]{5}/.test(value) || value.startsWith('IT')
