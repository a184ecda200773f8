import { atecoPrevalente } from './ateco.ts'
import type { Azienda } from './azienda.ts'
import type { AnyRecord, CollectionName, Collections } from './collections.ts'
import { completezza } from './completezza.ts'
import { dimensione } from './dimensione.ts'
import { sedeName, sedePrincipale } from './sede.ts'
import { placeCodes } from './territory.ts'
import { CLASSI_DIMENSIONE } from './vocabularies.ts'

/** What is computed of a record alone; of one that lacks fields too. */
export type Calcolo<T> = (record: T) => string | number | null | readonly string[]
type Calcolati = { readonly [C in CollectionName]?: Readonly<Record<string, Calcolo<Collections[C]>>> }

/** Value of the filter on people for what nobody follows. */
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
    /** Ids of who follows the company. */
    professionista: ({ professionisti = [] }: Azienda) => (professionisti.length > 0 ? professionisti : NESSUNO),
    sede: (azienda: Azienda) => {
      const sede = sedePrincipale(azienda)
      return (sede && sedeName(sede)) || null
    },
    /** The main code. */
    ateco: (azienda: Azienda) => atecoPrevalente(azienda)?.codice ?? null,
  },
} as const satisfies Calcolati

/** How a field of a collection is computed; `undefined` when there is none of this name. */
export function calcoloOf(coll: CollectionName, name: string): Calcolo<AnyRecord> | undefined {
  const known: Calcolati = calcolati
  const ofColl = known[coll] as Readonly<Record<string, Calcolo<AnyRecord>>> | undefined
  return ofColl && Object.hasOwn(ofColl, name) ? ofColl[name] : undefined
}
