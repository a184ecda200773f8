import { checkAbi, checkCap, checkRea, checkRecipientCode, checkWebsite } from './company-codes.ts'
import { checkCodiceFiscale } from './codice-fiscale.ts'
import { checkEmail, checkPec } from './email.ts'
import { checkIban } from './iban.ts'
import { compact, firstRight, type NumberCheck, withoutName, wrong } from './number-check.ts'
import { checkPartitaIva } from './partita-iva.ts'
import { cellText, plainDashes, tidyText } from '../text/tidy-text.ts'

/** Every kind of code with the function that tidies and checks it, for forms, imports and the server. */
export const codeChecks = {
  partitaIva: checkPartitaIva,
  codiceFiscale: checkCodiceFiscale,
  rea: checkRea,
  sdi: checkRecipientCode,
  cap: checkCap,
  abi: checkAbi,
  iban: checkIban,
  cup: checkCup,
  cor: checkCor,
  email: checkEmail,
  pec: checkPec,
  sito: checkWebsite,
} satisfies Record<string, (text: string) => NumberCheck>

/** Text of a field when it is left: the normal form of a valid code, else the text without invisible characters. */
export function tidied(check: (text: string) => NumberCheck): (text: string) => string {
  return (text) => {
    const verdict = check(text)
    return verdict.ok ? verdict.valore : tidyText(text)
  }
}

/** COR, code of an aid in the national registers: four to twelve digits, for agriculture and fishery after a letter. */
export function checkCor(text: string): NumberCheck {
  const value = plainDashes(cellText(text))
    .toUpperCase()
    .replace(/,0{1,2}$/, '')
    // the point or the sign distinguishes it from the first letter of a code of agriculture
    .replace(/^(?:N|NR|NUM|NUMERO)(?:[.°º]+ ?| )(?=\d)/, '')
    .replace(/[\s./]/g, '')
  return firstRight(withoutName(value, /^(?:N|NR|CODICE|COD)?-?(?:COR|SIAN|SIPA)+-?(?:N|NR)?/), corOf)
}

/** CUP, code of a public investment project: fifteen letters and digits in their places. */
export function checkCup(text: string): NumberCheck {
  return firstRight(withoutName(compact(text), /^(?:N|NR|CODICE|COD)?CUP/), cupOf)
}

const corOf = (value: string): NumberCheck =>
  isCor(value) ? { ok: true, valore: value } : wrong('Inserisci il codice COR: da 4 a 12 cifre')

function cupOf(value: string): NumberCheck {
  if (isCup(value)) return { ok: true, valore: value }
  const example = 'per esempio J11B20000120001'
  if (value === '') return wrong(`Inserisci il codice CUP: 15 caratteri, ${example}`)
  if (value.length !== 15) return wrong(`Il codice CUP ha ${value.length} caratteri: devono essere 15, ${example}`)
  return wrong(`Il codice CUP è fatto di una lettera, due cifre, una lettera e undici cifre, ${example}`)
}

export const isCor = (text: string): boolean => /^([A-Z]-?)?\d{4,12}$/.test(text)
export const isCup = (text: string): boolean => /^[A-Z]\d{2}[A-Z]\d{11}$/.test(text)
