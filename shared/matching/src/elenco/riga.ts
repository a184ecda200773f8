import {
  foldText,
  placeCodes,
  placeName,
  provinciaByCode,
  sedePrincipale,
  type Azienda,
  type Bando,
  type StimaAgevolazione,
} from '@bandiera/domain'
import type { Lato } from '../mondo/classifica-di.ts'
import type { Valutazione } from '../valutazione.ts'

/** A match as lists look at it: without its reasons. */
export interface Riga {
  azienda: Azienda
  bando: Bando
  valutazione: Pick<Valutazione, 'esito' | 'stato' | 'punteggio' | 'giorniRimasti'>
  readonly stima?: Pick<StimaAgevolazione, 'importo'> | undefined
}

/** What a grant would give to a company that may have it; `null` also where the project is not known. */
export const stimaDi = ({ valutazione, stima }: Riga): number | null =>
  valutazione.esito === 'non_ammissibile' ? null : (stima?.importo ?? null)

/** Folded text of the other side of a ranking, remembered as long as its record lives. */
export function testoDi(tab: Lato, { azienda, bando }: Riga): string {
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
  `${azienda.ragioneSociale} ${azienda.partitaIva ?? ''} ${luogoDi(azienda)}`

/** Where the registered office is (any seat when it is not known): comune, or what is known of the place. */
export function luogoDi(azienda: Azienda): string {
  const seat = sedePrincipale(azienda)
  if (!seat) return ''
  const { comune, provincia, regione } = placeCodes(seat)
  const town = seat.comuneNome ?? (comune && placeName(comune))
  const sigla = provincia && provinciaByCode(provincia)?.sigla
  if (town && town !== comune) return sigla ? `${town} (${sigla})` : town
  return placeName(provincia ?? regione ?? '')
}
