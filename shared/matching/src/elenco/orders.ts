import { calcolati, compareValues } from '@bandiera/domain'
import { BY_ESITO, BY_STATE } from '../classifica.ts'
import { luogoDi, stimaDi, type Riga } from './riga.ts'

type Key = (riga: Riga) => string | number | null | undefined

/** What a list of matches can be sorted by, by column: nothing that needs the reasons of a verdict. */
export const ORDERS = {
  titolo: ({ bando }) => bando.data.titolo,
  ente: ({ bando }) => bando.data.ente,
  azienda: ({ azienda }) => azienda.ragioneSociale,
  partitaIva: ({ azienda }) => azienda.partitaIva,
  sede: ({ azienda }) => luogoDi(azienda) || null,
  dimensione: ({ azienda }) => calcolati.aziende.dimensioneRango(azienda),
  esito: ({ valutazione }) => BY_ESITO[valutazione.esito],
  punteggio: ({ valutazione }) => valutazione.punteggio,
  stato: ({ valutazione }) => BY_STATE[valutazione.stato],
  chiusura: ({ valutazione }) => valutazione.giorniRimasti,
  forma: ({ bando }) => bando.data.forme?.join(', '),
  intensita: ({ bando }) => bando.data.intensita,
  importo: ({ bando }) => bando.data.agevolazioneMax,
  stima: stimaDi,
} as const satisfies Record<string, Key>

/** Rows in the order that an address asks for (`-importo`); those that are alike, and all without one, stay as they came. */
export function inOrder<R extends Riga>(rows: readonly R[], ord = ''): readonly R[] {
  const id = ord.replace(/^-/, '')
  if (!Object.hasOwn(ORDERS, id)) return rows
  const keyOf: Key = ORDERS[id as keyof typeof ORDERS]
  const desc = ord.startsWith('-')
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }))
  return keyed.sort((a, b) => compareValues(a.key, b.key, desc)).map(({ row }) => row)
}
