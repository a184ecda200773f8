import { checkCap, provinciaByCode, saysNothing, tidyText } from '@bandiera/domain'
import { testi } from '../testi.ts'

const { importaCsv: words } = testi

/** Provinces of the postcodes that begin with a zero, by their first two digits (Poste Italiane); Sardinia has three. */
const PROVINCE: Readonly<Record<string, string>> = {
  '00': 'RM',
  '01': 'VT',
  '02': 'RI',
  '03': 'FR',
  '04': 'LT',
  '05': 'TR',
  '06': 'PG',
}
const SARDEGNA = /^0[789]/

interface CapLetto {
  cap: string
  rilievo?: string
}

/**
 * The postcode of a line. A spreadsheet eats the zeros in front (`144` was `00144`): they come back where the province of the line has
 * such postcodes, else the cell is asked. What is no postcode is given as it is: the form says so.
 * @param provincia ISTAT code, empty when it is not known
 * @param luogo whether the line names a place: without one there is nothing to disagree with, and a remark says what was read
 */
export function leggiCap(text: string, provincia: string, luogo: boolean): CapLetto {
  if (saysNothing(text) || /^0+$/.test(text.trim())) return { cap: '' }
  const bare = tidyText(text)
  const [, alone = bare] = /^(\d{5})(?:[ ,-]+\p{L}.*)?$/u.exec(bare) ?? []
  const verdict = checkCap(alone)
  const [, digits] = /^(\d{3,4})(?:[.,]0{1,2})?$/.exec(alone) ?? []
  if (verdict.ok || !digits) return { cap: alone }
  const whole = digits.padStart(5, '0')
  if (!luogo) return { cap: whole, rilievo: words.capLetto(alone, whole) }
  return isOf(whole, provincia) ? { cap: whole } : { cap: '', rilievo: words.capCorto(alone, whole) }
}

function isOf(cap: string, provincia: string): boolean {
  const one = provinciaByCode(provincia)
  if (!one) return false
  return SARDEGNA.test(cap) ? one.regione === '20' : PROVINCE[cap.slice(0, 2)] === one.sigla
}
