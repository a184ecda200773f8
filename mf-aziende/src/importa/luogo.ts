import { placeName, provinciaByCode, saysNothing } from '@bandiera/domain'
import type { SedeValues } from '../rules/sedi.rules.ts'
import { testi } from '../testi.ts'
import { luogoIn } from './parole.ts'
import type { ComuneTrovato, ComuniDelFile } from './tavole.ts'

const { importaCsv: words } = testi

/** What a line says of the place, as the form holds it; and one remark where it is not sure. */
interface LuogoLetto {
  sede: Partial<Pick<SedeValues, 'provincia' | 'comune' | 'altro'>>
  cap: string
  rilievo?: { campo: 'comune' | 'provincia'; motivo: string }
}

/**
 * The comune and the province of a line. A name that the tables do not have is kept as it is, with the province; a province
 * that does not have the comune contradicts it, and neither is taken.
 */
export function leggiLuogo(comune: string, provincia: string, comuni: ComuniDelFile, capDetto = ''): LuogoLetto {
  const [place, within] = [comune, provincia].map((text) => (saysNothing(text) ? '' : text)) as [string, string]
  const { nome, provincia: codice, cap, intero } = luogoIn(place, within)
  const unknown = within !== '' && codice === ''
  if (!nome)
    return unknown
      ? { sede: {}, cap, rilievo: { campo: 'provincia', motivo: words.provinciaIgnota(within) } }
      : { sede: { provincia: codice }, cap }
  const found = comuni.find(nome, codice)
  const [one] = found
  if (one && found.length === 1) {
    const chosen = { value: one.codice, label: one.nome, nome: one.nome, provincia: one.provincia }
    return {
      sede: { provincia: one.provincia, comune: chosen },
      cap,
      ...(unknown && { rilievo: { campo: 'provincia', motivo: words.provinciaIgnota(within) } }),
    }
  }
  const elsewhere = found.length === 0 && codice !== '' ? comuni.find(nome, '') : []
  if (elsewhere.length > 0) {
    const names = [...new Set(elsewhere.map((other) => placeName(other.provincia)))]
    return { sede: {}, cap, rilievo: { campo: 'comune', motivo: words.comuneAltrove(nome, placeName(codice), names) } }
  }
  const abroad = found.length === 0 && isAbroad(codice, cap || capDetto)
  const candidati = comuni.candidati?.(nome, codice) ?? []
  const name = found.length === 0 ? (intero ?? nome) : nome
  return {
    sede: {
      provincia: abroad || (intero !== undefined && found.length === 0) ? '' : codice,
      altro: { comuneNome: name },
    },
    cap,
    rilievo: { campo: 'comune', motivo: motivoOf(name, found, candidati) },
  }
}

function motivoOf(nome: string, found: readonly unknown[], candidati: readonly ComuneTrovato[]): string {
  if (found.length > 1) return words.comuneDoppio(nome)
  const names = candidati.map((one) => `${one.nome} (${provinciaByCode(one.provincia)?.sigla ?? ''})`)
  return names.length > 0 ? words.comuneCandidati(nome, names) : words.comuneIncerto(nome)
}

/** Sigle that are countries too: with a town that no table has and no Italian postcode, `CH` is Switzerland rather than Chieti. */
const COUNTRIES: ReadonlySet<string> = new Set(['AT', 'BG', 'CH', 'CN', 'LT', 'LU', 'MC', 'PT', 'RO', 'SI'])
const isAbroad = (provincia: string, cap: string): boolean =>
  COUNTRIES.has(provinciaByCode(provincia)?.sigla ?? '') && !/^\d{5}$/.test(cap.trim())
