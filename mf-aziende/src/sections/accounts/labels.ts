import { foldText, BILANCIO_ITEMS, bilancioItemFields, type BilancioItem } from '@bandiera/domain'
import tables from './labels.json'

export type Item = BilancioItem | 'ula'

export type Label =
  | { tipo: 'voce'; voce: Item; totale: boolean }
  | { tipo: 'addendo'; voce: Item; gruppo: string; totale: boolean }
  /** A part of the line before: due within the year, or later. */
  | { tipo: 'scadenza'; entro: boolean }
  /** A line of the scheme that the form does not ask for, or part of one. */
  | { tipo: 'schema' }

/** Other lines of the scheme, and parts of lines: known, and not asked for. */
const SCHEMA =
  /^(?:altri$|altre$|crediti verso soci|immobilizzazioni|costi di (?:impianto|sviluppo|ricerca)|diritti di brevetto|concessioni licenze|terreni e fabbricati|impianti e macchinari|attrezzature|altri beni|altre immobilizzazioni|partecipazioni|altri titoli|strumenti finanziari|prodotti (?:in corso|finiti)|materie prime sussidiarie e di consumo$|lavori in corso|acconti|crediti tributari|imposte anticipate|verso (?:altri|imprese|controllanti|soci)|crediti verso|attivita finanziarie|depositi bancari|assegni|da?naro e valori|denaro e valori|ratei e risconti|capitale(?: sociale)?$|riserva|riserve (?:di|per)|versamenti|varie altre riserve|tfr$|t f r$|fondi? per|fondi? rischi|fondo tfr|trattamento di fine rapporto|altri debiti|debiti (?:oltre|verso|rappresentati|per)|passivo$|passivo e|passivita$|del passivo|altri ricavi|contributi in conto|incrementi di immobilizzazioni|variazion[ei] (?:delle rimanenze di prodotti|rimanenze (?:di )?prodotti|dei lavori)|costi della produzione|salari e stipendi|oneri sociali|trattamento di quiescenza|altri costi|ammortamento|altre svalutazioni|svalutazioni|differenza tra|margine|ebitda|ebit$|mol$|valore aggiunto|proventi|altri proventi|diversi dai precedenti|utili e perdite su cambi|rettifiche|rivalutazioni|risultato (?:prima|operativo|ante)|utile ante|imposte (?:correnti|relative|differite|e anticipate|esercizi)|di (?:partecipazioni|immobilizzazioni|titoli|strumenti))/

/** A name without its place in the scheme («B.9) Costi del personale», «personale (B9)», «17-bis)»); `null` outside balance sheets. */
export function labelOf(nome: string): Label | null {
  const plain = keyOf(nome)
  // «Perdita (utile)»: a loss may be written above zero there, or below
  if (/^\W*perdit[ae]\b.*\butil[ei]\b/i.test(nome)) return null
  const totale = /^totale? /.test(plain)
  const nameKey = plain.replace(/^tot(?:ale)? /, '')
  if (
    /esigibil\w+ (entro|oltre)|^(entro|oltre) (?:l |il )?(?:esercizio|12 mesi)/.test(nameKey) &&
    !nameKey.startsWith('debiti')
  )
    return { tipo: 'scadenza', entro: /entro/.test(nameKey) }
  const voce = BY_NAME.get(plain) ?? BY_NAME.get(nameKey)
  if (voce) return { tipo: 'voce', voce, totale }
  const addend = BY_ADDEND.get(nameKey)
  if (addend) return { tipo: 'addendo', voce: addend, gruppo: nameKey, totale }
  return SCHEMA.test(nameKey) ? { tipo: 'schema' } : null
}

/** Whether the name says a loss and no profit: its amount is below zero, however it is written. */
export const isLoss = (nome: string): boolean => {
  const words = foldText(nome)
  return /\bperdit[ae]\b/.test(words) && !/\b(?:util[ei]|risultato)\b/.test(words)
}

const PLACE =
  /^(?:[A-E] +(?=\p{Lu}\p{Ll})|(?:[A-E][\s.]?)?(?:[IVX]{1,4}|\d{1,2})?(?:[\s-]?(?:bis|ter|quater|quinquies))?[\s]*[).:–°-]+,?\s*|[A-E]\.?\s?\d{1,2}\s+|[a-e]\),?\s*|[IVX]{2,4}\s+)+(?=\S)/u

/** The name as the tables have it. A loss in brackets stays where nothing else is said: «(Perdita) d’esercizio». */
export function keyOf(nome: string): string {
  const [, total = '', rest = nome] = /^(tot(?:ale)?\.?\s+)?(.*)$/i.exec(nome.replace(/\s+(?:19|20)\d\d$/, '')) ?? []
  const bare = `${total}${rest.replace(PLACE, '')}`
  const key = foldText(bare.replace(/\((?!perdit)[^)]*\)/gi, ' '))
  return key.replace(/^[a-d]? ?\d{1,2} (?=[a-z])/, '')
}

/** A line of `addends` has no total of its own in the scheme: the field is the sum of such lines. */
const entries = (names: Record<string, string[]>): [string, Item][] =>
  Object.entries(names).flatMap(([voce, all]) => all.map((name): [string, Item] => [name, voce as Item]))

const BY_NAME = new Map<string, Item>([
  ...BILANCIO_ITEMS.flatMap((voce): [string, Item][] => [
    [keyOf(bilancioItemFields[voce].label), voce],
    [keyOf(bilancioItemFields[voce].label).replace(/^tot(?:ale)? /, ''), voce],
    [foldText(voce.replace(/[A-Z]/g, ' $&')), voce],
  ]),
  ...entries(tables.names),
])
const BY_ADDEND = new Map(entries(tables.addends))
