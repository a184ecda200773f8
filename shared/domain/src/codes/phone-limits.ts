/** Characters that a number may be typed with (spec §9). The other reading given there, 25, is a matter of `maxLength`. */
export const INPUT_LIMIT = 250
/** Digits of an extension (spec §5). */
export const EXTENSION_LIMIT = 20

/** Why a text is no phone number (spec §8), as forms say it. */
export const phoneFaultTexts = {
  INVALID_COUNTRY: 'Prefisso internazionale non riconosciuto',
  TOO_SHORT: 'Numero troppo corto',
  TOO_LONG: 'Numero troppo lungo',
  NOT_A_NUMBER: 'Inserisci solo cifre, spazi e +',
  NOT_VALID: 'Numero non valido: ricontrolla le cifre',
} as const
export const EXTENSION_WORD = 'int.'
