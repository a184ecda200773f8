import * as z from 'zod/mini'
import { CanarySchema, RefusedSchema, ResolutionSchema } from '../registry.ts'

const RefusalSchema = z.object({
  kind: z.string(),
  tenant: z.optional(z.string()),
  id: z.optional(z.string()),
  version: z.optional(z.string()),
  floor: z.optional(z.string()),
  because: z.optional(z.array(RefusedSchema)),
})
export type Refusal = z.infer<typeof RefusalSchema>

const PlanSchema = z.object({
  tenants: z.array(
    z.object({
      tenant: z.string(),
      n: z.number(),
      changes: z.array(
        z.object({
          id: z.string(),
          before: ResolutionSchema,
          after: ResolutionSchema,
          canary: z.optional(CanarySchema),
        }),
      ),
    }),
  ),
  channel: z.optional(
    z.object({ id: z.string(), channel: z.string(), version: z.string(), before: z.nullable(z.string()) }),
  ),
  floor: z.optional(z.object({ id: z.string(), version: z.nullable(z.string()), before: z.nullable(z.string()) })),
  withdrawn: z.optional(z.array(z.object({ id: z.string(), version: z.string() }))),
  refusals: z.array(RefusalSchema),
})
/** What a command would do, or did. */
export type Plan = z.infer<typeof PlanSchema>

export const parsePlan = (body: unknown): Plan => PlanSchema.parse(body)
