import * as z from 'zod/mini'
import { ResolutionSchema } from '../../parts/resolution.ts'

const OutlookSchema = z.object({
  prospetto: z.array(
    z.object({
      tenant: z.string(),
      id: z.string(),
      before: ResolutionSchema,
      after: ResolutionSchema,
      stranded: z.boolean(),
      lost: z.optional(z.array(z.string())),
    }),
  ),
})
/** What a tenant would get of one module under other circumstances. */
export type Outlook = z.infer<typeof OutlookSchema>['prospetto'][number]

export const parseOutlook = (body: unknown): Outlook[] => OutlookSchema.parse(body).prospetto

const FeaturesSchema = z.object({
  funzioni: z.array(
    z.object({ id: z.string(), key: z.string(), label: z.string(), on: z.boolean(), fixed: z.boolean() }),
  ),
})
/** A feature as a tenant has it; one that is fixed cannot be switched off. */
export type Feature = z.infer<typeof FeaturesSchema>['funzioni'][number]

export const parseFeatures = (body: unknown): Feature[] => FeaturesSchema.parse(body).funzioni
