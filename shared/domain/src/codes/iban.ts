import { controlLetter } from './check-digits.ts'
import { compact, type NumberCheck, wrong } from './number-check.ts'

// Length of an IBAN by country, for the countries and territories of the SEPA schemes (EPC409-09, IBAN registry).
const TABLE =
  'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 ' +
  'LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22'

export const ibanLengths: ReadonlyMap<string, number> = new Map(
  TABLE.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** Length and mod 97 for every SEPA country, for Italy and San Marino the CIN too: a wrong one can pass mod 97, and the form says what failed. */
export function checkIban(text: string): NumberCheck {
  const value = compact(text).replace(/^(?:CODICE|COD|COORDINATE|N|NR)?IBAN[:=]?/, '')
  if (value === '') return wrong('Inserisci l’IBAN.')
  const fault =
    shapeFault(value) ?? lengthFault(value) ?? domesticShapeFault(value) ?? mod97Fault(value) ?? cinFault(value)
  return fault ? wrong(fault) : { ok: true, valore: value }
}

export const formatIban = (iban: string): string => compact(iban).replace(/(.{4})(?=.)/g, '$1 ')

/** Bank, branch and account inside an Italian IBAN; `null` for any other. */
export function domesticAccount(iban: string): { cin: string; abi: string; cab: string; conto: string } | null {
  const parts = /^(?:IT|SM)\d\d([A-Z])(\d{5})(\d{5})([0-9A-Z]{12})$/.exec(compact(iban))
  return parts && { cin: parts[1]!, abi: parts[2]!, cab: parts[3]!, conto: parts[4]! }
}

function shapeFault(value: string): string | null {
  const odd = /[^0-9A-Z]/.exec(value)
  if (odd) return `L’IBAN è fatto di sole lettere e cifre: togli «${odd[0]}».`
  if (!/^[A-Z]{2}/.test(value)) return 'L’IBAN comincia con le due lettere del Paese, per l’Italia IT.'
  if (!/^..\d\d/.test(value) && value.length >= 4)
    return 'Dopo le due lettere del Paese l’IBAN ha due cifre di controllo.'
  return null
}

function lengthFault(value: string): string | null {
  const country = value.slice(0, 2)
  const length = ibanLengths.get(country)
  if (!length) return `«${country}» non è un Paese dell’area SEPA: ricontrolla le prime due lettere.`
  if (value.length === length) return null
  const [gap, missing] = [Math.abs(length - value.length), value.length < length]
  const advice = missing ? `ne ${gap === 1 ? 'manca 1' : `mancano ${gap}`}` : `${gap} di troppo`
  return `L’IBAN ha ${value.length} caratteri, per ${country} devono essere ${length}: ${advice}.`
}

const isDomestic = (value: string): boolean => /^(?:IT|SM)/.test(value)

function domesticShapeFault(value: string): string | null {
  if (!isDomestic(value)) return null
  if (!/^[A-Z]$/.test(value[4]!)) return `Il quinto carattere dell’IBAN (il CIN) è una lettera, qui è ${value[4]}.`
  if (!/^\d{10}$/.test(value.slice(5, 15))) return 'Dopo il CIN ci sono dieci cifre, ABI e CAB: qui c’è una lettera.'
  return null
}

function mod97Fault(value: string): string | null {
  const given = value.slice(2, 4)
  const expected = String(98 - mod97(`${value.slice(4)}${value.slice(0, 2)}00`)).padStart(2, '0')
  if (given === expected) return null
  return `Le cifre di controllo (dopo ${value.slice(0, 2)}) sono ${given}, per il resto dell’IBAN dovrebbero essere ${expected}: un carattere è sbagliato o scambiato.`
}

function cinFault(value: string): string | null {
  if (!isDomestic(value)) return null
  const expected = controlLetter(value.slice(5))
  if (value[4] === expected) return null
  return `Il CIN (il quinto carattere) è ${value[4]}, per ABI, CAB e conto dovrebbe essere ${expected}: ricontrolla l’IBAN.`
}

/** Remainder of the number that the text spells with A = 10 … Z = 35; piece by piece, it has up to 60 digits. */
function mod97(text: string): number {
  let rest = 0
  for (const char of text) rest = Number(`${rest}${Number.parseInt(char, 36)}`) % 97
  return rest
}
