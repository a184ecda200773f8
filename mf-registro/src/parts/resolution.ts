import * as z from 'zod/mini'

/** Why one version is not the one that comes out. */
export const RifiutataSchema = z.object({
  version: z.string(),
  why: z.object({
    kind: z.string(),
    what: z.optional(z.string()),
    asked: z.optional(z.string()),
    found: z.optional(z.string()),
  }),
})
export type Rifiutata = z.infer<typeof RifiutataSchema>

export const CanarinoSchema = z.object({ version: z.string(), percent: z.number() })
export type Canarino = z.infer<typeof CanarinoSchema>

/** Which version of a module comes out for a tenant, and why. */
export const RisoltaSchema = z.object({
  id: z.string(),
  version: z.nullable(z.string()),
  reason: z.string(),
  wanted: z.optional(z.string()),
  refused: z.array(RifiutataSchema),
})
export type Risolta = z.infer<typeof RisoltaSchema>
