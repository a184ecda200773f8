import * as z from 'zod/mini'
import * as f from '../fields/field.ts'
import { Importo } from '../record.ts'
import { difettiCriterio, difettiElenco } from './difetti.ts'
import type { CriterioOf } from './kind.ts'
import { criterioKinds, fieldsOfTipo, TIPI_CRITERIO, tipoCriterioLabels, type TipoCriterio } from './kinds.ts'

/** What every criterion has. */
export const criterioFields = {
  id: f.field('text', z.string(), 'Codice', { hidden: true }),
  /** A binding criterion decides the verdict; a preferential one only the score. Default true. */
  vincolante: f.flag('Vincolante'),
  /** Criteria with the same group are alternatives (OR). */
  gruppo: f.text('Alternativo ad altri', { told: () => 'sì' }),
  peso: f.field('number', z.optional(Importo), 'Peso nel punteggio', { decimals: 2 }),
  nota: f.text('Nota', {
    longest: 5000,
    help: 'Per chi cura il bando: da dove viene il requisito, che cosa resta da chiarire.',
  }),
} satisfies f.Fields
type Base = CriterioOf<typeof criterioFields>

type Made<T extends TipoCriterio> = Base & { tipo: T } & CriterioOf<(typeof criterioKinds)[T]['fields']>
export type Criterio = { [T in TipoCriterio]: Made<T> }[TipoCriterio]
export type CriterioDi<T extends TipoCriterio> = Extract<Criterio, { tipo: T }>

const schemas = TIPI_CRITERIO.map((tipo) =>
  z.looseObject({
    ...f.shapeOf(criterioFields),
    tipo: z.literal(tipo),
    ...f.shapeOf(fieldsOfTipo(tipo)),
  }),
)
const Tipi = z.discriminatedUnion('tipo', schemas as [(typeof schemas)[0]]) as unknown as z.ZodMiniType<Criterio>

/** One eligibility rule of a grant or of a credit product, of any kind. It must state something that can hold. */
export const CriterioSchema = Tipi.check(({ value, issues }) => {
  for (const { path, message } of difettiCriterio(value)) issues.push({ code: 'custom', input: value, path, message })
})

/** The rules of one grant or product; each has an `id` of its own. */
export const CriteriSchema = z.array(CriterioSchema).check(({ value, issues }) => {
  for (const { path, message } of difettiElenco(value)) issues.push({ code: 'custom', input: value, path, message })
})

/** A list of criteria as a field of a record: each line has the fields of its kind. */
export const criteriField = <L extends string>(label: L) =>
  f.field('rows', z.optional(CriteriSchema), label, {
    fields: criterioFields,
    fieldsOf: ({ tipo }: f.Line) => ({ ...criterioFields, tipo: tipoField, ...fieldsOfTipo(tipo) }),
    lineName: ({ tipo }: f.Line) => `Requisito «${labelOf(tipo)}»`,
  })
/** The name of a line says it. */
const tipoField = f.field('text', z.string(), 'Tipo', { hidden: true })

const labelOf = (tipo: unknown): string =>
  typeof tipo === 'string' && Object.hasOwn(tipoCriterioLabels, tipo)
    ? tipoCriterioLabels[tipo as TipoCriterio]
    : String(tipo)

/** A new criterion of a kind, with nothing chosen yet: what must be chosen is said by `difettiCriterio`. */
export function nuovoCriterio(tipo: TipoCriterio, id: string): Criterio {
  return { id, tipo, vincolante: true, ...criterioKinds[tipo].start } as Criterio
}
