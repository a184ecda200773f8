import * as z from 'zod/mini'

/** Fields that every stored record carries; the server stamps them. `versione` is the optimistic lock. */
export const stamps = {
  creatoIl: z.optional(z.string()),
  aggiornatoIl: z.optional(z.string()),
  aggiornatoDa: z.optional(z.string()),
  versione: z.optional(z.number()),
}

export const Id = z.string().check(z.regex(/^[0-9a-f]{24}$/, 'Identificativo non valido'))
/** Local date, `YYYY-MM-DD`. */
export const CalendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Data non valida: usa gg/mm/aaaa'))
/** Euro with two decimals, not negative (spec §5: negative amounts disabled). */
export const EuroAmount = z.number().check(z.nonnegative('Inserisci un importo non negativo'))
/** Yes, no, or `null` = not known (domain rule: unknown is never no). */
export const YesNoUnknown = z.optional(z.nullable(z.boolean()))

/** Type of a schema without the open index of `looseObject`: unknown fields are kept at run time, not typed. */
export type Infer<S extends z.core.$ZodType> = Known<z.infer<S>>
type Known<T> = T extends (infer U)[]
  ? Known<U>[]
  : T extends object
    ? { [K in keyof T as string extends K ? (unknown extends T[K] ? never : K) : K]: Known<T[K]> }
    : T
