import type { Azienda, Sede } from './azienda.ts'
import { placeCodes, placeName, provinciaByCode } from '../territory/territory.ts'

/** Name of the comune of a seat, with the sigla of its province; only the province when the comune is unknown. */
export function sedeName(sede: Sede): string {
  const { comune, provincia } = placeCodes(sede)
  const sigla = provincia ? provinciaByCode(provincia)?.sigla : undefined
  if (!comune) return provincia ? placeName(provincia) : ''
  return `${sede.comuneNome ?? placeName(comune)}${sigla ? ` (${sigla})` : ''}`
}

/** The legal seat of a company, else its first one. */
export const mainSede = ({ sedi = [] }: Pick<Azienda, 'sedi'>): Sede | undefined =>
  sedi.find(({ tipo }) => tipo === 'legale') ?? sedi[0]
