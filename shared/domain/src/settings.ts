import * as z from 'zod/mini'
import { stamps, type Infer } from './record.ts'

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
  logo: z.optional(z.string()),
  slides: z.optional(z.array(z.looseObject({ titolo: z.string(), testo: z.optional(z.string()) }))),
  colors: z.optional(z.looseObject({ primary: z.optional(z.string()) })),
  /** Feature keys switched on for this tenant. */
  moduli: z.optional(z.record(z.string(), z.boolean())),
  staticLink: z.optional(z.looseObject({ text: z.string(), url: z.string(), icon: z.optional(z.string()) })),
  mailContatti: z.optional(z.string()),
  linkEsterni: z.optional(z.array(z.looseObject({ testo: z.string(), url: z.string() }))),
  /** https addresses whose site this tenant's pages may show in a frame. */
  cornici: z.optional(z.array(z.string())),
  /** Weights of the matching score by criterion kind. */
  pesi: z.optional(z.record(z.string(), z.number())),
  esigenze: z.optional(z.array(EsigenzaSchema)),
  privacyHtml: z.optional(z.string()),
  ...stamps,
})
export type Settings = Infer<typeof SettingsSchema>
