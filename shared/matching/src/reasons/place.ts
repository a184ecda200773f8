import { type Azienda, type CriterioOfKind, placeName, placeNow, provinciaByCode, type Sede } from '@bandiera/domain'
import type { MatchingContext } from '../evaluation.ts'
import { inForce, momentOf, PREPOSITIONS } from '../kinds/territory.ts'
import { few } from './words.ts'

type Territory = CriterioOfKind<'territorio'>

/** `Sede in Veneto, serve Lombardia`, told as finely as the criterion asks. */
export function placeReason(criterio: Territory, { sedi = [] }: Azienda, contesto: MatchingContext): string {
  const wanted = wantedPlace(criterio)
  const current = sedi.filter((sede) => inForce(sede, contesto))
  const counted = current.filter((sede) => countsFor(criterio, sede))
  const name = NAMES[criterio.riferimento ?? 'qualsiasi']
  if (counted.length === 0) return `Nessuna ${name}: serve in ${wanted}`
  const own = [...new Set(counted.map((sede) => ownPlace(criterio, sede, contesto)))]
  return `${name[0]!.toUpperCase()}${name.slice(1)} ${few(own)}, serve ${wanted}`
}

const NAMES = { sedeLegale: 'sede legale', sedeOperativa: 'sede operativa', qualsiasi: 'sede' } as const

function countsFor({ riferimento }: Territory, { tipo, operativa }: Sede): boolean {
  if (riferimento === 'sedeLegale') return tipo === 'legale'
  return riferimento !== 'sedeOperativa' || tipo !== 'legale' || operativa !== false
}

function wantedPlace({ regioni, province, comuni, macroArea, zes, ambito, nomi = {} }: Territory): string {
  const named = [comuni, province, regioni].find((codes) => codes && codes.length > 0)
  const places = named ? [few(named.map((code) => nomi[code] ?? placeName(code)))] : []
  if (!named && macroArea) places.push(macroArea)
  if (zes) places.push('ZES unica')
  if (places.length === 0 && ambito?.length) places.push(few(ambito))
  return places.join(', ')
}

function ownPlace(criterio: Territory, sede: Sede, contesto: MatchingContext): string {
  const { comune, provincia, regione } = placeNow(sede, momentOf(contesto))
  const town = sede.comuneNome ?? (comune && placeName(comune))
  if (criterio.comuni?.length && town) return `a ${town}`
  if (criterio.province?.length && provincia)
    return `in provincia di ${provinciaByCode(provincia)?.nome ?? placeName(provincia)}`
  return regione ? `${PREPOSITIONS[regione] ?? 'in'} ${placeName(regione)}` : 'altrove'
}
