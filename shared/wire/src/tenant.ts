import { LinkEsternoSchema, SlideSchema, StaticLinkSchema, VARIANTI } from '@bandiera/domain'
import * as z from 'zod/mini'

/** Who a tenant is, as anybody who opens its address may know before signing in. */
export const PublicTenantSchema = z.object({
  id: z.string(),
  nome: z.string(),
  variante: z.optional(z.enum(VARIANTI)),
  /** Addresses of images; the dark one is for the dark theme. */
  logo: z.optional(z.object({ chiaro: z.string(), scuro: z.optional(z.string()) })),
  /** Brand as `#rgb` or `#rrggbb`. */
  primary: z.optional(z.string()),
  mailContatti: z.optional(z.string()),
  slides: z.optional(z.array(SlideSchema)),
  staticLink: z.optional(StaticLinkSchema),
  linkEsterni: z.optional(z.array(LinkEsternoSchema)),
})
export type PublicTenant = z.infer<typeof PublicTenantSchema>
