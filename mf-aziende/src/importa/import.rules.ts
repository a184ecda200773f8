import { knownOf } from '@bandiera/domain'
import type { Azienda } from '@bandiera/domain'
import { anagraficaOf, AnagraficaSchema, type AnagraficaValues } from '../rules/anagrafica.rules.ts'
import { referenteOf, ReferenteSchema, type ReferenteValues } from '../rules/contatti.rules.ts'
import { aziendaOf, NuovaSchema, type NuovaValues } from '../rules/nuova.rules.ts'

export type ImportValues = NuovaValues & AnagraficaValues & ReferenteValues

/** What a form of the portal would refuse, an import refuses: the schemas are those of the forms. */
export const ImportSchemas = [NuovaSchema, AnagraficaSchema, ReferenteSchema] as const

/** The record that a line makes, without the fields that it left empty. */
export function recordOf(values: ImportValues): Omit<Azienda, '_id'> {
  const record = {
    ...aziendaOf(values),
    ...knownOf(anagraficaOf(values)),
    ...knownOf(referenteOf(values, {} as Azienda)),
  }
  const { comuneNome } = (values.sedi[0]?.altro ?? {}) as { comuneNome?: string }
  const [sede, ...rest] = record.sedi ?? []
  // a comune that is in no table is not lost: its name stays beside the province
  return sede && comuneNome && !sede.comune ? { ...record, sedi: [{ ...sede, comuneNome }, ...rest] } : record
}
