import * as z from 'zod/mini'

/** The same schema for each of these fields. */
const fieldsOf =
  <S extends z.ZodMiniType>(schema: S) =>
  <K extends string>(...names: K[]) =>
    Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>
export const strings = fieldsOf(z.string())
export const numbers = fieldsOf(z.number())
export const maybeStrings = fieldsOf(z.optional(z.string()))

export const RefusedSchema = z.object({
  version: z.string(),
  why: z.object({
    ...maybeStrings('what', 'asked', 'found'),
    kind: z.string(),
  }),
})
export type Refused = z.infer<typeof RefusedSchema>

export const RefusalSchema = z.object({
  ...maybeStrings('tenant', 'id', 'version', 'floor'),
  kind: z.string(),
  because: z.optional(z.array(RefusedSchema)),
})

export type Refusal = z.infer<typeof RefusalSchema>

export const CanarySchema = z.object({ version: z.string(), percent: z.number() })
export type Canary = z.infer<typeof CanarySchema>

export const ResolutionSchema = z.object({
  ...strings('id', 'reason'),
  version: z.nullable(z.string()),
  wanted: z.optional(z.string()),
  refused: z.array(RefusedSchema),
})
export type Resolution = z.infer<typeof ResolutionSchema>

const ChannelsSchema = z.object({ stable: z.optional(z.string()), next: z.optional(z.string()) })

const AnswerSchema = z.object({
  ...strings('id', 'motivo'),
  ...numbers('aperte', 'aperteAltre'),
  ...maybeStrings('voluta', 'canale', 'precedente'),
  versione: z.nullable(z.string()),
  canarino: z.optional(CanarySchema),
  rifiutate: z.array(RefusedSchema),
  usato: z.boolean(),
})
/** A release was published and none was promoted yet. */
const isUnchosen = ({ motivo, voluta, rifiutate }: z.infer<typeof AnswerSchema>) =>
  motivo === 'none' && voluta === undefined && rifiutate.length === 0

const TenantModuleSchema = z.pipe(
  AnswerSchema,
  z.transform((modulo) => (isUnchosen(modulo) ? { ...modulo, motivo: 'unchosen' } : modulo)),
)
export type TenantModule = z.infer<typeof TenantModuleSchema>

const TenantSchema = z.object({
  ...strings('id', 'nome', 'quando', 'chi', 'perche'),
  generazione: z.number(),
  moduli: z.array(TenantModuleSchema),
})
export type Tenant = z.infer<typeof TenantSchema>

const DataUseSchema = z.object({ legge: z.array(z.string()), scrive: z.array(z.string()) })
export type DataUse = z.infer<typeof DataUseSchema>

const ReleaseSchema = z.object({
  ...strings('id', 'versione', 'contratto'),
  pubblicato: z.nullable(z.string()),
  chiave: z.nullable(z.string()),
  peso: z.number(),
  /** Declared collections; `null` for a release without a declaration, absent from an older server. */
  dati: z.optional(z.nullable(DataUseSchema)),
})
/** One that came with the portal has neither day nor key. */
export type Release = z.infer<typeof ReleaseSchema>

const HealthSchema = z.object({
  ...strings('tenant', 'id', 'version'),
  ...numbers('loads', 'csp', 'longTasks'),
  usual: z.nullable(z.number()),
  /** Loads whose files were transferred; absent from an older server, where all count. */
  fetched: z.optional(z.number()),
  /** Mean of these. */
  bytes: z.number(),
  failures: z.record(z.string(), z.number()),
  dati: z.optional(DataUseSchema),
  lastFailure: z.optional(
    z.object({ kind: z.string(), text: z.string(), at: z.string(), chi: z.optional(z.string()) }),
  ),
})
export type Health = z.infer<typeof HealthSchema>

const FloorSchema = z.object({
  ...strings('id', 'version', 'by', 'why', 'at'),
  release: z.optional(z.string()),
})
/** The oldest version of a module that may run; `release` when a release set it. */
export type Floor = z.infer<typeof FloorSchema>

const WithdrawnSchema = z.object({
  ...strings('id', 'versione', 'chiave', 'quando', 'chi', 'perche'),
})
export type Withdrawn = z.infer<typeof WithdrawnSchema>

const AnonymousSchema = z.object({
  ...strings('tenant', 'id', 'version'),
  ...numbers('reports', 'loads', 'failures', 'csp'),
})
/** Reports from pages without a signed-in user; they decide nothing. */
export type Anonymous = z.infer<typeof AnonymousSchema>

const ReportSchema = z.object({
  ...strings('chiave', 'tipo', 'id', 'versione', 'perche', 'quando'),
  tenant: z.array(z.string()),
  quanti: z.number(),
  chi: z.nullable(z.string()),
  persone: z.optional(z.number()),
})
/** Not seen by an operator yet: a crash of few people (`guasto`), or a withdrawn version (`ritiro`). */
export type Report = z.infer<typeof ReportSchema>

const RegistrySchema = z.object({
  shell: z.object({
    version: z.string(),
    contracts: z.array(z.string()),
    shared: z.record(z.string(), z.string()),
  }),
  canali: z.record(z.string(), ChannelsSchema),
  trattenuti: z.array(z.object({ tenant: z.string(), id: z.string(), version: z.string() })),
  tenant: z.array(TenantSchema),
  /** Absent from an older server, like the fields below. */
  minimi: z.optional(z.array(FloorSchema)),
  ritirati: z.optional(z.array(WithdrawnSchema)),
  segnalazioni: z.optional(z.array(ReportSchema)),
  sconosciuti: z.optional(z.array(AnonymousSchema)),
  rilasci: z.array(ReleaseSchema),
  salute: z.array(HealthSchema),
})
/** Answer of `GET /api/registro`. */
export type Registry = z.infer<typeof RegistrySchema>

export const parseRegistry = (body: unknown): Registry => RegistrySchema.parse(body)

export const idsOf = ({ rilasci, tenant }: Pick<Registry, 'rilasci' | 'tenant'>): string[] =>
  [
    ...new Set([...rilasci.map(({ id }) => id), ...tenant.flatMap(({ moduli }) => moduli.map(({ id }) => id))]),
  ].toSorted()

export const versionsOf = ({ rilasci }: Pick<Registry, 'rilasci'>, id: string): string[] =>
  rilasci
    .filter((one) => one.id === id)
    .map(({ versione }) => versione)
    .toSorted((a, b) => compareVersions(b, a))

/** `1.2.0-beta` comes before `1.2.0`. */
export function compareVersions(a: string, b: string): number {
  const [coreA = '', preA] = splitAt(a)
  const [coreB = '', preB] = splitAt(b)
  const byCore = coreA.localeCompare(coreB, 'en', { numeric: true })
  if (byCore !== 0 || preA === preB) return byCore
  if (preA === undefined) return 1
  return preB === undefined ? -1 : preA.localeCompare(preB, 'en', { numeric: true })
}

const splitAt = (version: string): string[] => version.split(/-(.*)/s)

const TeamKeySchema = z.object({
  ...strings('id', 'team', 'addedBy', 'at'),
  modules: z.union([z.literal('*'), z.array(z.string())]),
  operator: z.boolean(),
  revokedAt: z.optional(z.string()),
})
/** A key of a team: what it may publish, and whether it may decide what tenants run. */
export type TeamKey = z.infer<typeof TeamKeySchema>

export const parseKeys = (body: unknown): TeamKey[] => z.object({ chiavi: z.array(TeamKeySchema) }).parse(body).chiavi
