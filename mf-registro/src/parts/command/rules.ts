import { atMost } from '@bandiera/domain'
import * as z from 'zod/mini'
import { CanarySchema, ResolutionSchema, RefusalSchema } from '../registry.ts'
import { texts, type Verb } from './texts.ts'

/** A command from a button, before its form adds the rest. */
export interface Order {
  verb: Verb
  /** All modules when absent, which only `annulla` allows. */
  id?: string
  /** All tenants when absent. */
  tenant?: string
  /** For `minimo`: the present one, which can be removed. */
  floor?: string
  /** For `annulla`: back to this generation instead of the previous one. */
  to?: number
}

const base = {
  versione: z.string(),
  percento: z.optional(z.number()),
  canale: z.enum(['stable', 'next']),
  perche: z.string().check(z.trim(), z.minLength(1, texts.reasonMissing), atMost(500)),
  urgente: z.boolean(),
}

export const schemaOf = ({ verb }: Order) =>
  z.object({
    ...base,
    ...((verb === 'promuovi' || verb === 'canarino' || verb === 'minimo') && {
      versione: z.string().check(z.minLength(1, texts.versionMissing)),
    }),
    ...(verb === 'canarino' && {
      percento: z.optional(z.number()).check(z.refine(isPercent, texts.percentError)),
    }),
  })
export type CommandValues = z.infer<z.ZodMiniObject<typeof base>>

/** Offered among versions, to remove the oldest that may run. */
export const NO_VERSION = '-'

const isPercent = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= 100

/** `null` while something is missing. */
export function commandOf(
  { verb, id, tenant, to }: Order,
  { versione: version, percento: percent, canale: channel }: Omit<CommandValues, 'perche' | 'urgente'>,
): object | null {
  const whom = tenant === undefined ? {} : { tenants: [tenant] }
  if (verb === 'annulla') return { verb, ...(id && { id }), ...(to !== undefined && { to }), ...whom }
  if (verb === 'segui') return { verb, id, channel, ...whom }
  if (verb === 'spegni' || verb === 'accendi') return { verb, id, ...whom }
  if (version === '') return null
  if (verb === 'minimo') return { verb, id, version: version === NO_VERSION ? null : version }
  if (verb === 'promuovi') return { verb, id, version, ...(tenant === undefined ? { channel } : whom) }
  return isPercent(percent) ? { verb, id, version, percent, ...whom } : null
}

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
