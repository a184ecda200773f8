import * as z from 'zod/mini'

/** Why one version is not the one that comes out. */
export const RefusedSchema = z.object({
  version: z.string(),
  why: z.object({
    kind: z.string(),
    what: z.optional(z.string()),
    asked: z.optional(z.string()),
    found: z.optional(z.string()),
  }),
})
export type Refused = z.infer<typeof RefusedSchema>

export const CanarySchema = z.object({ version: z.string(), percent: z.number() })
export type Canary = z.infer<typeof CanarySchema>

/** Which version of a module comes out for a tenant, and why. */
export const ResolutionSchema = z.object({
  id: z.string(),
  version: z.nullable(z.string()),
  reason: z.string(),
  wanted: z.optional(z.string()),
  refused: z.array(RefusedSchema),
})
export type Resolution = z.infer<typeof ResolutionSchema>
