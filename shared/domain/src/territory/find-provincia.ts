import { perProvinceTable } from './province.ts'
import { provinciaByCode } from './territory.ts'
import { foldText } from '../text/fold.ts'
import type { ProvinceTable, Provincia } from './adopted-province.ts'

const ABOUT =
  /^(?:(?:provincia|prov|pr|p a|citta metropolitana|libero consorzio(?: comunale)?)(?: autonoma| regionale)?(?: di| del| della| dell)? )+/
/** Words that people leave out or write otherwise: `Reggio Emilia`, `Monza e Brianza`. */
const SMALL = new Set(['di', 'nell', 'e', 'd', 'l', 'la', 'della', 'degli'])

/** Names in use by the sigla of the provincia, beside its own, its parts and its capoluogo. */
const USED: Readonly<Record<string, string>> = {
  AO: "Aosta|Vallée d'Aoste|Aoste|Val d'Aosta",
  BZ: 'Bozen|Alto Adige|Südtirol|Bolzano Alto Adige|Bozen Südtirol',
  FC: 'FO|Forlì|Cesena',
  PU: 'PS|Pesaro|Urbino',
  MS: 'Massa|Carrara|Massa e Carrara',
  MB: 'Monza|Brianza',
  VB: 'Verbania|Verbano|VCO|Ossola',
  BT: 'BAT|Barletta|Andria|Trani',
  RM: 'Roma Capitale|ROMA',
  OT: 'Gallura|Olbia|Olbia-Tempio|Tempio Pausania|Nord-Est Sardegna',
  CI: 'Carbonia-Iglesias|Carbonia|Iglesias|Sulcis',
  VS: 'Sanluri|Villacidro|Sanluri-Villacidro',
  OG: 'Lanusei|Tortolì',
}

/**
 * By code, sigla or name as people write it. Old sigle (`FO`, `PS`) give today's provincia; abolished provinces such as `SU` are in
 * `formerProvince`. `undefined` for a name that fits two provinces.
 */
export function findProvincia(text: string): Provincia | undefined {
  const [, name = '', sigla = ''] = /^(.*?)[\s,-]*\(\s*([a-z]{2})\s*\)\s*$/is.exec(text) ?? []
  if (sigla === '' || name.trim() === '') return found(sigla || text)
  const one = found(name)
  return one === found(sigla) ? one : undefined
}

function found(text: string): Provincia | undefined {
  const key = foldPlace(text)
  if (/^\d{3}$/.test(key)) return provinciaByCode(key)
  const bare = key.replace(ABOUT, '')
  return names().get(bare) ?? names().get(shortOf(bare)) ?? undefined
}

const shortOf = (key: string): string => {
  const words = key.split(' ').filter((word) => !SMALL.has(word))
  return words.length > 0 ? words.join(' ') : key
}

/** Every name, folded; `null` for one that two provinces bear. */
const names = perProvinceTable(collect)

function collect({ oggi, prima }: ProvinceTable): ReadonlyMap<string, Provincia | null> {
  const all = new Map<string, Provincia | null>()
  const add = (name: string, one: Provincia) => {
    for (const key of new Set([foldPlace(name), shortOf(foldPlace(name))])) {
      const before = all.get(key)
      if (before === undefined) all.set(key, one)
      // what was is known by a name of its own only
      else if (before !== one && !('al' in one)) all.set(key, null)
    }
  }
  const addPair = (one: Provincia, name: string) => {
    add(`${one.nome} ${name}`, one)
    add(`${name} ${one.nome}`, one)
  }
  for (const one of oggi) {
    for (const name of [one.sigla, one.nome]) add(name, one)
    addPair(one, one.sigla)
    // `Bolzano/Bozen`, `Bozen - Bolzano`
    for (const name of (USED[one.sigla] ?? '').split('|').filter(Boolean)) {
      add(name, one)
      addPair(one, name)
    }
  }
  for (const one of prima) for (const name of [one.sigla, one.nome]) add(name, one)
  return all
}

/** `foldText` without invisible marks, `ß` as `ss`. */
export const foldPlace = (text: string): string => foldText(text.replace(/[\p{Cf}]/gu, '').replaceAll(/ß/gi, 'ss'))
