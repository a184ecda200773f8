import { compact, firstRight, withoutName, wrong, type NumberCheck } from './number-check.ts'
import { foldText } from '../text/fold.ts'
import { perProvinceTable, province } from '../territory/province.ts'
import { cellText } from '../text/tidy-text.ts'

/** Number in the register of companies (REA) as `MI-1234567`, with or without its name around it. */
export function checkRea(text: string): NumberCheck {
  const value = compact(text).replace(/[():,]/g, '')
  if (value === '') return wrong('Inserisci il numero REA.')
  const { sigla, number } =
    (REA.exec(value) ?? REA_BEHIND.exec(value) ?? REA_NAMED.exec(provinciaCodeForName(text)))?.groups ?? {}
  if (!sigla || !number) return wrong('Il REA è la sigla della provincia e fino a 7 cifre: scrivilo come MI-1234567.')
  if (!knownProvinciaCodes().has(sigla))
    return wrong(`«${sigla}» non è la sigla di una provincia: il REA inizia così, come MI-1234567.`)
  return { ok: true, valore: `${sigla}-${number}` }
}

// N. REA MI n. 1234567; sigle such as NA, NO and RE begin like the words, so the two letters before the digits win
const NUMBER_WORD = '(?:N(?:R|UM|UMERO|O)?[°º]?)?'
const REA = new RegExp(
  `^(?:CCIAA)?${NUMBER_WORD}(?:ISCRIZIONE)?(?:REA)?${NUMBER_WORD}(?<sigla>[A-Z]{2})${NUMBER_WORD}(?<number>\\d{1,7})$`,
)
const REA_NAMED = /^(?<sigla>[A-Z]{2}) (?<number>\d{1,7})$/

/** Sigla and number from texts like `CCIAA di Milano n. 1234567` and `MI-REA-1234567`. */
function provinciaCodeForName(text: string): string {
  const [, before = '', digits = ''] = /^(\D+)(\d[\d.]*)$/.exec(cellText(text)) ?? []
  const words = before
    .replace(/(?<=\b\p{L})\./gu, '')
    .replace(/[^\p{L}']+/gu, ' ')
    .trim()
  const name = foldText(words.replace(REA_WORDS, ' '))
  const one = province().find(({ sigla, nome }) => [sigla, nome].some((own) => foldText(own) === name))
  return one ? `${one.sigla} ${digits.replaceAll('.', '')}` : ''
}

const REA_WORDS =
  /(?<!\p{L})(?:camera di commercio|c\.?c\.?i\.?a\.?a\.?|rea|nr?|numero|iscrizione|iscritta|presso|di)(?!\p{L})/giu
const REA_BEHIND = new RegExp(`^${NUMBER_WORD}(?:REA)?${NUMBER_WORD}(?<number>\\d{1,7})(?<sigla>[A-Z]{2})$`)

/** Code of the exchange of electronic invoices: seven letters and digits, six for public bodies; seven zeros mean none. */
export const checkRecipientCode = (text: string): NumberCheck =>
  firstRight(withoutName(compact(text), /^(?:CODICE|COD)?(?:SDI|DEST(?:INATARIO)?|UNIVOCO)/), sdiOf)

function sdiOf(value: string): NumberCheck {
  if (value === '') return wrong('Inserisci il codice SDI.')
  if (!/^[A-Z0-9]+$/.test(value)) return wrong('Il codice SDI è fatto di sole lettere e cifre.')
  if (value.length < 6 || value.length > 7)
    return wrong(`Il codice SDI ha ${value.length} caratteri: devono essere 7, oppure 6 per un ente pubblico.`)
  return { ok: true, valore: value }
}

export function checkCap(text: string): NumberCheck {
  const value = fiveDigits(text, /^(?:CAP|IT?(?=\d))[:=]?/)
  if (value === '') return wrong('Inserisci il CAP.')
  return /^\d{5}$/.test(value) ? { ok: true, valore: value } : wrong('Il CAP è fatto di 5 cifre: ricontrollalo.')
}

/** Code that the Banca d'Italia gives to a bank (ABI): five digits, often written without the zero in front. */
export function checkAbi(text: string): NumberCheck {
  const value = fiveDigits(text, /^(?:CODICE|COD)?ABI[:=]?/).replace(/^\d{4}$/, '0$&')
  return /^\d{5}$/.test(value)
    ? { ok: true, valore: value }
    : wrong('Il codice ABI ha 5 cifre: correggilo o lascia vuoto.')
}

/** Digits without a label, and without the decimals that a spreadsheet adds: `24044,00`. */
const fiveDigits = (text: string, name: RegExp): string =>
  withoutName(compact(cellText(text).replace(/(\d)[.,]0{1,2}$/, '$1')), name).at(-1)!

/** Address of a web site with its protocol, `https` unless written. */
export function checkWebsite(text: string): NumberCheck {
  const value = cellText(text)
    .replace(/^<(.*)>$/, '$1')
    .replace(/^(?:sito(?: web)?|web|url)\s*:\s*(?!\/\/)/i, '')
    .replace(/[.,;]+$/, '')
  if (value === '') return wrong('Inserisci l’indirizzo del sito.')
  // http:/www, http// www and htpp: are typing errors of a web address
  const [, secure, rest = value] = /^ht+p+(s?)(?::\/*|\/\/)\s*(.+)$/i.exec(value) ?? []
  const whole = secure === undefined ? `https://${rest}` : `http${secure.toLowerCase()}://${rest}`
  const url = URL.canParse(whole) ? new URL(whole) : null
  const fine = url && !/\s/.test(rest) && /\.[\p{L}\d-]{2,}$/u.test(url.hostname) && url.username === ''
  return fine
    ? { ok: true, valore: whole }
    : wrong('Questo non è l’indirizzo di un sito: scrivilo come www.esempio.it.')
}

// old numbers keep the sigla of a province that exists no longer: Forlì was FO, Pesaro PS
const knownProvinciaCodes = perProvinceTable(
  ({ oggi, prima }) => new Set([...oggi, ...prima].map(({ sigla }) => sigla).concat('FO', 'PS')),
)
