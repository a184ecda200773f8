import * as z from 'zod/mini'
import { stamps, type Infer } from '../records/record.ts'
import { checkEmail } from '../codes/email.ts'
import { esigenzaFields, EsigenzeSchema } from './esigenze.ts'
import * as f from '../fields/field.ts'
import { ReminderDaysSchema } from '../pratica/scadenze.ts'
import { CndcecTableSchema } from './cndcec-thresholds.ts'
import { VideoSchema } from './video.ts'
import {
  ColorsSchema,
  IMAGE,
  ImageAddress,
  ExternalLinkSchema,
  LogoSchema,
  slideFields,
  SlideSchema,
  StaticLinkSchema,
} from './white-label.ts'
import { PORTAL_VARIANTS } from './portal-variant.ts'

export const FIXED_FEATURES = ['account', 'utenti', 'impostazioni'] as const

export const isFixedFeature = (key: string): boolean => FIXED_FEATURES.some((fixed) => fixed === key)

const Modules = z
  .record(z.string().check(z.regex(/^[a-z][\w-]{0,40}$/i, 'Questo non è il nome di una funzione')), z.boolean())
  .check(({ value, issues }) => {
    const off = Object.keys(value).find((key) => value[key] === false && isFixedFeature(key))
    if (off) issues.push({ code: 'custom', input: value, path: [off], message: 'Questa funzione non si può spegnere' })
  })

const Email = z.string().check(({ value, issues }) => {
  const verdict = checkEmail(value)
  if (!verdict.ok) issues.push({ code: 'custom', input: value, message: verdict.motivo })
})

export const MAX_WEIGHT = 100
const Weight = z.number().check(z.gte(0, 'Il peso va da 0 a 100'), z.lte(MAX_WEIGHT, 'Il peso va da 0 a 100'))

/** The fields of one tenant's settings: their schemas and names. */
export const settingsFields = {
  nome: f.field('text', z.string().check(z.minLength(1, 'Scrivi il nome del portale')), 'Nome del portale', {
    longest: 80,
  }),
  variante: f.field('choice', z.optional(z.enum(PORTAL_VARIANTS)), 'Variante'),
  logo: f.field('other', z.optional(z.union([ImageAddress, LogoSchema])), 'Logo', IMAGE),
  slides: f.field('rows', z.optional(z.array(SlideSchema)), 'Diapositive', {
    fields: slideFields,
    lineName: f.called('Diapositiva', 'titolo'),
  }),
  colors: f.field('other', z.optional(ColorsSchema), 'Colori'),
  moduli: f.field('other', z.optional(Modules), 'Funzioni'),
  /** Features that only these accounts have, and those who work under them (spec §2, `/rent`): ids by feature key. */
  moduliPerConto: f.field('other', z.optional(z.record(z.string(), z.array(z.string()))), 'Funzioni per conto'),
  staticLink: f.field('other', z.optional(StaticLinkSchema), 'Indirizzi'),
  mailContatti: f.field('email', z.optional(Email), 'E-mail dei contatti'),
  linkEsterni: f.field('other', z.optional(z.array(ExternalLinkSchema)), 'Collegamenti esterni'),
  /** https addresses whose site this tenant's pages may show in a frame. */
  cornici: f.texts('Siti nelle pagine'),
  /** https address of the rental site that `/rent` shows in a frame. */
  affittiUrl: f.field(
    'site',
    z.optional(z.string().check(z.regex(/^https:\/\/\S+$/, 'Scrivi un indirizzo che inizia con https://'))),
    'Sito degli affitti',
  ),
  pesi: f.field('other', z.optional(z.record(z.string(), Weight)), 'Pesi'),
  esigenze: f.field('rows', z.optional(EsigenzeSchema), 'Esigenze', {
    fields: esigenzaFields,
    lineName: f.called('Esigenza', 'nome'),
  }),
  /** Days before a deadline on which its assignee gets a mail; `REMINDER_DAYS` unless chosen. */
  sogliePreavviso: f.field('other', z.optional(ReminderDaysSchema), 'Giorni di preavviso'),
  tabellaCNDCEC: f.field('other', z.optional(CndcecTableSchema), 'Soglie di allerta'),
  video: f.field('rows', z.optional(z.array(VideoSchema)), 'Video', {
    lineName: f.called('Video', 'titolo'),
  }),
  /** The tenant's own privacy text; the server keeps simple formatting only. */
  privacyHtml: f.lines('Testo della privacy', { longest: 200_000 }),
  /** Grows by one with every change of the text; the server writes it, and the day beside it. */
  privacyVersione: f.number('Versione della privacy', { decimals: 0, stamped: true }),
  privacyAggiornata: f.instant('Privacy aggiornata il', { stamped: true }),
} satisfies f.Fields

/** One tenant's settings, as they are stored; `_id` is its host or tenant id (spec §3). */
export const SettingsSchema = z.looseObject({ _id: z.string(), ...f.shapeOf(settingsFields), ...stamps })
export type Settings = Infer<typeof SettingsSchema>
