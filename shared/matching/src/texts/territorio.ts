import { placeName, placeNow, provinciaByCode, type CriterioDi, type Sede } from '@bandiera/domain'
import { either } from '../giudizio.ts'
import { variazioniText } from './variazioni.ts'

const SUBJECT = { sedeLegale: 'Sede legale', sedeOperativa: 'Sede operativa', qualsiasi: 'Almeno una sede' }
const PREPOSITIONS: Record<string, string> = { '11': 'nelle', '12': 'nel' }

/** `Sede operativa nel Mezzogiorno`; empty when the criterion names no place. */
export function territorioRule(criterio: CriterioDi<'territorio'>): string {
  const { regioni = [], province = [], comuni = [], ambito = [], nomi = {} } = criterio
  const names = (codes: readonly string[]) => either(codes.map((code) => nomi[code] ?? placeName(code)))
  const parts = [
    criterio.macroArea && `nel ${criterio.macroArea}`,
    regioni.length > 0 && inRegioni(regioni),
    province.length > 0 && (province.length === 1 ? 'in provincia di ' : 'nelle province di ') + names(province),
    comuni.length > 0 && (comuni.length === 1 ? 'nel comune di ' : 'nei comuni di ') + names(comuni),
    criterio.zes && 'nella ZES unica',
    ambito.length > 0 && `in zona: ${either(ambito)}`,
  ].filter(Boolean)
  return parts.length > 0 ? `${SUBJECT[criterio.riferimento ?? 'qualsiasi']} ${parts.join(', ')}` : ''
}

interface Noti {
  quando: Parameters<typeof placeNow>[1]
  /** Names of places that the grant gives, by code. */
  nomi?: Readonly<Record<string, string>> | undefined
}

/** `Bari (Puglia), sede legale e operativa; …`; of a comune that is no more also what became of it. */
export function describeSedi(sedi: readonly Sede[], noti: Noti): string {
  const shown = sedi.slice(0, 3).map((sede) => `${whereIs(sede, noti)}, ${kindOf(sede)}`)
  return [...shown, ...(sedi.length > 3 ? [`altre ${sedi.length - 3}`] : [])].join('; ')
}

function inRegioni(codes: readonly string[]): string {
  if (codes.length === 20) return 'in Italia (tutte le regioni)'
  if (codes.length > 1) return `in ${either(codes.map(placeName))}`
  return `${PREPOSITIONS[codes[0]!] ?? 'in'} ${placeName(codes[0]!)}`
}

function whereIs(sede: Sede, { quando, nomi = {} }: Noti): string {
  const { comune, provincia, regione } = placeNow(sede, quando)
  const changes = comune ? variazioniText(comune, quando, nomi) : ''
  const region = regione ? placeName(regione) : ''
  const town = sede.comuneNome ?? (comune ? (nomi[comune] ?? placeName(comune)) : '')
  const place =
    town && (town !== comune || changes)
      ? town
      : provincia && `provincia di ${provinciaByCode(provincia)?.nome ?? provincia}`
  if (!place) return region || 'luogo non indicato'
  const about = [region, changes].filter(Boolean).join(', ')
  return about ? `${place} (${about})` : place
}

function kindOf(sede: Sede): string {
  if (sede.tipo === 'operativa') return 'sede operativa'
  return sede.operativa ? 'sede legale e operativa' : 'sede legale'
}
