import {
  COLLECTIONS,
  ExternalLinkSchema,
  ROLES,
  SlideSchema,
  StaticLinkSchema,
  PORTAL_VARIANTS,
} from '@bandiera/domain'
import * as z from 'zod/mini'

/** What a visitor of a tenant's address may know before signing in. */
export const PublicTenantSchema = z.object({
  id: z.string(),
  nome: z.string(),
  variante: z.optional(z.enum(PORTAL_VARIANTS)),
  /** Addresses of images; the dark one is for the dark theme. */
  logo: z.optional(z.object({ chiaro: z.string(), scuro: z.optional(z.string()) })),
  /** Brand as `#rgb` or `#rrggbb`. */
  primary: z.optional(z.string()),
  mailContatti: z.optional(z.string()),
  slides: z.optional(z.array(SlideSchema)),
  staticLink: z.optional(StaticLinkSchema),
  linkEsterni: z.optional(z.array(ExternalLinkSchema)),
})
export type PublicTenant = z.infer<typeof PublicTenantSchema>

const Text = z.string().check(z.maxLength(200))

/** One column of a list before its code is loaded; without paths its cells stay empty until then. */
const FirstColumnSchema = z.object({
  id: Text,
  label: Text,
  /** Where its text is in a record, as in a question for a window: at the first of these paths that has one. */
  paths: z.optional(z.array(Text)),
  /** Words for the values, where they are not the text itself. */
  words: z.optional(z.record(z.string(), Text)),
  /** How a value is written: a day, whole euros. */
  as: z.optional(z.enum(['day', 'euro'])),
  width: z.optional(z.union([z.number(), Text])),
  from: z.optional(z.enum(['sm', 'md', 'lg', 'xl'])),
  align: z.optional(z.literal('right')),
})
export type FirstColumn = z.infer<typeof FirstColumnSchema>

/** For the first rows of a list before any code of the module runs, with the filters that it begins with. */
export const FirstRowsSchema = z.object({
  c: z.enum(COLLECTIONS),
  /** Under which name the list keeps chosen columns and saved views. */
  list: Text,
  f: z.optional(z.array(Text)),
  /** Its order, as in a question for a window; newest first without. */
  ord: z.optional(Text),
  /** Where the name of a row leads; `:_id` is replaced by the record's. */
  href: Text,
  /** The first one is the name of the row. */
  columns: z.array(FirstColumnSchema).check(z.minLength(1)),
})
export type FirstRows = z.infer<typeof FirstRowsSchema>

/** Answer of `GET /sync/first-rows?path=`: the columns that the user chose, and for each row a text or `null` in each. */
export interface FirstRowsAnswer {
  columns: Pick<FirstColumn, 'label' | 'width' | 'from' | 'align'>[]
  rows: { href: string; cells: (string | null)[] }[]
  /** The user chose higher rows. */
  roomy: boolean
}

const Roles = z.optional(z.array(z.enum(ROLES)))
/** Who may see an entry: the feature, roles and white labels; without roles every signed-in user. */
const gate = { feature: z.string(), roles: Roles, varianti: z.optional(z.array(z.enum(PORTAL_VARIANTS))) }

const Letter = z.optional(z.string().check(z.regex(/^[a-z]$/)))

export const RouteEntrySchema = z.object({
  ...gate,
  path: z.string(),
  ref: z.string(),
  title: z.string(),
  /** Reached without login; the server still decides record by record. */
  public: z.optional(z.boolean()),
  /** Of a list: what of it is shown before its code is there. */
  firstRows: z.optional(FirstRowsSchema),
})
export type RouteEntry = z.infer<typeof RouteEntrySchema>

export const MenuEntrySchema = z.object({
  ...gate,
  id: z.string(),
  label: z.string(),
  labelPerVariante: z.optional(z.record(z.string(), z.string())),
  to: z.string(),
  icon: z.optional(z.string()),
  order: z.number(),
  /** Shown only when the user can see at least one record of this collection. */
  whenSome: z.optional(z.string()),
  popup: z.optional(z.boolean()),
  /** `g` and this letter lead to the page. */
  key: Letter,
})
export type MenuEntry = z.infer<typeof MenuEntrySchema>

export const CommandEntrySchema = z.object({
  ...gate,
  id: z.string(),
  label: z.string(),
  to: z.string(),
  icon: z.optional(z.string()),
  keywords: z.optional(z.string()),
  /** This letter runs it while a page of the same feature is on screen. */
  key: Letter,
})
export type CommandEntry = z.infer<typeof CommandEntrySchema>

const Lines = z.number().check(z.gte(1), z.lte(40))

export const SlotEntrySchema = z.object({
  ...gate,
  slot: z.string(),
  ref: z.string(),
  title: z.string(),
  order: z.number(),
  /** The tab of the page that has this part among its own. */
  within: z.optional(z.string()),
  /** Of a card of the dashboard: its group; absent in modules of contracts before 2.7.0. One that the shell does not know is as none. */
  group: z.optional(Text),
  /** Of a card of the dashboard: how many lines of 36 px its place has from the first paint on. */
  lines: z.optional(Lines),
  /** The same on a phone, where it differs. */
  phoneLines: z.optional(Lines),
})
export type SlotEntry = z.infer<typeof SlotEntrySchema>

export const DeclaredDataSchema = z.object({ legge: z.array(z.string()), scrive: z.array(z.string()) })
export type DeclaredData = z.infer<typeof DeclaredDataSchema>

/** `module.json` (`modulo.json` in older releases): what a module declares; server and shell read it before its code runs. */
export const ModuleManifestSchema = z.object({
  schema: z.literal(1),
  id: z.string().check(z.regex(/^mf-[a-z0-9-]+$/)),
  version: z.string(),
  /** Name of the federation container; carries the version so that two versions never mix. */
  container: z.string(),
  entry: z.string(),
  /** Range of contracts that it was written for, `^2.0.0`; a number in modules of the first contract. */
  contract: z.union([z.string(), z.number()]),
  /** Range of every shared library that it takes from the shell; absent in modules of the first contract. */
  shared: z.optional(z.record(z.string(), z.string())),
  features: z.record(z.string(), z.object({ label: z.string(), on: z.boolean() })),
  routes: z.array(RouteEntrySchema),
  menu: z.array(MenuEntrySchema),
  /** Absent in modules that were built before there were commands. */
  comandi: z.optional(z.array(CommandEntrySchema)),
  slots: z.array(SlotEntrySchema),
  /** Absent in modules that were built before data were declared: those reach every collection. */
  dati: z.optional(DeclaredDataSchema),
  /** The oldest version that may run once this release is promoted for all: what is older has a security fault. */
  minimo: z.optional(z.string()),
  files: z.record(z.string(), z.object({ size: z.number(), sri: z.string() })),
  /** Files that the first screen needs, to preload. */
  preload: z.array(z.string()),
  /** For each ref the files that its screen loads beyond `preload`. */
  screens: z.optional(z.record(z.string(), z.array(z.string()))),
  /** For each ref the libraries that the shell brings on demand and its screen takes, to preload. */
  kit: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type ModuleManifest = z.infer<typeof ModuleManifestSchema>

/** Another release of a module, by its address: its folder holds a manifest with this hash. */
export const ReleaseAddressSchema = z.object({ version: z.string(), base: z.string(), sri: z.string() })
export type ReleaseAddress = z.infer<typeof ReleaseAddressSchema>

const ProvinciaSchema = z.object({
  codice: z.string(),
  nome: z.string(),
  sigla: z.string(),
  regione: z.string(),
  capoluoghi: z.array(z.object({ codice: z.string(), nome: z.string() })),
})
const codes = z.array(z.string())
const ProvinceTableSchema = z.object({
  oggi: z.array(ProvinciaSchema),
  prima: z.array(z.extend(ProvinciaSchema, { al: z.string(), in: codes, intere: codes })),
})

/** A page of a feature that comes switched on and that this tenant switched off; `label` is the feature's. */
const SwitchedOffSchema = z.object({ ...gate, path: z.string(), label: z.string() })

/** What the page receives inline: who this tenant is and which modules, at which version, it runs. */
export const TenantManifestSchema = z.object({
  tenant: PublicTenantSchema,
  /** Version of the settings that `tenant` was made of. */
  settings: z.optional(z.number()),
  /** Number of the tenant's choice of modules; 0 is the portal as it came. */
  generation: z.number(),
  /** Whether open pages are asked to take this choice at once, and not at the next entry into a module. */
  urgent: z.optional(z.boolean()),
  /** Accounts get different versions of some module: after the login the page asks for its own manifest. */
  canary: z.optional(z.boolean()),
  /** True on every server that is not in production: pages for developers exist only then. */
  development: z.boolean(),
  /** Where an operator loaded comuni with other provinces than the release ships: these. */
  province: z.optional(ProvinceTableSchema),
  features: z.array(z.string()),
  /** Its pages say that the feature is switched off, and not that there is no such page. */
  switchedOff: z.optional(z.array(SwitchedOffSchema)),
  /** Of these features, the ones that only some accounts have: ids of the accounts by feature key. */
  reserved: z.optional(z.record(z.string(), z.array(z.string()))),
  modules: z.array(
    z.extend(ModuleManifestSchema, {
      base: z.string(),
      /** The last good version: a page falls back to it when this version fails. */
      previous: z.optional(ReleaseAddressSchema),
    }),
  ),
})
export type TenantManifest = z.infer<typeof TenantManifestSchema>
/** A module as one tenant runs it; `base` is the URL of its folder, ending with `/`. */
export type InstalledModule = TenantManifest['modules'][number]

/** id of the inline `<script type="application/json">` that carries the manifest */
export const MANIFEST_ELEMENT_ID = 'bandiera-manifest'
