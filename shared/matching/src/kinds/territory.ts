import {
  type Azienda,
  comuneIn,
  comuneSuccessors,
  type CriterioOfKind,
  formatDate,
  isInZes,
  missing,
  placeName,
  placeNow,
  provinciaByCode,
  provinciaIn,
  regioneByCode,
  type Sede,
  comuneChangeOf,
} from '@bandiera/domain'
import { either, judge, ofCompany, ofGrant } from '../judgement.ts'
import { and, known, or, type KleeneValue } from '../kleene.ts'
import type { MatchingContext, MissingPart, Rule } from '../evaluation.ts'
import type { Reading } from '../engine/reading.ts'

/** One seat must satisfy every given part (domain rule 2.2); without `riferimento` any seat in force counts. Finer codes include coarser ones. */
export const territory: Rule<TerritoryCriterio> = (criterio, azienda, contesto) => {
  const regola = ruleText(criterio)
  if (regola === '') return judge('da_verificare', { regola: 'Territorio', manca: ofGrant('Territorio ammesso') })
  const sedi = (azienda.sedi ?? []).filter((sede) => inForce(sede, contesto))
  if (sedi.length === 0) return judge('da_verificare', { regola, manca: ofCompany(missing('sedi')) })

  const valore = or(seatsOf(azienda, contesto).map((posto) => seatValue(criterio, posto, contesto)))
  return judge(valore, {
    regola,
    valoreAzienda: seatsText(sedi, { quando: momentOf(contesto), nomi: criterio.nomi }),
    manca: missingOf(criterio, azienda, contesto),
  })
}

function missingOf(criterio: TerritoryCriterio, { sedi = [] }: Azienda, contesto: MatchingContext): MissingPart {
  const judged = sedi.map((sede) => inForce(sede, contesto) && judgeSede(criterio, sede, contesto))
  const index = judged.findIndex((each) => each && each.valore === 'da_verificare')
  const open = judged[index]
  if (!open) return ofCompany({ campo: 'sedi', etichetta: 'Sede legale' })
  const path = (field: string) => `sedi.${index}.${field}`
  if (open.role === 'da_verificare') return ofCompany(missing('sedi.operativa', path('operativa')))
  const { comune, provincia, regione } = placeNow(sedi[index]!, momentOf(contesto))
  if (criterio.comuni?.length && !comune) return ofCompany(missing('sedi.comune', path('comune')))
  if (criterio.province?.length && !provincia) return ofCompany(missing('sedi.provincia', path('provincia')))
  if (!regione) return ofCompany(missing('sedi.regione', path('regione')))
  const { ambito, comuni = [], nomi = {} } = criterio
  // only a part of the present comune of the seat
  const zone = ambito?.length ? ambito : comuni.map((code) => nomi[code] ?? placeName(code))
  return { lato: 'azienda', etichetta: `Se la sede ricade in: ${either(zone)}` }
}

/** More than there are codes of places. */
const CODES = 1 << 16

/** Seats, no finer than the criterion asks: a call for a regione ignores the comune. */
export const territoryReading: Reading<TerritoryCriterio, Seat> = {
  column: (criterio) => `territorio ${finenessOf(criterio)}`,
  fields: ['sedi'],
  reads: ['oggi', 'comuniVariati', 'province'],
  values(azienda, criterio, contesto) {
    const fineness = finenessOf(criterio)
    return seatsOf(azienda, contesto).map((posto) => {
      if (typeof posto === 'string') return posto
      const { comune, provincia, regione } = placeNow(posto, momentOf(contesto))
      const { tipo, operativa } = posto
      if (fineness === 'regione') return { tipo, operativa, regione }
      return { tipo, operativa, provincia, regione, ...(fineness === 'comune' && { comune }) }
    })
  },
  key(posto) {
    if (typeof posto === 'string') return posto === 'nessuno' ? '' : posto
    const { tipo, operativa, comune, provincia, regione } = posto
    const place = (numberOf(comune) * CODES + numberOf(provincia)) * CODES + numberOf(regione)
    return place * 8 + (tipo === 'legale' ? 4 : 0) + (operativa === undefined ? 2 : Number(operativa))
  },
  decide: seatValue,
  // a comune is abolished from a certain day on
  depends: ({ zes, comuni, province }) => [
    ...(comuni?.length ? (['oggi', 'comuniVariati'] as const) : zes ? (['oggi'] as const) : []),
    // the regioni of what it names
    ...(comuni?.length || province?.length ? (['province'] as const) : []),
  ],
}

/** Numbers of codes in order of arrival; 0 for no code. */
const numbers = new Map<string | undefined, number>([[undefined, 0]])

function numberOf(code: string | undefined): number {
  let number = numbers.get(code)
  if (number === undefined) numbers.set(code, (number = numbers.size))
  return number
}

function finenessOf({ comuni, province }: TerritoryCriterio): 'comune' | 'provincia' | 'regione' {
  if (comuni?.length) return 'comune'
  return province?.length ? 'provincia' : 'regione'
}

type TerritoryCriterio = CriterioOfKind<'territorio'>

/** A seat in force; `legale`: a registered office that is not on record; `nessuno`: no seat at all. */
type Seat = Sede | 'legale' | 'nessuno'

function seatsOf({ sedi = [] }: Azienda, contesto: MatchingContext): readonly Seat[] {
  const current = sedi.every((sede) => inForce(sede, contesto)) ? sedi : sedi.filter((sede) => inForce(sede, contesto))
  if (current.length === 0) return ['nessuno']
  return current.some(({ tipo }) => tipo === 'legale') ? current : [...current, 'legale']
}

/** The ZES is not the Mezzogiorno and grows on certain days (DL 124/2023, L. 171/2025); an abolished comune counts as its successor. */
function seatValue(criterio: TerritoryCriterio, posto: Seat, contesto: MatchingContext): KleeneValue {
  if (posto === 'nessuno' || !namesPlace(criterio)) return 'da_verificare'
  // every company has a registered office: where it is, and whether people work there, is unknown, not no
  if (posto === 'legale') return 'da_verificare'
  return judgeSede(criterio, posto, contesto).valore
}

const namesPlace = ({ regioni, province, comuni, macroArea, zes, ambito }: TerritoryCriterio): boolean =>
  Boolean(macroArea || zes) || [regioni, province, comuni, ambito].some((list) => list && list.length > 0)

/** A seat is in force from its first to its last day, both included. */
export const inForce = (sede: Sede, { oggi }: MatchingContext): boolean =>
  (sede.dal === undefined || sede.dal <= oggi) && (sede.al === undefined || sede.al >= oggi)

function judgeSede(criterio: TerritoryCriterio, sede: Sede, contesto: MatchingContext) {
  const { oggi } = contesto
  const { comune, provincia, regione } = placeNow(sede, momentOf(contesto))
  const { comuni = [] } = criterio
  // a comune that was divided among several has the province of all its parts
  const isDivided = comune !== undefined && provincia === undefined
  const byComuni = isDivided ? [] : provinceOf(comuni, contesto)
  const province = criterio.province?.length ? criterio.province : byComuni
  const regioni = criterio.regioni?.length ? criterio.regioni : regioniOf(province)
  const ofRegione = (test: (code: string) => boolean) => known(regione === undefined ? null : test(regione))
  const place = and([
    listed(regioni, regione),
    province.length > 0 ? known(provincia === undefined ? null : provinciaIn(provincia, province)) : 'si',
    comuni.length > 0 ? known(comune === undefined ? null : comuneIn(comune, comuni, momentOf(contesto))) : 'si',
    criterio.macroArea ? ofRegione((code) => regioneByCode(code)?.macroArea === criterio.macroArea) : 'si',
    criterio.zes ? ofRegione((code) => isInZes(code, oggi)) : 'si',
    criterio.ambito?.length ? 'da_verificare' : 'si',
  ])
  const role = roleOf(criterio, sede)
  return { role, valore: and([role, place]) }
}

export const momentOf = ({ comuniVariati, oggi }: MatchingContext) => ({ variati: comuniVariati, oggi })

const provinceOf = (comuni: readonly string[], contesto: MatchingContext): string[] =>
  comuni.flatMap((code) => comuneSuccessors(code, momentOf(contesto))).map((code) => code.slice(0, 3))

/** The regioni of these province: a seat elsewhere fails, even if nothing else is known of it. Empty when one is unknown. */
function regioniOf(province: readonly string[]): string[] {
  const found = province.map((code) => provinciaByCode(code)?.regione)
  return found.every((code) => code !== undefined) ? found : []
}

const listed = (list: readonly string[] | undefined, code: string | undefined): KleeneValue =>
  list?.length ? known(code === undefined ? null : list.includes(code)) : 'si'

function roleOf({ riferimento }: TerritoryCriterio, sede: Sede): KleeneValue {
  if (riferimento === 'sedeLegale') return known(sede.tipo === 'legale')
  return riferimento === 'sedeOperativa' && sede.tipo === 'legale' ? known(sede.operativa) : 'si'
}

const SUBJECT = { sedeLegale: 'Sede legale', sedeOperativa: 'Sede operativa', qualsiasi: 'Almeno una sede' }
export const PREPOSITIONS: Record<string, string> = { '11': 'nelle', '12': 'nel' }

/** `Sede operativa nel Mezzogiorno`; empty when the criterion names no place. */
function ruleText(criterio: CriterioOfKind<'territorio'>): string {
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

interface KnownPlaces {
  quando: Parameters<typeof placeNow>[1]
  nomi?: Readonly<Record<string, string>> | undefined
}

/** `Bari (Puglia), sede legale e operativa; …`; for an abolished comune also its successor. */
function seatsText(sedi: readonly Sede[], noti: KnownPlaces): string {
  const shown = sedi.slice(0, 3).map((sede) => `${whereIs(sede, noti)}, ${kindOf(sede)}`)
  return [...shown, ...(sedi.length > 3 ? [`altre ${sedi.length - 3}`] : [])].join('; ')
}

function inRegioni(codes: readonly string[]): string {
  if (codes.length === 20) return 'in Italia (tutte le regioni)'
  if (codes.length > 1) return `in ${either(codes.map(placeName))}`
  return `${PREPOSITIONS[codes[0]!] ?? 'in'} ${placeName(codes[0]!)}`
}

function whereIs(sede: Sede, { quando, nomi = {} }: KnownPlaces): string {
  const { comune, provincia, regione } = placeNow(sede, quando)
  const changes = comune ? successorsText(comune, quando, nomi) : ''
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

type Moment = Parameters<typeof comuneChangeOf>[1]

/** `dal 01/01/2014 parte di Valsamoggia`: the fate of a comune up to a day; empty for one that still exists. */
function successorsText(codice: string, quando: Moment, nomi: Readonly<Record<string, string>> = {}): string {
  const nameOf = (code: string): string => nomi[code] ?? placeName(code)
  const steps = comuneSuccessors(codice, quando).flatMap((one) => {
    const change = comuneChangeOf(one, quando)
    if (!change) return []
    const codes = [change.in].flat()
    if (change.incerto) return `soppresso dal ${formatDate(change.dal)}${mayBe(codes.map(nameOf))}`
    return `dal ${formatDate(change.dal)} ${change.stesso ? movedTo(codes[0]!) : partOf(codes, codes.map(nameOf))}`
  })
  return steps.join(', ')
}

function movedTo(codice: string): string {
  const provincia = provinciaByCode(codice.slice(0, 3))
  return provincia ? `in provincia di ${provincia.nome}` : `con codice ${codice}`
}

const mayBe = (names: readonly string[]): string => (names.length > 0 ? `, forse parte di ${names.join(' o ')}` : '')

function partOf([codice, ...more]: readonly string[], [nome, ...others]: readonly string[]): string {
  if (more.length > 0) return `diviso tra ${[nome, ...others].join(', ')}`
  return nome === codice ? `parte del comune ${codice}` : `parte di ${nome}`
}
