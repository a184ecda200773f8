import * as z from 'zod/mini'
import * as f from '../fields/field.ts'
import { EuroAmount } from '../records/record.ts'
import { at, type CriterioKind, type CriterioOf, type CriterioFault } from './kind.ts'
import { criterioKinds, fieldsOfKind, CRITERIO_KIND_IDS, type CriterioKindId, criterioKindLabels } from './kinds.ts'

export const criterioFields = {
  id: f.field('text', z.string(), 'Codice', { hidden: true }),
  /** A binding criterion decides the verdict; a preferential one only the score. Default true. */
  vincolante: f.flag('Vincolante'),
  /** Criteria with the same group are alternatives (OR). */
  gruppo: f.text('Alternativo ad altri', { told: () => 'sì' }),
  peso: f.field('number', z.optional(EuroAmount), 'Peso nel punteggio', { decimals: 2 }),
  nota: f.text('Nota', {
    longest: 5000,
    help: 'Per chi cura il bando: da dove viene il requisito, che cosa resta da chiarire.',
  }),
} satisfies f.Fields
type Base = CriterioOf<typeof criterioFields>

type Made<T extends CriterioKindId> = Base & { tipo: T } & CriterioOf<(typeof criterioKinds)[T]['fields']>
export type Criterio = { [T in CriterioKindId]: Made<T> }[CriterioKindId]
export type CriterioOfKind<T extends CriterioKindId> = Extract<Criterio, { tipo: T }>

const schemas = CRITERIO_KIND_IDS.map((tipo) =>
  z.looseObject({
    ...f.shapeOf(criterioFields),
    tipo: z.literal(tipo),
    ...f.shapeOf(fieldsOfKind(tipo)),
  }),
)
const AnyKind = z.discriminatedUnion('tipo', schemas as [(typeof schemas)[0]]) as unknown as z.ZodMiniType<Criterio>

/** One eligibility rule of a grant or of a credit product, of any kind. A company must be able to satisfy it. */
export const CriterioSchema = AnyKind.check(({ value, issues }) => {
  for (const { path, message } of criterioFaults(value)) issues.push({ code: 'custom', input: value, path, message })
})

export const CriteriSchema = z.array(CriterioSchema).check(({ value, issues }) => {
  for (const { path, message } of criteriListFaults(value)) issues.push({ code: 'custom', input: value, path, message })
})

/** A list of criteria as a field of a record: each line has the fields of its kind. */
export const criteriField = <L extends string>(label: L) =>
  f.field('rows', z.optional(CriteriSchema), label, {
    fields: criterioFields,
    fieldsOf: ({ tipo }: f.Line) => ({ ...criterioFields, tipo: kindField, ...fieldsOfKind(tipo) }),
    lineName: ({ tipo }: f.Line) => `Requisito «${labelOf(tipo)}»`,
  })
/** The name of a line says it. */
const kindField = f.field('text', z.string(), 'Tipo', { hidden: true })

const labelOf = (tipo: unknown): string =>
  typeof tipo === 'string' && Object.hasOwn(criterioKindLabels, tipo)
    ? criterioKindLabels[tipo as CriterioKindId]
    : String(tipo)

export function createCriterio(tipo: CriterioKindId, id: string): Criterio {
  return { id, tipo, vincolante: true, ...criterioKinds[tipo].start } as Criterio
}

export function criterioFaults(criterio: Criterio): CriterioFault[] {
  const { difetti } = criterioKinds[criterio.tipo] as CriterioKind
  const heavy = (criterio.peso ?? 0) > 100 && at('peso', 'Il peso va da 0 a 100')
  return [...difetti(criterio), heavy].filter((one) => one !== false && one !== undefined)
}

/** Faults between the criteria of one list: two with the same `id` would be ambiguous. */
export function criteriListFaults(criteri: readonly Criterio[]): CriterioFault[] {
  const twice = criteri.findIndex(({ id }, index) => criteri.findIndex((one) => one.id === id) !== index)
  return twice < 0 ? [] : [{ path: [String(twice), 'id'], message: 'Due criteri hanno lo stesso identificativo' }]
}
