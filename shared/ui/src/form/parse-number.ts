import { EURO, readNumber } from '@bandiera/domain'

/** A number of a file or a sheet, not below zero, as `readNumber` of domain reads it; `null` when it is none. */
export function parseNumber(text: string): number | null {
  return readNumber(text, { units }).valore ?? null
}

/** A number that may be below zero, as spreadsheets write it: `-1.200`, `(1.200)`, `1.200-`. `null` when it is none. */
export function parseSigned(text: string): number | null {
  return readNumber(text, { units, signed: true }).valore ?? null
}

const units = [...EURO, '%']
