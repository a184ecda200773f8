import {
  findProvincia,
  findRegione,
  foldText,
  regioni as allRegioni,
  type Criterio,
  type CriterioOfKind,
} from '@bandiera/domain'
import type { Reference } from '../../tenants/tables/reference.ts'
import { readComuni, type Comuni } from './comuni-list.ts'
import type { Flags } from './flags.ts'
import type { CatalogueRecord } from './record.ts'
import { askAboutPlaces } from './places-in-text.ts'
import { LESS, placesIn, provinceOf, REGIONI_IN_USE, tidy } from './places-in-words.ts'

/**
 * An unknown comune, or one of two with a name, becomes a question: no company is refused for it. A suppressed one
 * keeps its code (domain rule 2.2).
 */
export function readTerritory(record: CatalogueRecord, flags: Flags, reference: Reference): Criterio[] {
  const named = readRegioni(record.Regioni, flags)
  const autonome = autonomousIn(record.Regioni, named)
  const column = autonome.length > 0 ? [...new Set([...named, TRENTINO])] : named
  const comuni = readComuni(record.Comuni, column, flags, reference)
  const { trovati, aperti, testo } = comuni
  const [within, regioni] = comuni.regioni ? [comuni.regioni, comuni.regioni] : [column, named]
  // whole province beside comuni of others are alternatives
  const mixed = comuni.province.length > 0 && trovati.length + aperti.length > 0
  const province = comuni.province.length > 0 && !mixed ? [...new Set(comuni.province)] : autonome
  const towns = trovati.length > 0 ? townsOf(trovati, reference) : null
  const place = {
    ...(regioni.length > 0 && { regioni: within.toSorted() }),
    ...(province.length > 0 && { province }),
    ...(aperti.length === 0 && !mixed && towns),
  }
  const base: Criterio[] = Object.keys(place).length > 0 ? [{ id: 'territorio', tipo: 'territorio', ...place }] : []
  const silent = base.length === 0 && trovati.length + aperti.length === 0 && !comuni.tutti
  if (silent) flags.ask('territory-absent')
  askAboutPlaces(record, { regioni, comuni }, flags, reference)
  return [
    ...base,
    ...(aperti.length > 0 || mixed ? openComuni(towns, aperti, mixed ? [...new Set(comuni.province)] : []) : []),
    ...(testo
      ? [{ id: 'comuni-testo', tipo: 'libero' as const, testo: `Comuni, come li scrive la fonte: «${testo}»` }]
      : []),
    ...readAreas(record.Ambito_territoriale, trovati.length > 0, flags),
  ]
}

/** Names also of the successors of suppressed comuni. */
function townsOf(
  found: Comuni['trovati'],
  { comuni }: Reference,
): Required<Pick<CriterioOfKind<'territorio'>, 'comuni' | 'nomi'>> {
  const later = found.flatMap((row) => ('in' in row ? row.in.flatMap((codice) => comuni.byCode(codice) ?? []) : []))
  return {
    comuni: [...new Set(found.map(({ codice }) => codice))],
    nomi: Object.fromEntries([...later, ...found].map(({ codice, nome }) => [codice, nome])),
  }
}

const TRENTINO = '04'

/** `P.A. Bolzano`, `Trentino` in place of a regione. */
function provinciaOf(name: string): string | undefined {
  if (/^trentino$/i.test(name)) return findProvincia('Trento')?.codice
  if (/^(?:alto adige|südtirol)$/i.test(name)) return findProvincia('Bolzano')?.codice
  const own = /^(?:provincia autonoma|p\.?\s?a\.?)\s+(?:di\s+)?(.+)$/i.exec(name)?.[1]
  return own === undefined ? undefined : findProvincia(own.split('/')[0]!)?.codice
}

/** One list of province: the autonomous ones, and those of the column's regioni. */
function autonomousIn(names: readonly string[], regioni: readonly string[]): string[] {
  const autonome = names.flatMap((name) => provinciaOf(name) ?? [])
  if (autonome.length === 0 || regioni.includes(TRENTINO)) return []
  return [...new Set([...provinceOf(regioni), ...autonome])]
}

function readRegioni(names: string[], flags: Flags): string[] {
  const codes = names
    .filter((name) => !provinciaOf(name))
    .flatMap((name) => {
      const one = regioniIn(name)
      // "Estero" adds nothing for Italian companies
      if (one === null && !/^estero$/i.test(name)) flags.ask('regione-unknown', { valore: name })
      return one ?? []
    })
  return [...new Set(codes)].sort()
}

const EVERYWHERE =
  /^(?:italia|(?:tutt[ae]\s+)(?:italia|l[’']\s*italia|le\s+regioni(?:\s+italiane)?)?|tutto\s+il\s+territorio(?:\s+(?:nazionale|italiano))?|intero\s+territorio(?:\s+(?:nazionale|italiano))?|(?:ambito\s+|territorio\s+)?nazionale)(?![\p{L}])\s*/iu

/** Regioni of one text, also joined as in the CSV of the site; `null` where it says more. */
function regioniIn(text: string): string[] | null {
  const name = text.replace(/\|/g, ',')
  const regione = findRegione(name) ?? findRegione(REGIONI_IN_USE[foldText(name)] ?? '')
  if (regione) return [regione.codice]
  const less = LESS.exec(name)
  const head = tidy(less ? name.slice(0, less.index) : name)
  const rest = tidy(`${head} `.replace(EVERYWHERE, ''))
  const isAll = rest !== head || /^tutt[ae]$/i.test(head)
  const from =
    isAll && (rest === '' || /^tutt[ae]$/i.test(rest)) ? allRegioni.map(({ codice }) => codice) : onlyRegioni(rest)
  const out = less ? onlyRegioni(name.slice(less.index + less[0].length)) : []
  if (!from || !out || from.length === 0 || !out.every((codice) => from.includes(codice))) return null
  return from.filter((codice) => !out.includes(codice))
}

function onlyRegioni(text: string): string[] | null {
  const bare = tidy(text).replace(/\b(?:autonom[ae])\s+/gi, '')
  const found = placesIn(bare)
  return found && found.province.length === 0 ? found.regioni : null
}

function openComuni(
  towns: Pick<CriterioOfKind<'territorio'>, 'comuni' | 'nomi'> | null,
  open: readonly string[],
  province: string[],
): Criterio[] {
  const gruppo = towns || province.length > 0 ? { gruppo: 'comuni' } : {}
  const known: Criterio[] = towns ? [{ id: 'comuni', tipo: 'territorio', ...towns, peso: 10, ...gruppo }] : []
  const testo = `Sede in uno dei comuni indicati dal bando e non riconosciuti: ${open.join(', ')}`
  if (province.length > 0) known.push({ id: 'comuni-province', tipo: 'territorio', province, peso: 10, ...gruppo })
  return open.length > 0 ? [...known, { id: 'comuni-da-verificare', tipo: 'libero', testo, ...gruppo }] : known
}

/** Kinds of area are alternatives. Beside comuni they only describe these; alone they may be a requirement. */
function readAreas(given: string[], beside: boolean, flags: Flags): Criterio[] {
  const areas = [...new Set(given.flatMap((text) => text.split(/[;,|]/)).map((text) => text.trim()))].filter(Boolean)
  if (areas.length === 0 || areas.some((area) => /^non applicabile$/i.test(area))) return []
  if (!beside) flags.ask('ambito-meaning', { valore: areas.join(', ') })
  const others = areas.filter((area) => !/^zes\b/i.test(area))
  const more = {
    peso: 5,
    ...(beside && { vincolante: false }),
    ...(others.length > 0 && others.length < areas.length && { gruppo: 'ambito' }),
  }
  return [
    ...(others.length < areas.length ? [{ id: 'zes', tipo: 'territorio' as const, zes: true, ...more }] : []),
    ...(others.length > 0 ? [{ id: 'ambito', tipo: 'territorio' as const, ambito: others, ...more }] : []),
  ]
}
