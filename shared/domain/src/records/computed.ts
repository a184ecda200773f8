import { atecoPrevalente } from '../ateco/ateco.ts'
import type { Azienda } from '../azienda/azienda.ts'
import type { AnyRecord, CollectionName, Collections } from '../collections.ts'
import { completezza } from '../azienda/completeness.ts'
import { dimensione } from '../dimensione/dimensione.ts'
import { aziendaIdOfPratica } from './ids.ts'
import { daysBetween, dayInRome } from '../text/formats.ts'
import { compitiOf, decisioneOf, mesiOf, quandoScade, situazioneDi } from '../pratica/list-values.ts'
import { documentiMancanti, prossimaScadenza, scadenzeAperte } from '../pratica/scadenze.ts'
import { STATI_PRATICA } from '../pratica/stati.ts'
import type { Pratica } from '../pratica/pratica.ts'
import { sedeName, sedePrincipale } from '../azienda/sedi.ts'
import { placeCodes } from '../territory/territory.ts'
import { CLASSI_DIMENSIONE } from '../vocabularies.ts'

/** What is computed of a record and the day in Rome alone; of one that lacks fields too. */
export type Calcolo<T> = (record: T) => string | number | null | readonly string[]
type Calcolati = { readonly [C in CollectionName]?: Readonly<Record<string, Calcolo<Collections[C]>>> }

/** Value of the filter on people for records that no person follows. */
export const NESSUNO = 'nessuno'

/** Computed fields by collection: what a list sorts by, filters and counts as if the record had them. */
export const calcolati = {
  aziende: {
    /** Percent of the key data that are known. */
    completezza: (azienda: Azienda) => completezza(azienda).percento,
    dati: (azienda: Azienda) => (completezza(azienda).percento === 100 ? 'completi' : 'mancanti'),
    dimensione: (azienda: Azienda) => dimensione(azienda).classe ?? 'ignota',
    /** Place of the class among `CLASSI_DIMENSIONE`. */
    dimensioneRango: (azienda: Azienda) => {
      const { classe } = dimensione(azienda)
      return classe && CLASSI_DIMENSIONE.indexOf(classe)
    },
    /** ISTAT codes of the regioni of all seats. */
    regione: ({ sedi = [] }: Azienda) => [...new Set(sedi.flatMap((sede) => placeCodes(sede).regione ?? []))],
    archivio: ({ archiviata }: Azienda) => (archiviata ? 'si' : 'no'),
    /** Ids of the people that follow the company. */
    professionista: ({ professionisti = [] }: Azienda) => (professionisti.length > 0 ? professionisti : NESSUNO),
    sede: (azienda: Azienda) => {
      const sede = sedePrincipale(azienda)
      return (sede && sedeName(sede)) || null
    },
    /** The main code. */
    ateco: (azienda: Azienda) => atecoPrevalente(azienda)?.codice ?? null,
  },
  pratiche: {
    azienda: ({ _id }: Pratica) => aziendaIdOfPratica(_id),
    situazione: situazioneDi,
    /** Place of the state among `STATI_PRATICA`. */
    statoRango: ({ stato }: Pratica) => STATI_PRATICA.indexOf(stato),
    /** Day of the next deadline, and when that is seen from today. */
    scadenza: (pratica: Pratica) => prossimaScadenza(pratica)?.data ?? null,
    scade: (pratica: Pratica) => {
      const next = prossimaScadenza(pratica)
      return quandoScade(next ? daysBetween(dayInRome(), next.data) : null)
    },
    /** Months (`2026-09`) in which something is due. */
    mesiScadenze: (pratica: Pratica) => [...new Set(scadenzeAperte(pratica).map(({ data }) => data.slice(0, 7)))],
    mancanti: (pratica: Pratica) => documentiMancanti(pratica, dayInRome()).length,
    documenti: (pratica: Pratica) => (documentiMancanti(pratica, dayInRome()).length > 0 ? 'mancanti' : 'completi'),
    importo: ({ agevolazioneConcessa, agevolazioneRichiesta }: Pratica) =>
      agevolazioneConcessa ?? agevolazioneRichiesta ?? null,
    /** `miei ID` of people with open tasks, `ritardo ID` of people with a late one. */
    compiti: (pratica: Pratica) =>
      [...new Set((pratica.attivita ?? []).flatMap(({ per }) => per ?? []))].flatMap((chi) =>
        compitiOf(pratica, chi, dayInRome()).map((one) => `${one} ${chi}`),
      ),
    decisione: decisioneOf,
    mesi: mesiOf,
  },
} as const satisfies Calcolati

/** How a field of a collection is computed; `undefined` when there is none of this name. */
export function calcoloOf(coll: CollectionName, name: string): Calcolo<AnyRecord> | undefined {
  const known: Calcolati = calcolati
  const ofColl = known[coll] as Readonly<Record<string, Calcolo<AnyRecord>>> | undefined
  return ofColl && Object.hasOwn(ofColl, name) ? ofColl[name] : undefined
}
