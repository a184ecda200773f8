import * as z from 'zod/mini'
import { stamps, type Infer } from './record.ts'
import {
  ColorsSchema,
  ImageAddress,
  LinkEsternoSchema,
  LogoSchema,
  SlideSchema,
  StaticLinkSchema,
} from './white-label.ts'

/** A need of the tenant's catalogue, used by the `obiettivo` criterion. */
export const EsigenzaSchema = z.looseObject({
  id: z.string(),
  nome: z.string(),
  gruppo: z.optional(z.string()),
  obiettivi: z.array(z.string()),
  costi: z.optional(z.array(z.string())),
  forme: z.optional(z.array(z.string())),
  ordine: z.optional(z.number()),
  attiva: z.optional(z.boolean()),
})
export type Esigenza = Infer<typeof EsigenzaSchema>

export const VARIANTI = ['agevolaitalia', 'sofabis', 'rent'] as const
export type Variante = (typeof VARIANTI)[number]

/** One tenant's settings; `_id` is its host or tenant id (spec §3). */
export const SettingsSchema = z.looseObject({
  _id: z.string(),
  nome: z.string(),
  variante: z.optional(z.enum(VARIANTI)),
  logo: z.optional(z.union([ImageAddress, LogoSchema])),
  slides: z.optional(z.array(SlideSchema)),
  colors: z.optional(ColorsSchema),
  /** Feature keys switched on for this tenant. */
  moduli: z.optional(z.record(z.string(), z.boolean())),
  /** Features that only these accounts have, and those who work under them (spec §2, `/rent`): ids by feature key. */
  moduliPerConto: z.optional(z.record(z.string(), z.array(z.string()))),
  staticLink: z.optional(StaticLinkSchema),
  mailContatti: z.optional(z.string()),
  linkEsterni: z.optional(z.array(LinkEsternoSchema)),
  /** https addresses whose site this tenant's pages may show in a frame. */
  cornici: z.optional(z.array(z.string())),
  /** https address of the rental site that `/rent` shows in a frame. */
  affittiUrl: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/, 'Scrivi un indirizzo che inizia con https://'))),
  /** Weights of the matching score by criterion kind. */
  pesi: z.optional(z.record(z.string(), z.number())),
  esigenze: z.optional(z.array(EsigenzaSchema)),
  privacyHtml: z.optional(z.string()),
  ...stamps,
})
export type Settings = Infer<typeof SettingsSchema>
