import { foldText } from '../text/fold.ts'
import { perProvinceTable, formerProvince } from './province.ts'
import type { Provincia, NamedPlace } from './adopted-province.ts'

export const geographicAreaLabels = { 1: 'Nord-ovest', 2: 'Nord-est', 3: 'Centro', 4: 'Sud', 5: 'Isole' } as const
export type GeographicArea = keyof typeof geographicAreaLabels
export type MacroArea = 'Mezzogiorno' | 'Centro-Nord'

export interface Regione extends NamedPlace {
  ripartizione: GeographicArea
  macroArea: MacroArea
}

const NAMES =
  "Piemonte|Valle d'Aosta|Lombardia|Trentino-Alto Adige|Veneto|Friuli-Venezia Giulia|Liguria|Emilia-Romagna|Toscana|Umbria|Marche|Lazio|Abruzzo|Molise|Campania|Puglia|Basilicata|Calabria|Sicilia|Sardegna"
const AREA_OF_REGIONE = '11122212333344444455'

/** The 20 regioni by ISTAT code (`01`-`20`). Mezzogiorno is Sud and Isole (ISTAT). */
export const regioni: readonly Regione[] = NAMES.split('|').map((nome, i) => {
  const ripartizione = Number(AREA_OF_REGIONE[i]) as GeographicArea
  const macroArea = ripartizione >= 4 ? 'Mezzogiorno' : 'Centro-Nord'
  return { codice: String(i + 1).padStart(2, '0'), nome, ripartizione, macroArea }
})

const MEZZOGIORNO = regioni.filter((regione) => regione.macroArea === 'Mezzogiorno').map((regione) => regione.codice)
// ZES unica: DL 124/2023 from 2024-01-01; Umbria and Marche by L. 171/2025
const ZES = [
  { dal: '2024-01-01', regioni: MEZZOGIORNO },
  { dal: '2025-11-20', regioni: ['10', '11'] },
]
const regioneIndex = new Map(regioni.map((regione) => [regione.codice, regione]))
const provinciaIndex = perProvinceTable(
  ({ oggi, prima }) =>
    new Map<string, Provincia>([...prima, ...oggi].map((provincia) => [provincia.codice, provincia])),
)

export const regioneByCode = (codice: string): Regione | undefined => regioneIndex.get(codice)
/** A provincia of today, or an abolished one (`formerProvince`). */
export const provinciaByCode = (codice: string): Provincia | undefined => provinciaIndex().get(codice)

/** Whether a regione belongs to the ZES unica on that day (DL 124/2023, L. 171/2025): not the same as Mezzogiorno. */
export const isInZes = (regione: string, day: string): boolean =>
  ZES.some((area) => area.dal <= day && area.regioni.includes(regione))

/** `Valle d'Aosta/Vallée d'Aoste`, `TRENTINO ALTO ADIGE`, `Emilia Romagna`; `undefined` for `Estero` and `Italia`. */
export function findRegione(name: string): Regione | undefined {
  const wanted = foldText(name.split('/')[0]!)
  return regioni.find((regione) => foldText(regione.nome) === wanted)
}

/** ISTAT codes: what is not given is derived from the finer code, the regione from the provincia where that is known. */
export function placeCodes(place: { comune?: string; provincia?: string; regione?: string }): {
  comune?: string
  provincia?: string
  regione?: string
} {
  const comune = place.comune || undefined
  const provincia = place.provincia || comune?.slice(0, 3)
  const regione = (provincia ? provinciaByCode(provincia)?.regione : undefined) ?? (place.regione || undefined)
  return { comune, provincia, regione }
}

/**
 * Names of ISTAT codes for people; capoluoghi are the only comuni known without a table.
 * @example placeName('090') // 'Sassari (fino al 2025)': there is another one of that name
 */
export function placeName(codice: string): string {
  if (codice.length === 2) return regioneByCode(codice)?.nome ?? codice
  if (codice.length === 3) return provinciaName(codice)
  const capoluogo = provinciaByCode(codice.slice(0, 3))?.capoluoghi.find((each) => each.codice === codice)
  return capoluogo?.nome ?? codice
}

function provinciaName(codice: string): string {
  const before = formerProvince().find((one) => one.codice === codice)
  if (!before) return provinciaByCode(codice)?.nome ?? codice
  return `${before.nome} (${before.al ? `fino al ${before.al.slice(0, 4)}` : 'non c’è più'})`
}
