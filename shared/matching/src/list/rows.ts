import {
  addDays,
  type Azienda,
  type Bando,
  computedFields,
  compareValues,
  foldText,
  lastDay,
  type RomeMoment,
  placeCodes,
  placeName,
  provinciaByCode,
  mainSede,
  BANDO_STATES,
  type AgevolazioneEstimate,
  bandoTiming,
} from '@bandiera/domain'
import type { MatchSide } from '../snapshot/record-ranking.ts'
import type { Evaluation } from '../evaluation.ts'
import { ascending, BY_ESITO, BY_STATE } from '../ranking.ts'

export interface MatchRow {
  azienda: Azienda
  bando: Bando
  valutazione: Pick<Evaluation, 'esito' | 'stato' | 'punteggio' | 'giorniRimasti'>
  readonly stima?: Pick<AgevolazioneEstimate, 'importo'> | undefined
}

/** The amount that a grant would give to a company that may get it; `null` also when the project is unknown. */
export const estimateOfRow = ({ valutazione, stima }: MatchRow): number | null =>
  valutazione.esito === 'non_ammissibile' ? null : (stima?.importo ?? null)

/** Folded text of the other side of a ranking, remembered as long as its record lives. */
export function textOf(tab: MatchSide, { azienda, bando }: MatchRow): string {
  const record = tab === 'azienda' ? bando : azienda
  const before = known.get(record)
  if (before !== undefined) return before
  const text = foldText(tab === 'azienda' ? ofBando(bando) : ofAzienda(azienda))
  known.set(record, text)
  return text
}

const known = new WeakMap<Azienda | Bando, string>()
const ofBando = ({ data }: Bando): string => `${data.titolo} ${data.ente ?? ''}`
const ofAzienda = (azienda: Azienda): string =>
  `${azienda.ragioneSociale} ${azienda.partitaIva ?? ''} ${placeOfAzienda(azienda)}`

/** Place of the registered office, or of any seat when that is unknown: the comune, or the smallest known area. */
export function placeOfAzienda(azienda: Azienda): string {
  const seat = mainSede(azienda)
  if (!seat) return ''
  const { comune, provincia, regione } = placeCodes(seat)
  const town = seat.comuneNome ?? (comune && placeName(comune))
  const sigla = provincia && provinciaByCode(provincia)?.sigla
  if (town && town !== comune) return sigla ? `${town} (${sigla})` : town
  return placeName(provincia ?? regione ?? '')
}

type Key = (riga: MatchRow) => string | number | null | undefined

/** Sort values of a list of matches, by column; none needs the reasons of a verdict. */
export const ORDERS = {
  titolo: ({ bando }) => bando.data.titolo,
  ente: ({ bando }) => bando.data.ente,
  azienda: ({ azienda }) => azienda.ragioneSociale,
  partitaIva: ({ azienda }) => azienda.partitaIva,
  sede: ({ azienda }) => placeOfAzienda(azienda) || null,
  dimensione: ({ azienda }) => computedFields.aziende.dimensioneRango(azienda),
  esito: ({ valutazione }) => BY_ESITO[valutazione.esito],
  punteggio: ({ valutazione }) => valutazione.punteggio,
  stato: ({ valutazione }) => BY_STATE[valutazione.stato],
  chiusura: ({ valutazione }) => valutazione.giorniRimasti,
  forma: ({ bando }) => bando.data.forme?.join(', '),
  intensita: ({ bando }) => bando.data.intensita,
  importo: ({ bando }) => bando.data.agevolazioneMax,
  stima: estimateOfRow,
} as const satisfies Record<string, Key>

/** Rows in the order of the address (`-importo`); equal rows, and all rows without an order, keep their rank. */
export function inOrder<R extends MatchRow>(rows: readonly R[], ord = ''): readonly R[] {
  const id = ord.replace(/^-/, '')
  if (!Object.hasOwn(ORDERS, id)) return rows
  const keyOf: Key = ORDERS[id as keyof typeof ORDERS]
  const desc = ord.startsWith('-')
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }))
  return keyed.sort((a, b) => compareValues(a.key, b.key, desc)).map(({ row }) => row)
}

/** Days after which a grant is no longer new. */
const NEW_DAYS = 30

export const openedLately = ({ data: { dataApertura: day } }: Bando, oggi: string): boolean =>
  day !== undefined && day <= oggi && day >= addDays(oggi, -NEW_DAYS)

/** Open grants first, among them by closing day; the newest of equal ones first. */
export function sortByWindow(bandi: readonly Bando[], momento: RomeMoment): Bando[] {
  return bandi
    .map((bando) => ({ bando, rank: rankOf(bando, momento), day: lastDay(bando.data) ?? '9999' }))
    .sort((a, b) => a.rank - b.rank || ascending(a.day, b.day) || ascending(b.bando._id, a.bando._id))
    .map(({ bando }) => bando)
}

function rankOf({ data }: Bando, momento: RomeMoment): number {
  const { stato } = bandoTiming(data, momento)
  return stato === 'in_chiusura' ? 0 : BANDO_STATES.indexOf(stato)
}
