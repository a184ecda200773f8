import {
  checkCap,
  fieldRules,
  knownOf,
  placeCodes,
  placeName,
  ruleCheck,
  sedeName,
  type Azienda,
  type Sede,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { normal, written } from './normal.ts'

/** A comune as the picker gives it. */
const ComuneOptionSchema = z.looseObject({
  value: z.string(),
  label: z.string(),
  nome: z.string(),
  provincia: z.string(),
  regione: z.optional(z.string()),
})

const SedeFormSchema = z
  .object({
    tipo: z.enum(['legale', 'operativa']),
    provincia: z.string(),
    comune: z.nullable(ComuneOptionSchema),
    indirizzo: z.string(),
    cap: z.string().check(ruleCheck(fieldRules.cap)),
    operativa: z.boolean(),
    /** What the form does not show of the stored seat, given back untouched. */
    altro: z.unknown(),
  })
  .check(({ value: { comune, provincia }, issues }) => {
    if (comune && provincia && comune.provincia !== provincia)
      issues.push({ code: 'custom', input: comune, path: ['comune'], message: testi.errori.comuneFuori })
  })

export const sediShape = { sedi: z.array(SedeFormSchema) }
export const SediSchema = z.object(sediShape)
export type SediValues = z.infer<typeof SediSchema>
export type SedeValues = SediValues['sedi'][number]

export const NUOVA_SEDE: SedeValues = {
  tipo: 'operativa',
  provincia: '',
  comune: null,
  indirizzo: '',
  cap: '',
  operativa: true,
  altro: {},
}

export function sediValues({ sedi }: Partial<Azienda>): SediValues {
  if (!sedi?.length) return { sedi: [{ ...NUOVA_SEDE, tipo: 'legale' }] }
  return { sedi: sedi.map(sedeValues) }
}

/** Seats of the record; a line without place is left out. Region and province follow from the comune. */
export function sediOf({ sedi }: SediValues): { sedi: Sede[] | undefined } {
  const known = sedi
    .filter((sede) => sede.provincia || sede.comune || sede.indirizzo.trim() || sede.cap.trim())
    .map(sedeOf)
  return { sedi: known.length > 0 ? known : undefined }
}

function sedeValues(sede: Sede): SedeValues {
  const { comune, provincia = '' } = placeCodes(sede)
  const nome = sede.comuneNome ?? (comune ? placeName(comune) : '')
  return {
    tipo: sede.tipo,
    provincia,
    comune: comune ? { value: comune, label: sedeName(sede), nome, provincia } : null,
    indirizzo: sede.indirizzo ?? '',
    cap: sede.cap ?? '',
    operativa: sede.tipo === 'operativa' || sede.operativa === true,
    altro: sede,
  }
}

function sedeOf({ tipo, provincia, comune, indirizzo, cap, operativa, altro }: SedeValues): Sede {
  const { comune: before, comuneNome: _nome, indirizzo: _via, cap: _cap, ...rest } = altro as Partial<Sede>
  const address = knownOf({ indirizzo: written(indirizzo), cap: normal(checkCap, cap) })
  // a provincia that this page does not know: the regione is the one that the server gave, or the one on record
  const isKept = comune ? comune.value === before : provincia === rest.provincia
  const regione = comune?.regione ?? (isKept ? rest.regione : undefined)
  const codes = placeCodes({ ...(comune ? { comune: comune.value } : { provincia }), ...(regione && { regione }) })
  return { ...rest, tipo, operativa, ...address, ...codes, ...(comune && { comuneNome: comune.nome }) }
}
