import * as z from 'zod/mini'
import { CanarinoSchema, RifiutataSchema, RisoltaSchema } from '../resolution.ts'

const RifiutoSchema = z.object({
  kind: z.string(),
  tenant: z.optional(z.string()),
  id: z.optional(z.string()),
  version: z.optional(z.string()),
  floor: z.optional(z.string()),
  because: z.optional(z.array(RifiutataSchema)),
})
/** What speaks against a command. */
export type Rifiuto = z.infer<typeof RifiutoSchema>

const PianoSchema = z.object({
  tenants: z.array(
    z.object({
      tenant: z.string(),
      n: z.number(),
      changes: z.array(
        z.object({ id: z.string(), before: RisoltaSchema, after: RisoltaSchema, canary: z.optional(CanarinoSchema) }),
      ),
    }),
  ),
  channel: z.optional(
    z.object({ id: z.string(), channel: z.string(), version: z.string(), before: z.nullable(z.string()) }),
  ),
  floor: z.optional(z.object({ id: z.string(), version: z.nullable(z.string()), before: z.nullable(z.string()) })),
  withdrawn: z.optional(z.array(z.object({ id: z.string(), version: z.string() }))),
  refusals: z.array(RifiutoSchema),
})
/** What a command would do, or did. */
export type Piano = z.infer<typeof PianoSchema>

export const parsePiano = (body: unknown): Piano => PianoSchema.parse(body)

const ProspettoSchema = z.object({
  prospetto: z.array(
    z.object({
      tenant: z.string(),
      id: z.string(),
      before: RisoltaSchema,
      after: RisoltaSchema,
      stranded: z.boolean(),
      lost: z.optional(z.array(z.string())),
    }),
  ),
})
/** What a tenant would get of one module under other circumstances. */
export type Prospetto = z.infer<typeof ProspettoSchema>['prospetto'][number]

export const parseProspetto = (body: unknown): Prospetto[] => ProspettoSchema.parse(body).prospetto

const FunzioniSchema = z.object({
  funzioni: z.array(
    z.object({ id: z.string(), key: z.string(), label: z.string(), on: z.boolean(), fixed: z.boolean() }),
  ),
})
/** A feature as a tenant has it; one that is fixed cannot be switched off. */
export type Funzione = z.infer<typeof FunzioniSchema>['funzioni'][number]

export const parseFunzioni = (body: unknown): Funzione[] => FunzioniSchema.parse(body).funzioni
