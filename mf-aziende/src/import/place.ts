import { checkCap, placeName, provinciaByCode, saysNothing, tidyText } from '@bandiera/domain'
import type { SedeValues } from '../rules.ts'
import { texts } from '../texts.ts'
import { placeIn } from './words.ts'
import type { FoundComune, FileComuni } from './tables.ts'

const { importaCsv: words } = texts

interface ReadPlace {
  sede: Partial<Pick<SedeValues, 'provincia' | 'comune' | 'altro'>>
  cap: string
  rilievo?: { campo: 'comune' | 'provincia'; motivo: string }
}

/** A name outside the tables is kept, with the province; if the comune is not in the province, neither is read. */
export function readPlace(comune: string, provincia: string, comuni: FileComuni, saidCap = ''): ReadPlace {
  const [place, within] = [comune, provincia].map((text) => (saysNothing(text) ? '' : text)) as [string, string]
  const { nome, provincia: codice, cap, intero } = placeIn(place, within)
  const unknown = within !== '' && codice === ''
  if (!nome)
    return unknown
      ? { sede: {}, cap, rilievo: { campo: 'provincia', motivo: words.provinciaUnknown(within) } }
      : { sede: { provincia: codice }, cap }
  const found = comuni.find(nome, codice)
  const [one] = found
  if (one && found.length === 1) {
    const chosen = { value: one.codice, label: one.nome, nome: one.nome, provincia: one.provincia }
    return {
      sede: { provincia: one.provincia, comune: chosen },
      cap,
      ...(unknown && { rilievo: { campo: 'provincia', motivo: words.provinciaUnknown(within) } }),
    }
  }
  const elsewhere = found.length === 0 && codice !== '' ? comuni.find(nome, '') : []
  if (elsewhere.length > 0) {
    const names = [...new Set(elsewhere.map((other) => placeName(other.provincia)))]
    return {
      sede: {},
      cap,
      rilievo: { campo: 'comune', motivo: words.comuneElsewhere(nome, placeName(codice), names) },
    }
  }
  const abroad = found.length === 0 && isAbroad(codice, cap || saidCap)
  const candidati = comuni.candidati?.(nome, codice) ?? []
  const name = found.length === 0 ? (intero ?? nome) : nome
  return {
    sede: {
      provincia: abroad || (intero !== undefined && found.length === 0) ? '' : codice,
      altro: { comuneNome: name },
    },
    cap,
    rilievo: { campo: 'comune', motivo: reasonOf(name, found, candidati) },
  }
}

function reasonOf(nome: string, found: readonly unknown[], candidati: readonly FoundComune[]): string {
  if (found.length > 1) return words.comuneAmbiguous(nome)
  const names = candidati.map((one) => `${one.nome} (${provinciaByCode(one.provincia)?.sigla ?? ''})`)
  return names.length > 0 ? words.comuneCandidates(nome, names) : words.comuneUncertain(nome)
}

/** Sigle that are countries too: with a town that no table has and no Italian postcode, `CH` is Switzerland rather than Chieti. */
const COUNTRIES: ReadonlySet<string> = new Set(['AT', 'BG', 'CH', 'CN', 'LT', 'LU', 'MC', 'PT', 'RO', 'SI'])
const isAbroad = (provincia: string, cap: string): boolean =>
  COUNTRIES.has(provinciaByCode(provincia)?.sigla ?? '') && !/^\d{5}$/.test(cap.trim())

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
const SARDINIA = /^0[789]/

interface ReadCap {
  cap: string
  rilievo?: string
}

/**
 * A spreadsheet drops leading zeros (`144` was `00144`): they are restored where the province of the line (ISTAT code) has such
 * postcodes, otherwise the import asks. A text that is no postcode is returned unchanged; the form reports it.
 * @param luogo whether the line names a place: without one nothing can contradict the postcode
 */
export function readCap(text: string, provincia: string, luogo: boolean): ReadCap {
  if (saysNothing(text) || /^0+$/.test(text.trim())) return { cap: '' }
  const bare = tidyText(text)
  const [, alone = bare] = /^(\d{5})(?:[ ,-]+\p{L}.*)?$/u.exec(bare) ?? []
  const verdict = checkCap(alone)
  const [, digits] = /^(\d{3,4})(?:[.,]0{1,2})?$/.exec(alone) ?? []
  if (verdict.ok || !digits) return { cap: alone }
  const whole = digits.padStart(5, '0')
  if (!luogo) return { cap: whole, rilievo: words.capRead(alone, whole) }
  return isOf(whole, provincia) ? { cap: whole } : { cap: '', rilievo: words.capShort(alone, whole) }
}

function isOf(cap: string, provincia: string): boolean {
  const one = provinciaByCode(provincia)
  if (!one) return false
  return SARDINIA.test(cap) ? one.regione === '20' : PROVINCE[cap.slice(0, 2)] === one.sigla
}
