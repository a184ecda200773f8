import { placeName, saysNothing } from '@bandiera/domain'
import type { SedeValues } from '../rules/sedi.rules.ts'
import { testi } from '../testi.ts'
import { luogoIn } from './parole.ts'
import type { ComuniDelFile } from './tavole.ts'

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
export function leggiLuogo(comune: string, provincia: string, comuni: ComuniDelFile): LuogoLetto {
  const [place, within] = [comune, provincia].map((text) => (saysNothing(text) ? '' : text)) as [string, string]
  const { nome, provincia: codice, cap } = luogoIn(place, within)
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
  return {
    sede: { provincia: codice, altro: { comuneNome: nome } },
    cap,
    rilievo: { campo: 'comune', motivo: found.length > 1 ? words.comuneDoppio(nome) : words.comuneIncerto(nome) },
  }
}
