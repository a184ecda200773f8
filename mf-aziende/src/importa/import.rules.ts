import { knownOf, type Azienda } from '@bandiera/domain'
import { anagraficaOf, AnagraficaSchema, type AnagraficaValues } from '../rules/anagrafica.rules.ts'
import { referenteOf, ReferenteSchema, type ReferenteValues } from '../rules/contatti.rules.ts'
import { aziendaOf, NuovaSchema, type NuovaValues } from '../rules/nuova.rules.ts'
import type { CodiceLetto } from './ateco.ts'

export type ImportValues = NuovaValues & AnagraficaValues & ReferenteValues

/** What a form of the portal would refuse, an import refuses: the schemas are those of the forms. */
export const ImportSchemas = [NuovaSchema, AnagraficaSchema, ReferenteSchema] as const

/** The record that a line makes, without the fields that it left empty. */
export function recordOf(values: ImportValues, codes: readonly CodiceLetto[] = []): Omit<Azienda, '_id'> {
  const { ateco: _twins, ...rest } = aziendaOf(values)
  const record = {
    ...rest,
    ...knownOf(anagraficaOf(values)),
    ...knownOf(referenteOf(values, {} as Azienda)),
    // the form takes a second code of another version for the twin of the first: a line lists codes of equal rank
    ...(codes.length > 0 && { ateco: codes.map((code, at) => ({ ...code, prevalente: at === 0 })) }),
  }
  const { comuneNome } = (values.sedi[0]?.altro ?? {}) as { comuneNome?: string }
  const [sede = { tipo: 'legale' as const, operativa: true }, ...others] = record.sedi ?? []
  // a comune that is in no table is not lost: its name stays beside the province
  return comuneNome && !sede.comune ? { ...record, sedi: [{ ...sede, comuneNome }, ...others] } : record
}
