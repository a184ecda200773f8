import * as z from 'zod/mini'
import { stamps, type Infer } from './record.ts'
import { checkEmail } from './email.ts'
import { EsigenzeSchema } from './esigenza.ts'
import { SoglieSchema } from './preavvisi.ts'
import { TabellaCndcecSchema } from './soglie-cndcec.ts'
import { VideoSchema } from './video.ts'
import {
  ColorsSchema,
  ImageAddress,
  LinkEsternoSchema,
  LogoSchema,
  SlideSchema,
  StaticLinkSchema,
} from './white-label.ts'

export const VARIANTI = ['agevolaitalia', 'sofabis', 'rent'] as const
export type Variante = (typeof VARIANTI)[number]

/** Feature keys that no tenant can do without: nobody could switch anything on again. */
export const FUNZIONI_FISSE = ['account', 'utenti', 'impostazioni'] as const

/** Whether a feature can be switched off for a tenant. */
export const isFunzioneFissa = (key: string): boolean => FUNZIONI_FISSE.some((fixed) => fixed === key)

const Moduli = z
  .record(z.string().check(z.regex(/^[a-z][\w-]{0,40}$/i, 'Questo non è il nome di una funzione')), z.boolean())
  .check(({ value, issues }) => {
    const off = Object.keys(value).find((key) => value[key] === false && isFunzioneFissa(key))
    if (off) issues.push({ code: 'custom', input: value, path: [off], message: 'Questa funzione non si può spegnere' })
  })

const Email = z.string().check(({ value, issues }) => {
  const verdict = checkEmail(value)
  if (!verdict.ok) issues.push({ code: 'custom', input: value, message: verdict.motivo })
})

/** Heaviest that a kind of criterion can count. */
export const PESO_MASSIMO = 100
const Peso = z.number().check(z.gte(0, 'Il peso va da 0 a 100'), z.lte(PESO_MASSIMO, 'Il peso va da 0 a 100'))

/** One tenant's settings; `_id` is its host or tenant id (spec §3). */
export const SettingsSchema = z.looseObject({
  _id: z.string(),
  nome: z.string().check(z.minLength(1, 'Scrivi il nome del portale'), z.maxLength(80, 'Usa al massimo 80 caratteri')),
  variante: z.optional(z.enum(VARIANTI)),
  logo: z.optional(z.union([ImageAddress, LogoSchema])),
  slides: z.optional(z.array(SlideSchema)),
  colors: z.optional(ColorsSchema),
  /** Feature keys switched on for this tenant. */
  moduli: z.optional(Moduli),
  /** Features that only these accounts have, and those who work under them (spec §2, `/rent`): ids by feature key. */
  moduliPerConto: z.optional(z.record(z.string(), z.array(z.string()))),
  staticLink: z.optional(StaticLinkSchema),
  mailContatti: z.optional(Email),
  linkEsterni: z.optional(z.array(LinkEsternoSchema)),
  /** https addresses whose site this tenant's pages may show in a frame. */
  cornici: z.optional(z.array(z.string())),
  /** https address of the rental site that `/rent` shows in a frame. */
  affittiUrl: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/, 'Scrivi un indirizzo che inizia con https://'))),
  /** Weights of the matching score by criterion kind. */
  pesi: z.optional(z.record(z.string(), Peso)),
  esigenze: z.optional(EsigenzeSchema),
  /** Days before a deadline on which who works on it gets a mail; `SOGLIE_PREAVVISO` unless chosen. */
  sogliePreavviso: z.optional(SoglieSchema),
  /** Limits of the warning signs that this tenant uses instead of the published ones. */
  tabellaCNDCEC: z.optional(TabellaCndcecSchema),
  /** What `/tutorial` shows. */
  video: z.optional(z.array(VideoSchema)),
  /** The tenant's own privacy text; the server keeps simple formatting only. */
  privacyHtml: z.optional(z.string()),
  /** Grows by one with every change of the text; the server writes it, and the day beside it. */
  privacyVersione: z.optional(z.number()),
  privacyAggiornata: z.optional(z.string()),
  ...stamps,
})
export type Settings = Infer<typeof SettingsSchema>

/** What a page needs of the settings to work with them: a value that another version stored stops no page. */
export const EnteringSettingsSchema = z.looseObject({
  _id: z.string(),
  nome: z.string(),
}) as unknown as z.ZodMiniType<Settings>
