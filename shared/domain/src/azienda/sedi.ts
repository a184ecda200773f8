import type { Azienda, Sede } from './azienda.ts'
import { placeCodes, placeName, provinciaByCode } from '../territory/territory.ts'

export function sedeName(sede: Sede): string {
  const { comune, provincia } = placeCodes(sede)
  const sigla = provincia ? provinciaByCode(provincia)?.sigla : undefined
  if (!comune) return provincia ? placeName(provincia) : ''
  return `${sede.comuneNome ?? placeName(comune)}${sigla ? ` (${sigla})` : ''}`
}

export const mainSede = ({ sedi = [] }: Pick<Azienda, 'sedi'>): Sede | undefined =>
  sedi.find(({ tipo }) => tipo === 'legale') ?? sedi[0]
