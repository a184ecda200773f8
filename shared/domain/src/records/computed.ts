import { mainAteco } from '../ateco/ateco.ts'
import type { Azienda } from '../azienda/azienda.ts'
import type { CollectionName } from '../collections.ts'
import { completenessOf } from '../azienda/completeness.ts'
import { dimensione } from '../dimensione/dimensione.ts'
import { aziendaIdOfPratica } from './ids.ts'
import { daysBetween, dayInRome } from '../text/formats.ts'
import {
  taskMarksOf,
  authorityDecisionOf,
  amountMonthsOf,
  amountsSince,
  dueRange,
  praticaSituation,
  yearStart,
} from '../pratica/list-values.ts'
import { missingDocumenti, nextScadenza, openScadenze } from '../pratica/scadenze.ts'
import { PRATICA_STATES } from '../pratica/states.ts'
import type { Pratica } from '../pratica/pratica.ts'
import { sedeName, mainSede } from '../azienda/sedi.ts'
import { placeCodes } from '../territory/territory.ts'
import { DIMENSIONE_CLASSES } from '../vocabularies.ts'
import type { AnyRecord, Collections } from '../stored.ts'

/** What is computed of a record and the day in Rome alone; of one that lacks fields too. */
export type ComputedField<T> = (record: T) => string | number | null | readonly string[]
type ComputedFields = { readonly [C in CollectionName]?: Readonly<Record<string, ComputedField<Collections[C]>>> }

/** Value of the filter on people for records that no person follows. */
export const NO_PERSON = 'nessuno'

export const computedFields = {
  aziende: {
    completezza: (azienda: Azienda) => completenessOf(azienda).percento,
    dati: (azienda: Azienda) => (completenessOf(azienda).percento === 100 ? 'completi' : 'mancanti'),
    dimensione: (azienda: Azienda) => dimensione(azienda).classe ?? 'ignota',
    /** Place of the class among `DIMENSIONE_CLASSES`. */
    dimensioneRango: (azienda: Azienda) => {
      const { classe } = dimensione(azienda)
      return classe && DIMENSIONE_CLASSES.indexOf(classe)
    },
    regione: ({ sedi = [] }: Azienda) => [...new Set(sedi.flatMap((sede) => placeCodes(sede).regione ?? []))],
    archivio: ({ archiviata }: Azienda) => (archiviata ? 'si' : 'no'),
    professionista: ({ professionisti = [] }: Azienda) => (professionisti.length > 0 ? professionisti : NO_PERSON),
    sede: (azienda: Azienda) => {
      const sede = mainSede(azienda)
      return (sede && sedeName(sede)) || null
    },
    ateco: (azienda: Azienda) => mainAteco(azienda)?.codice ?? null,
  },
  pratiche: {
    azienda: ({ _id }: Pratica) => aziendaIdOfPratica(_id),
    situazione: praticaSituation,
    /** Place of the state among `PRATICA_STATES`. */
    statoRango: ({ stato }: Pratica) => PRATICA_STATES.indexOf(stato),
    scadenza: (pratica: Pratica) => nextScadenza(pratica)?.data ?? null,
    scade: (pratica: Pratica) => {
      const next = nextScadenza(pratica)
      return dueRange(next ? daysBetween(dayInRome(), next.data) : null)
    },
    mesiScadenze: (pratica: Pratica) => [...new Set(openScadenze(pratica).map(({ data }) => data.slice(0, 7)))],
    mancanti: (pratica: Pratica) => missingDocumenti(pratica, dayInRome()).length,
    documenti: (pratica: Pratica) => (missingDocumenti(pratica, dayInRome()).length > 0 ? 'mancanti' : 'completi'),
    importo: ({ agevolazioneConcessa, agevolazioneRichiesta }: Pratica) =>
      agevolazioneConcessa ?? agevolazioneRichiesta ?? null,
    /** `miei ID` of people with open tasks, `ritardo ID` of people with a late one. */
    compiti: (pratica: Pratica) =>
      [...new Set((pratica.attivita ?? []).flatMap(({ per }) => per ?? []))].flatMap((chi) =>
        taskMarksOf(pratica, chi, dayInRome()).map((one) => `${one} ${chi}`),
      ),
    decisione: authorityDecisionOf,
    mesi: amountMonthsOf,
    /** What was asked for, granted and earned in twelve months. */
    importi: (pratica: Pratica) => Object.keys(amountsSince(pratica, yearStart(dayInRome()))),
  },
} as const satisfies ComputedFields

export function computedFieldOf(coll: CollectionName, name: string): ComputedField<AnyRecord> | undefined {
  const known: ComputedFields = computedFields
  const ofColl = known[coll] as Readonly<Record<string, ComputedField<AnyRecord>>> | undefined
  return ofColl && Object.hasOwn(ofColl, name) ? ofColl[name] : undefined
}
