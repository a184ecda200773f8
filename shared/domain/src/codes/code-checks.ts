import { checkAbi, checkCap, checkRea, checkRecipientCode, checkWebsite } from './company-codes.ts'
import { checkCodiceFiscale } from './codice-fiscale.ts'
import { checkCor, checkCup } from './pratica-codes.ts'
import { checkEmail, checkPec } from './email.ts'
import { checkIban } from './iban.ts'
import type { NumberCheck } from './number-check.ts'
import { checkPartitaIva } from './partita-iva.ts'
import { tidyText } from '../text/tidy-text.ts'

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
